import { pagesFolder, sectionName } from '../config/config-kind.ts';
import { type ConfigName, nameIn } from '../editor/config-name.ts';
import { type ConfigText, configsOf, type EditorSite } from '../editor/editor-site.ts';
import { usesOfSection } from '../editor/shared-sections.ts';
import { type StringAt, stringsIn } from '../editor/text-range.ts';
import type { Use } from './explanation.ts';
import { placeOf } from './placed-blocks.ts';

/** The files of the pages that a config is part of. */
function pagesWith(site: EditorSite, config: ConfigText): readonly string[] {
  if (config.kind === 'page') return [`${pagesFolder}/${config.file}`];
  if (config.kind !== 'section') return [];
  const users = usesOfSection(site, sectionName(config.file) ?? '');
  return [...new Set(users.map((use) => `${pagesFolder}/${use.config.file}`))];
}

function usesWhere(
  site: EditorSite,
  isUse: (config: ConfigText, string: StringAt) => boolean,
): readonly Use[] {
  const kinds = ['page', 'section', 'site', 'language', 'fallback'] as const;
  return kinds.flatMap((kind) =>
    configsOf(site, kind).flatMap((config) =>
      stringsIn(config.tree)
        .filter((string) => isUse(config, string))
        .map(({ steps }): Use => {
          const query = steps[0] === 'data' && steps.length === 3 ? String(steps[1]) : undefined;
          return { place: placeOf({ config, steps }), pages: pagesWith(site, config), query };
        }),
    ),
  );
}

/** The uses of a block type or a source in all configs. */
export function usesOfName(site: EditorSite, kind: ConfigName['kind'], name: string): readonly Use[] {
  return usesWhere(
    site,
    (config, string) => string.text === name && nameIn(site, config, string)?.kind === kind,
  );
}

/** The uses of a file in `public/` in all configs. */
export function usesOfFile(site: EditorSite, src: string): readonly Use[] {
  return usesWhere(site, (_, { text, isName }) => text === src && !isName);
}
