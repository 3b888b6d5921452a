import path from 'node:path';
import { beginRun, root } from './build-once.ts';
import { openWorld, type World } from './world.ts';

/** Builds and serves the sites that the tests visit. Returns what closes them. */
export default async function openWorlds(): Promise<() => Promise<void>> {
  beginRun();
  const worlds: World[] = [];
  const demo = await openWorld('demo');
  worlds.push(demo);
  process.env.DEMO_SITE = demo.address;
  const hostile = await openWorld('hostile', path.join(root, 'tests/content-hostile-shape'));
  worlds.push(hostile);
  process.env.HOSTILE_SITE = hostile.address;
  process.env.HOSTILE_WARNINGS = JSON.stringify(hostile.warnings);
  return async () => {
    await Promise.all(worlds.map((world) => world.close()));
  };
}
