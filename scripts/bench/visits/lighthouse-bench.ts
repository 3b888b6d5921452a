import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { isRecord } from '../../../packages/pagewright/src/json/json-value.ts';
import { closeServer, listen } from '../../../packages/pagewright/src/node/serving/static-server.ts';
import { browserArguments, findBrowser } from '../../../tests/browser/find-browser.ts';
import { atLeast, type Figure, type FigureGroup } from '../figure.ts';
import { addressOfEachConfig, type ServedSite } from '../served-site.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse and its packages take 185 MB, so the project does not install them. */
const moduleFile = 'benchmarks/node_modules/lighthouse/core/index.js';

type Lighthouse = (url: string, flags: object) => Promise<unknown>;

async function loadLighthouse(): Promise<Lighthouse | undefined> {
  if (!existsSync(moduleFile)) return undefined;
  const module: unknown = await import(pathToFileURL(path.resolve(moduleFile)).href);
  const run = isRecord(module) ? module.default : undefined;
  if (typeof run !== 'function') throw new Error(`${moduleFile} has no default export`);
  return async (url, flags) => run(url, flags);
}

async function freePort(): Promise<number> {
  const { server, address } = await listen(() => {}, 0);
  await closeServer(server);
  return Number(new URL(address).port);
}

const record = (value: unknown) => (isRecord(value) ? value : {});

/** The scores of a page, from 0 to 100, and the audits that lower them. */
interface Scores {
  readonly figures: readonly Figure[];
  readonly failed: readonly string[];
}

function scoresOf(name: string, result: unknown): Scores {
  const report = record(record(result).lhr);
  const audits = record(report.audits);
  const figures: Figure[] = [];
  const failed: string[] = [];
  for (const id of categories) {
    const category = record(record(report.categories)[id]);
    const score = Math.round(Number(category.score) * 100);
    figures.push({ what: `${name}: ${id}`, value: score, unit: '', goal: atLeast(100) });
    if (score === 100 || !Array.isArray(category.auditRefs)) continue;
    for (const reference of category.auditRefs.filter(isRecord)) {
      const audit = record(audits[String(reference.id)]);
      if (Number(reference.weight) > 0 && typeof audit.score === 'number' && audit.score < 1)
        failed.push(`${name}: ${id}: ${audit.title} (${audit.displayValue ?? `score ${audit.score}`})`);
    }
  }
  return { figures, failed };
}

/** The scores of Lighthouse for phones, for one page of each page config. No figures if Lighthouse is not installed. */
export async function benchLighthouse(root: string, site: ServedSite): Promise<FigureGroup> {
  const heading = 'Lighthouse for phones';
  const lighthouse = await loadLighthouse();
  if (!lighthouse)
    return {
      heading,
      figures: [],
      notes: ['Not measured. To install Lighthouse: npm --prefix benchmarks ci'],
    };
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const all: Scores[] = [];
    for (const [config, page] of addressOfEachConfig(root, site.folder)) {
      const result = await lighthouse(site.address + page, {
        port,
        logLevel: 'error',
        onlyCategories: categories,
      });
      all.push(scoresOf(config.replace(/\.json$/, ''), result));
    }
    return {
      heading,
      figures: all.flatMap(({ figures }) => figures),
      notes: all.flatMap(({ failed }) => failed),
    };
  } finally {
    await browser.close();
  }
}
