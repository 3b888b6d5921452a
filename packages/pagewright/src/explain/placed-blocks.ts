import { findNodeAtLocation } from 'jsonc-parser';
import { walkBlocks } from '../config/walk-blocks.ts';
import { type ConfigText, type EditorSite, readConfig, stringIn } from '../editor/editor-site.ts';
import { sectionOf } from '../editor/shared-sections.ts';
import { pathsIn, rangeOf, stringsIn } from '../editor/text-range.ts';
import { sectionRoot } from '../grammar/path-names.ts';
import { isArray, isObject, type JsonObject, objectOf } from '../json/json-value.ts';
import { lineFinder } from '../json/source-place.ts';
import type { Steps } from '../json/steps.ts';
import type { Place } from './explanation.ts';

/** A value of a config, with the steps that lead to it. */
interface Written {
  readonly config: ConfigText;
  readonly steps: Steps;
  readonly value: JsonObject;
}

/** A block of a page, with the place where its config contains it. */
export interface PlacedBlock extends Written {
  /** The block around it, and the name of the slot. */
  readonly outer?: Written & { readonly slot: string };
  /** The place where a page uses the shared section that contains the block. */
  readonly use?: Written & { readonly section: string };
}

/** The folder of page configs, relative to the project. */
export const pagesFolder = 'page-configs';

export function placeOf({ config, steps }: Pick<Written, 'config' | 'steps'>): Place {
  const start = rangeOf(config, steps)?.start ?? 0;
  return { file: `${pagesFolder}/${config.file}`, line: lineFinder(config.text)(start, start).line };
}

function blocksIn(
  config: ConfigText,
  key: 'blocks' | 'end',
  use?: PlacedBlock['use'],
): readonly PlacedBlock[] {
  return walkBlocks(config.value, [key]).map(({ value, steps, outer }) => ({
    config,
    steps,
    value,
    ...(outer ? { outer: { config, ...outer } } : {}),
    ...(use ? { use } : {}),
  }));
}

export function objectsIn(
  config: ConfigText,
  steps: Steps,
  list: JsonObject[string] | undefined,
): readonly Written[] {
  return (list !== undefined && isArray(list) ? list : []).flatMap((value, index) =>
    isObject(value) ? [{ config, steps: [...steps, index], value }] : [],
  );
}

/** The blocks of a config. The blocks of a shared section take the place of its use. */
function expandedBlocks(site: EditorSite, config: ConfigText, key: 'blocks' | 'end'): readonly PlacedBlock[] {
  return blocksIn(config, key).flatMap((block) => {
    const name = stringIn(block.value.section);
    if (name === undefined || block.value.type !== undefined) return [block];
    const section = sectionOf(site, name);
    return section ? blocksIn(section, 'blocks', { ...block, section: name }) : [];
  });
}

/** The config whose `end` a page shows: the page itself, the file of its language, or `_site.json`. */
export function endingOf(site: EditorSite, page: ConfigText): ConfigText | undefined {
  const language = stringIn(page.value.language);
  const ofLanguage = language === undefined ? undefined : readConfig(site, `_languages/${language}.json`);
  return [page, ofLanguage].find((each) => each?.value.end !== undefined) ?? readConfig(site, '_site.json');
}

/** All blocks of a page in order: its own blocks, the blocks of the sections that it uses, and the blocks at its end. */
export function blocksOfPage(site: EditorSite, page: ConfigText): readonly PlacedBlock[] {
  const ending = endingOf(site, page);
  return [...expandedBlocks(site, page, 'blocks'), ...(ending ? expandedBlocks(site, ending, 'end') : [])];
}

/** The paths in a block, without the paths in its slots, which belong to other blocks. */
function rootsBelow({ config, steps }: Pick<Written, 'config' | 'steps'>): readonly (readonly string[])[] {
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
function conditionsOf({ config, steps }: Written): readonly Pick<Written, 'config' | 'steps'>[] {
  return ['when', 'unless'].map((key) => ({ config, steps: [...steps, key] }));
}

function namesIn({ value }: ConfigText, roots: readonly string[]): readonly string[] {
  const data = objectOf(value.data);
  return roots.filter(
    (root) => Object.hasOwn(data, root) || (root === 'paging' && value.paging !== undefined),
  );
}
