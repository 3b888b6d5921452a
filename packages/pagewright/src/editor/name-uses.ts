import { reservedRoots } from '../grammar/path-names.ts';
import { objectOf } from '../json/json-value.ts';
import { type ConfigName, nameAt, nameIn } from './config-name.ts';
import { type ConfigText, type EditorSite, readConfig } from './editor-site.ts';
import { type FileRange, nameRangeOf, pathsIn, stringsIn } from './text-range.ts';

/** All uses of a query: its name in `data` and in `paging`, and at the start of paths. */
function usesOfQuery(site: EditorSite, config: ConfigText, query: string): readonly FileRange[] {
  const declared = nameRangeOf(config, ['data', query]);
  const strings = stringsIn(config.tree);
  const paged = strings.filter((each) => each.text === query && nameIn(site, config, each)?.kind === 'query');
  const paths = strings.flatMap((string) => pathsIn(config.text, string));
  const used = paths.filter(({ path }) => path[0] === query);
  const ranges = [
    ...[...(declared ? [declared] : []), ...paged].map(({ start, end }) => ({
      start: start + 1,
      end: end - 1,
    })),
    ...used.map(({ start }) => ({ start, end: start + query.length })),
  ];
  return ranges.map((range) => ({ folder: 'pages', file: config.file, ...range }));
}

/** The uses of the query, block type, source or fallback at an offset. A query has uses in its own file only. */
export function referencesAt(site: EditorSite, file: string, offset: number): readonly FileRange[] {
  const config = readConfig(site, file);
  const named = config?.kind && nameAt(site, config, offset);
  if (!config || !named) return [];
  if (named.kind === 'query') return usesOfQuery(site, config, named.name);
  return [...site.workspace.files.keys()].toSorted().flatMap((each) => {
    const other = readConfig(site, each);
    return other ? usesOfName(site, other, named) : [];
  });
}

function usesOfName(site: EditorSite, config: ConfigText, { kind, name }: ConfigName): readonly FileRange[] {
  return stringsIn(config.tree)
    .filter(({ text }) => text === name)
    .flatMap((string): readonly FileRange[] => {
      const found = nameIn(site, config, string);
      if (found?.kind !== kind) return [];
      return [{ folder: 'pages', file: config.file, start: found.start, end: found.end }];
    });
}

/** The name at an offset, if it can be renamed. Only queries can. */
export function renameableAt(site: EditorSite, file: string, offset: number): ConfigName | undefined {
  const config = readConfig(site, file);
  const named = config?.kind && nameAt(site, config, offset);
  return named && named.kind === 'query' && config.value.data !== undefined ? named : undefined;
}

/** The ranges that the new name of a query replaces, or a sentence that says why the name cannot be used. */
export function renameAt(
  site: EditorSite,
  file: string,
  offset: number,
  name: string,
): readonly FileRange[] | string {
  const config = readConfig(site, file);
  const named = renameableAt(site, file, offset);
  if (!config || !named) return 'Only queries can be renamed. Put the cursor on the name of a query.';
  if (!/^[A-Za-z_][\w-]*$/.test(name))
    return 'The name of a query starts with a letter, and has only letters, digits, hyphens and underscores.';
  if (reservedRoots.has(name))
    return `No query can be called "${name}", because paths use that name for something else.`;
  if (name !== named.name && name in objectOf(config.value.data))
    return `The page already has a query "${name}".`;
  return usesOfQuery(site, config, named.name);
}
