import type { ReadableSource } from '../../src/content/source.ts';
import type { SourceMap } from './museum/src/generated/content-types.ts';

type MuseumSources = { readonly [Name in keyof SourceMap]: ReadableSource<SourceMap[Name]['content']> };

// An `import` would compile the museum’s code with the block types and sources of the site at the root.
const [module] = Object.values(
  import.meta.glob<{ readonly sources: MuseumSources }>('./museum/src/sources/museum-sources.ts', {
    eager: true,
  }),
);
if (!module) throw new Error('The museum has no sources');

/** The sources of the Harbour Museum. */
export const { sources } = module;
