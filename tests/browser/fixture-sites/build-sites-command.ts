import { builtSites } from './built-sites.ts';

// Without this, browser tests build the sites: each of their processes loads the build, and one waits for the other.
for (const build of Object.values(builtSites)) await build();
