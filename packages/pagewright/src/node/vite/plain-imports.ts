import type { Plugin } from 'vite';

/**
 * Vite wraps each dynamic import of a browser bundle in a function that preloads scripts and stylesheets. This bundle
 * has one stylesheet and its documents list their scripts, so that function has nothing to do and every page would
 * load it.
 */
export function plainImports(): Plugin {
  return {
    name: 'pagewright:plain-imports',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      order: 'pre',
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
