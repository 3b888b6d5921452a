import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../tests/browser/find-browser.ts';
import { createScratchProject } from '../../tests/scratch-project.ts';
import { benchDemoBuild, benchLargeBuild } from './build-bench.ts';
import { benchCheck } from './check-bench.ts';
import { type FigureGroup, table } from './figure.ts';
import { benchMadeUpPaths } from './made-up-paths-bench.ts';
import { benchMillionPosts } from './million-bench.ts';
import { benchOnDemand } from './on-demand-bench.ts';
import { benchRenderer } from './renderer/renderer-bench.ts';
import { ownContent, serveSite } from './served-site.ts';
import { benchEarlyInput } from './visits/early-input-bench.ts';
import { benchInteractions } from './visits/interaction-bench.ts';
import { benchLighthouse } from './visits/lighthouse-bench.ts';
import { benchNavigation } from './visits/navigation-bench.ts';
import { benchPaints } from './visits/paint-bench.ts';
import { slowPhone } from './visits/phone.ts';
import { benchStudio } from './visits/studio-bench.ts';
import { benchWeight } from './visits/weight-bench.ts';

/** Time limit for all sections, in milliseconds. On a busy machine the large build has fewer posts. */
const budget = 300_000;
const mostPosts = 2000;

const sections = [
  'check',
  'renderer',
  'weight',
  'lighthouse',
  'paint',
  'input',
  'interaction',
  'navigation',
  'demand',
  'made-up',
  'million',
  'studio',
  'posts',
] as const;
type Section = (typeof sections)[number];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !sections.some((section) => section === name));
if (unknown.length > 0)
  throw new Error(`Unknown section: ${unknown.join(', ')}. The sections are: ${sections.join(', ')}`);
const isChosen = (section: Section) => named.length === 0 || named.includes(section);

const root = process.cwd();
const began = performance.now();
const groups: FigureGroup[] = [];

function report(...added: readonly FigureGroup[]): void {
  groups.push(...added);
  console.log(`${table(added)}\n`);
}

const project = createScratchProject('bench');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
try {
  if (isChosen('check')) report(await benchCheck(project));

  const site = await serveSite(ownContent(project.root), path.join(project.root, 'dist'));
  const { group, rate } = await benchDemoBuild(project.root, site);
  report(group);
  if (isChosen('renderer')) report(await benchRenderer(project.root, browser, site));
  if (isChosen('weight')) report(await benchWeight(project.root, browser, site));
  if (isChosen('lighthouse')) report(await benchLighthouse(project.root, site));
  if (isChosen('interaction')) report(await benchInteractions(project.root, browser, site));
  // A new connection to a real host takes two more round trips: TCP and TLS.
  site.connecting = 2 * slowPhone.roundTrip;
  if (isChosen('paint')) report(...(await benchPaints(project.root, browser, site)));
  if (isChosen('input')) report(await benchEarlyInput(project.root, browser, site));
  if (isChosen('navigation')) report(await benchNavigation(browser, site));
  await site.close();

  if (isChosen('demand')) report(await benchOnDemand(project.root, path.join(project.root, 'on-demand')));
  if (isChosen('made-up')) report(await benchMadeUpPaths(project.root, path.join(project.root, 'made-up')));
  if (isChosen('million')) report(await benchMillionPosts(project.root, path.join(project.root, 'million')));

  if (isChosen('studio')) report(await benchStudio(browser));

  if (isChosen('posts')) {
    const left = (budget - (performance.now() - began)) / 1000;
    const posts = Math.max(100, Math.min(mostPosts, Math.floor((left * rate) / 3)));
    report(await benchLargeBuild(project.root, path.join(project.root, 'large'), posts));
  }
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
