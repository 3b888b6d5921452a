import { findNodeAtLocation } from 'jsonc-parser';
import { pagesFolder } from '../config/config-kind.ts';
import type { ConfigText } from '../editor/editor-site.ts';
import type { PlacedBlock, Written } from '../editor/page-blocks.ts';
import { pathsIn, rangeOf, stringsIn } from '../editor/text-range.ts';
import { conditionKeys } from '../grammar/compile/compile-condition.ts';
import { sectionRoot } from '../grammar/path-names.ts';
import { objectOf } from '../json/json-value.ts';
import { lineFinder } from '../json/source-place.ts';
import type { Place } from './explanation.ts';

type Value = Pick<Written, 'config' | 'steps'>;

export function placeOf({ config, steps }: Value): Place {
  const start = rangeOf(config, steps)?.start ?? 0;
  return { file: `${pagesFolder}/${config.file}`, line: lineFinder(config.text)(start, start).line };
}

/** The paths in a block, without the paths in its slots, which belong to other blocks. */
function rootsBelow({ config, steps }: Value): readonly (readonly string[])[] {
  const node = config.tree && findNodeAtLocation(config.tree, [...steps]);
  return stringsIn(node)
    .filter((string) => string.steps[steps.length] !== 'slots')
    .flatMap((string) => pathsIn(config.text, string).map(({ path }) => path));
}

/** The names of the queries that a block reads: `posts`, or `latest-posts.posts` for a query of a section. */
export function queriesRead(block: PlacedBlock): readonly string[] {
  const { use } = block;
  const written = [
    block,
    ...(block.outer ? conditionsOf(block.outer) : []),
    ...(use ? conditionsOf(use) : []),
  ];
  const names = written.flatMap((each) =>
    rootsBelow(each).flatMap(([root = '', param = '']) => {
      if (!use || each.config !== block.config) return namesIn(each.config, [root]);
      if (root !== sectionRoot) return namesIn(each.config, [root]).map((name) => `${use.section}.${name}`);
      const given = rootsBelow({ config: use.config, steps: [...use.steps, 'with', param] });
      return namesIn(
        use.config,
        given.map(([name = '']) => name),
      );
    }),
  );
  return [...new Set(names)];
}

/** The conditions of a block, which also apply to the blocks inside it. */
function conditionsOf({ config, steps }: Written): readonly Value[] {
  return conditionKeys.map((key) => ({ config, steps: [...steps, key] }));
}

function namesIn({ value }: ConfigText, roots: readonly string[]): readonly string[] {
  const data = objectOf(value.data);
  return roots.filter(
    (root) => Object.hasOwn(data, root) || (root === 'paging' && value.paging !== undefined),
  );
}
