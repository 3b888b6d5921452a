import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { median } from '../scripts/bench/figure.ts';
import { conditions } from '../scripts/bench/visits/phone.ts';
import { browserArguments, findBrowser } from '../tests/browser/find-browser.ts';
import { pageFile, readPage } from './conversion/built-page.ts';
import { withoutScripts } from './conversion/without-scripts.ts';
import { firstVisit, type Visit } from './measuring/first-visit.ts';
import { type Contender, serveContender } from './measuring/peer-server.ts';
import { expectSamePage } from './measuring/same-page.ts';
import { astro } from './peers/astro.ts';
import { next } from './peers/next.ts';
import { reactRouter } from './peers/react-router.ts';

const rounds = 5;
const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const paths = process.argv.slice(2);

if (paths.length === 0) throw new Error('Expected the paths of pages, such as: npm start -- / /company');
for (const page of paths) {
  if (!existsSync(pageFile(dist, page)))
    throw new Error(`dist/ has no page ${page}. Run npm start in the folder of the site: it builds dist/.`);
}

const columns: readonly (readonly [heading: string, value: (visit: Visit) => number, digits: number])[] = [
  ['FCP, ms', ({ fcp }) => fcp, 0],
  ['LCP, ms', ({ lcp }) => lcp, 0],
  ['blocked, ms', ({ blocked }) => blocked, 0],
  ['longest task, ms', ({ longest }) => longest, 0],
  ['HTML, kB', ({ html }) => html / 1024, 1],
  ['script at once, kB', ({ linkedScript }) => linkedScript / 1024, 1],
  ['script in all, kB', ({ script }) => script / 1024, 1],
  ['script files', ({ scriptFiles }) => scriptFiles, 0],
];

function table(page: string, visits: ReadonlyMap<string, readonly Visit[]>): string {
  const rows = [...visits].map(([name, each]) => [
    name,
    ...columns.map(([, value, digits]) => median(each.map(value)).toFixed(digits)),
  ]);
  const lines = [
    [`\`${page}\``, ...columns.map(([heading]) => heading)],
    ['---', ...columns.map(() => '---:')],
    ...rows,
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The site, the site without scripts, and the pages as each peer builds them. */
async function buildContenders(): Promise<[Contender, Contender, ...Contender[]]> {
  const pages = paths.map((page, index) => readPage(dist, page, `page${index}`));
  const built: Contender[] = [];
  for (const [name, peer] of Object.entries({ next, 'react-router': reactRouter, astro })) {
    console.error(`Building with ${peer.name}`);
    const folder = await peer.build(pages, path.join(import.meta.dirname, 'built', name));
    built.push({ name: peer.name, folder, shared: dist });
  }
  return [
    { name: 'Pagewright', folder: dist, shared: dist },
    { name: 'Pagewright without scripts', folder: dist, shared: dist, document: withoutScripts },
    ...built,
  ];
}

const [site, bare, ...peers] = await buildContenders();
const ours = await serveContender(site);
const servers = [ours, await serveContender(bare), ...(await Promise.all(peers.map(serveContender)))];
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
try {
  for (const page of paths) {
    for (const server of servers.slice(2)) await expectSamePage(browser, ours, server, page);
    const visits = new Map<string, Visit[]>(servers.map(({ name }) => [name, []]));
    console.error(`Visiting ${page}`);
    // The first round fills the servers' memory of compressed files. What slows the machine slows all contenders.
    for (let round = 0; round <= rounds; round += 1)
      for (const server of servers) {
        const visit = await firstVisit(browser, server, page);
        if (round > 0) visits.get(server.name)?.push(visit);
      }
    console.log(`${table(page, visits)}\n`);
  }
} finally {
  await browser.close();
  for (const server of servers) server.close();
}
const [load = 0] = os.loadavg();
console.log(
  `Medians of ${rounds} first visits in turns: ${conditions}. ` +
    `At the end ${load.toFixed(1)} processes waited for ${os.cpus().length} processors.`,
);
