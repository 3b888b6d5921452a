import path from 'node:path';
import { root } from './build-once.ts';
import { openFixtureSite } from './fixture-site.ts';

/** Builds and serves the sites that most tests visit. Returns a function that closes them. */
export default async function openFixtureSites(): Promise<() => Promise<void>> {
  const demo = await openFixtureSite('demo');
  process.env.DEMO_SITE = demo.address;
  const hostile = await openFixtureSite('hostile', path.join(root, 'tests/hostile-content'));
  process.env.HOSTILE_SITE = hostile.address;
  process.env.HOSTILE_WARNINGS = JSON.stringify(hostile.warnings);
  return async () => {
    await Promise.all([demo.close(), hostile.close()]);
  };
}
