import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { markedPart } from '../../pipeline/files/style-parts.ts';
import { isConditional } from '../../pipeline/pages/shown-parts.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';

/** Those folders between a block and a file whose names are conditions. */
function conditionsOf(file: string, block: string, schema: JsonSchema): string[] {
  const below = path.posix.relative(path.posix.dirname(block), path.posix.dirname(file));
  return below.startsWith('..') ? [] : below.split('/').filter((folder) => isConditional(folder, schema));
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
        const file = normalizePath(path.relative(root, id));
        const { code, schemas } = site();
        for (const [type, block] of code.blocks.entries) {
          const conditions = block ? conditionsOf(file, block, schemas.blocks.get(type) ?? {}) : [];
          if (conditions.length > 0)
            return { code: markedPart(css, [type, ...conditions].join(' ')), map: null };
        }
        return undefined;
      },
    },
  };
}
