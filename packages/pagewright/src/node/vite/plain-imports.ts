import type { Plugin } from 'vite';
import { engineModule } from '../engine-file.ts';

const replacement = engineModule('render/document/load-with-styles');

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
