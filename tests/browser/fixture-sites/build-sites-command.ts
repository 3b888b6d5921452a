import { builtSites } from './built-sites.ts';
import openFixtureSites from './open-fixture-sites.ts';

// Builds all fixture sites before the browser tests. Otherwise each process of the tests would load the build, and one would wait for the
// other. Some sites are made from the demo.
const close = await openFixtureSites();
for (const build of Object.values(builtSites)) await build();
await close();
