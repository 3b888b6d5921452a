import type { SiteLook } from '../../src/render/site-code.ts';

// An `import` would compile the museum’s code with the block types and sources of the site at the root.
const [module] = Object.values(
  import.meta.glob<{ readonly default: SiteLook }>('./museum/src/site.ts', { eager: true }),
);
if (!module) throw new Error('The museum has no src/site.ts');

/** The blocks, the layout and the states of the Harbour Museum. */
export const museumDefinition = module.default;
