import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openFixtureSite } from '../../tests/browser/fixture-sites/fixture-site.ts';
import { writeOverview, writeTemplateSheet } from './contact-sheets.ts';
import { shootPages, shotFile } from './page-shots.ts';
import { shootStudio } from './studio-shots.ts';
import { shownInDocs, templates } from './templates.ts';

const widths = [360, 768, 1024, 1440, 1920];

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    only: { type: 'string' },
    widths: { type: 'string', default: widths.join() },
    studies: { type: 'string' },
    all: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    studio: { type: 'boolean', default: false },
  },
});
if (values.studio) {
  await shootStudio();
  process.exit();
}

async function pathsOf(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location]) => new URL(location ?? '').pathname,
  );
}

const folder = path.resolve('shots');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const { only, studies } = values;
const shown = [...templates].filter(([name]) => only === undefined || name === only);
const fixture = values.site === undefined ? await openFixtureSite('shots') : undefined;
const site = values.site ?? fixture?.address ?? '';
const chosen = values.widths.split(',').map(Number);
// The sitemap does not list the error page.
const paths = new Set([...(values.all ? await pathsOf(site) : []), ...shown.map(([, address]) => address)]);
await shootPages({ site, paths: [...paths], widths: chosen, folder });
await fixture?.close();

for (const [name, address] of shown) {
  const target = path.join(folder, `sheet-${name}.png`);
  const shots = chosen.map((width) => ({ width, file: shotFile(folder, address, width) }));
  await writeTemplateSheet(name, { shots, studies, target });
  console.log(path.relative(process.cwd(), target));
}
if (values.docs) {
  const pages = shownInDocs.map((name) => templates.get(name) ?? '/');
  await writeOverview(
    pages.map((address) => ({
      wide: shotFile(folder, address, 1440),
      narrow: shotFile(folder, address, 360),
    })),
    'docs/templates.png',
  );
  console.log('docs/templates.png');
}
