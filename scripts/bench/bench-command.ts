import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../tests/browser/find-browser.ts';
import { createScratchProject } from '../../tests/scratch-project.ts';
import { benchDemoBuild, benchLargeBuild } from './build-bench.ts';
import { benchCheck } from './check-bench.ts';
import { type FigureGroup, table } from './figure.ts';
import { benchMillionPosts } from './million-bench.ts';
import { benchOnDemand } from './on-demand-bench.ts';
import { ownContent, serveSite } from './served-site.ts';
import { benchSpeed, slowNetwork } from './speed-bench.ts';
import { benchWeight } from './weight-bench.ts';

/** Milliseconds that all of it may take; on a busy machine the large build has fewer posts. */
const budget = 220_000;
const mostPosts = 2000;

const root = process.cwd();
const began = performance.now();
const groups: FigureGroup[] = [];

function report(group: FigureGroup): void {
  groups.push(group);
  console.log(`${table([group])}\n`);
}

const project = createScratchProject('bench');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
try {
  report(await benchCheck(project));
  const site = await serveSite(ownContent(project.root), path.join(project.root, 'dist'));
  const { group, rate } = await benchDemoBuild(project.root, site);
  report(group);
  report(await benchWeight(project.root, browser, site));
  // A new connection to a real host takes two round trips more: TCP and TLS.
  site.connecting = 2 * slowNetwork.roundTrip;
  report(await benchSpeed(project.root, browser, site));
  await site.close();

  report(await benchOnDemand(project.root, path.join(project.root, 'on-demand')));
  report(await benchMillionPosts(project.root, path.join(project.root, 'million')));

  const left = (budget - (performance.now() - began)) / 1000;
  const posts = Math.max(100, Math.min(mostPosts, Math.floor((left * rate) / 3)));
  report(await benchLargeBuild(project.root, path.join(project.root, 'large'), posts));
} finally {
  await browser.close();
  project.remove();
}

const file = path.join(root, '.pagewright/bench.json');
mkdirSync(path.dirname(file), { recursive: true });
const machine = { node: process.version, processors: os.cpus().length, load: os.loadavg()[0] };
writeFileSync(file, `${JSON.stringify({ machine, groups }, null, 2)}\n`);
console.log(
  `Written to ${path.relative(root, file)} after ${Math.round((performance.now() - began) / 1000)} s, ` +
    `with ${machine.load?.toFixed(1)} processes waiting for ${machine.processors} processors.`,
);
