import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const file = `../../render/blocks/load-with-styles${path.extname(import.meta.filename)}`;
const replacement = normalizePath(path.resolve(import.meta.dirname, file));

/**
 * Vite wraps each dynamic import of a browser bundle in a function that loads its stylesheets and preloads its scripts.
 * Documents list their scripts and link to joined stylesheets, which that function does not know.
 */
export function plainImports(): Plugin {
  return {
    name: 'pagewright:plain-imports',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      order: 'pre',
      handler: () => `export { loadWithStyles as __vitePreload } from ${JSON.stringify(replacement)};`,
    },
  };
}
