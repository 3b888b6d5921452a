import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { markedPart, type StylePart } from '../../pipeline/files/style-parts.ts';
import { isConditional } from '../../pipeline/pages/shown-parts.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import type { CodeRegistry } from '../../pipeline/site/site-module.ts';

/** The block types in the nearest folder around a file. */
function blocksAround(file: string, entries: CodeRegistry['entries']): string[] {
  const around = [...entries].flatMap(([type, block]) => {
    const folder = block === undefined ? undefined : path.posix.dirname(block);
    return folder !== undefined && file.startsWith(`${folder}/`) ? [{ type, folder }] : [];
  });
  const depth = Math.max(...around.map(({ folder }) => folder.length));
  return around.filter(({ folder }) => folder.length === depth).map(({ type }) => type);
}

/** The block type and the conditions under which it shows the styles of a file; undefined without conditions. */
function partOf(
  file: string,
  { code, schemas }: Pick<CheckedSite, 'code' | 'schemas'>,
): StylePart | undefined {
  const { entries } = code.blocks;
  const [type, ...others] = blocksAround(file, entries);
  const block = type === undefined ? undefined : entries.get(type);
  // Several block types in one folder may share what is in the folders below.
  if (type === undefined || block === undefined || others.length > 0) return undefined;
  const below = path.posix.relative(path.posix.dirname(block), path.posix.dirname(file)).split('/');
  const conditions = below.filter((folder) => isConditional(folder, schemas.blocks.get(type) ?? {}));
  return conditions.length > 0 ? [type, ...conditions].join(' ') : undefined;
}

/** Marks styles that a block shows only with certain props, so that pages load only styles that they may show. */
export function markStyleParts(site: () => Pick<CheckedSite, 'code' | 'schemas'>): Plugin {
  let root = '';
  return {
    name: 'pagewright:style-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    // Vite has compiled the file, and joins it with others later.
    transform: {
      filter: { id: /\.css$/ },
      handler(css, id) {
        const part = partOf(normalizePath(path.relative(root, id)), site());
        return part === undefined ? undefined : { code: markedPart(css, part), map: null };
      },
    },
  };
}
