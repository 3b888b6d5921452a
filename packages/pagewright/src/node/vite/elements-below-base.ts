import type { Plugin } from 'vite';
import { engineModule } from '../engine-file.ts';

/** The modules that make elements, and the modules of the engine that replace them. */
const replacements: ReadonlyMap<string, string> = new Map([
  ['react/jsx-runtime', engineModule('render/jsx-below-base')],
  ['react/jsx-dev-runtime', engineModule('render/jsx-dev-below-base')],
]);

/**
 * Adds the base to the links and images of all elements. Blocks, layouts and data keep the paths that authors write: code may compare them
 * with the current path, and a site moves by one setting.
 */
export function elementsBelowBase(): Plugin {
  return {
    name: 'pagewright-elements-below-base',
    enforce: 'pre',
    resolveId(id, importer) {
      const replacement = replacements.get(id);
      return replacement === importer?.split('?', 1)[0] ? undefined : replacement;
    },
  };
}
