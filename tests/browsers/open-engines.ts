import { openFixtureSite } from '../browser/fixture-sites/fixture-site.ts';
import { installedEngines, missingEngines } from './engines/engines.ts';

/** Says which engines are not run, and builds the site that the journeys visit. */
export default async function openEngines(): Promise<void> {
  const missing = missingEngines.map(({ name, packages }) => `not run: no ${name} (${packages})`);
  for (const line of missing) console.log(line);
  if (installedEngines.length === 0)
    throw new Error(
      'No browser engine is installed. Install one of those above, for instance its Debian packages.',
    );
  const site = await openFixtureSite('demo');
  await site.close();
}
