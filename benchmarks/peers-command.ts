import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../tests/browser/find-browser.ts';
import { pageFile, readPage } from './conversion/built-page.ts';
import { withoutScripts } from './conversion/without-scripts.ts';
import { firstVisit, type Visit } from './measuring/first-visit.ts';
import { type Contender, serveContender } from './measuring/peer-server.ts';
import { astro } from './peers/astro.ts';
import { next } from './peers/next.ts';
import { reactRouter } from './peers/react-router.ts';

const runs = 5;
const here = import.meta.dirname;
const dist = path.resolve(here, '../dist');
const paths = process.argv.slice(2);

if (paths.length === 0) throw new Error('Expected the paths of pages, such as: npm start -- / /company');
for (const page of paths) {
  if (!existsSync(pageFile(dist, page)))
    throw new Error(`dist/ has no page ${page}. Build the site first: run "npm start" in the root.`);
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const pages = paths.map((page, index) => readPage(dist, page, `page${index}`));
const contenders: Contender[] = [
  { name: 'Pagewright', folder: dist, shared: dist },
  { name: 'Pagewright without scripts', folder: dist, shared: dist, document: withoutScripts },
];
for (const [name, peer] of Object.entries({ next, 'react-router': reactRouter, astro })) {
  console.log(`Building with ${peer.name}`);
  contenders.push({ name: peer.name, folder: await peer.build(pages, path.join(here, 'built', name)), shared: dist });
}

const servers = await Promise.all(contenders.map(serveContender));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
const lines: string[] = [];
for (const page of paths) {
  const visits = new Map<string, Visit[]>(contenders.map(({ name }) => [name, []]));
  // Interleaved, so that a slow moment of the machine affects all of them.
  for (let run = 0; run < runs; run += 1) {
    for (const server of servers) visits.get(server.name)?.push(await firstVisit(browser, server, page));
  }
  lines.push(
    '',
    `| ${page} | FCP ms | LCP ms | TBT ms | longest task ms | script at once kB | script in all kB | files |`,
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const [name, each] of visits) {
    const middle = (key: keyof Visit) => median(each.map((visit) => visit[key]));
    const cells = [
      ...(['fcp', 'lcp', 'blocked', 'longest'] as const).map((key) => middle(key).toFixed(0)),
      ...(['linkedScript', 'script'] as const).map((key) => (middle(key) / 1000).toFixed(1)),
      middle('scriptFiles').toFixed(0),
    ];
    lines.push(`| ${name} | ${cells.join(' | ')} |`);
  }
}
await browser.close();
for (const server of servers) server.close();

const [load = 0] = os.loadavg();
const table = `${lines.join('\n')}\n`;
mkdirSync(path.join(here, 'built'), { recursive: true });
writeFileSync(path.join(here, 'built/table.md'), table);
console.log(`${table}\nMedians of ${runs} interleaved visits; ${load.toFixed(1)} processes waited for ${os.cpus().length} processors.`);
