import { builtSites } from './built-sites.ts';
import openFixtureSites from './open-fixture-sites.ts';

// Without this, browser tests build the sites: each of their processes loads the build, and one waits for the other.
// Some sites are made from the demo.
const close = await openFixtureSites();
for (const build of Object.values(builtSites)) await build();
await close();
