import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staleFiles } from '../../packages/pagewright/src/node/output/generated-files.ts';
import {
  type ScaffoldKind,
  scaffold as scaffoldIn,
} from '../../packages/pagewright/src/node/scaffold/scaffold.ts';
import {
  ScaffoldError,
  type ScaffoldOptions,
} from '../../packages/pagewright/src/node/scaffold/scaffold-step.ts';
import { checkSite } from '../../packages/pagewright/src/pipeline/site/checked-site.ts';
import { engineCommand } from '../engine-command.ts';
import { createScratchProject, type ScratchProject } from '../scratch-project.ts';

const home = path.resolve(import.meta.dirname, '../..');
const tool = (name: string) => path.join(home, 'node_modules/.bin', name);
let project: ScratchProject;

/** Runs a command in the scratch project. */
function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project.root, encoding: 'utf8' });
  return { status, stdout, stderr };
}

function scaffold(...args: readonly string[]) {
  return run(process.execPath, ...engineCommand('scaffold'), ...args);
}

/** The steps of the scaffolder, run in this process, which is faster than a new one. */
async function stepsHere(kind: ScaffoldKind, options: ScaffoldOptions): Promise<string[]> {
  return (await scaffoldIn(project.root, kind, options)).map(({ step }) => step);
}

/** The first code span of each item in a recipe's numbered list, with its names filled in. */
function stepsOf(recipe: string, name: string, component: string): string[] {
  const text = readFileSync(path.join(home, 'docs/recipes', recipe), 'utf8');
  return [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, step = '']) =>
    step.replaceAll('<Type>', component).replaceAll(/<type>|<name>/g, name),
  );
}

/** The numbered lines in the output of the scaffold command. */
function printedSteps(stdout: string): string[] {
  return [...stdout.matchAll(/^\d+\. (.+)$/gm)].map(([, step]) => step ?? '');
}

/** Compiles `src/`. The copy has no tests and scripts. */
function compile() {
  project.write('tsconfig.scratch.json', '{ "extends": "./tsconfig.json", "include": ["src"] }');
  return run(tool('tsc'), '--noEmit', '-p', 'tsconfig.scratch.json');
}

beforeAll(() => {
  project = createScratchProject('scaffold');
});
afterAll(() => project.remove());

describe('a new block type', () => {
  it('is created in the steps of its recipe', () => {
    const { status, stdout, stderr } = scaffold('block', 'price-table');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(printedSteps(stdout)).toEqual(stepsOf('add-a-block.md', 'price-table', 'PriceTable'));
    for (const step of printedSteps(stdout).filter((each) => !each.startsWith('npm'))) {
      expect(existsSync(path.join(project.root, step)), step).toBe(true);
    }
  });

  it('is in alphabetical order in the registry', () => {
    const lines = project.read('src/blocks/block-registry.ts').split('\n');
    const at = lines.indexOf("  'price-table': () => import('./price-table/PriceTable.tsx'),");
    expect(lines[at - 1]).toContain('pager');
    expect(lines[at + 1]).toContain('promo-tiles');
  });

  it('can be used in a page config at once', () => {
    const page = project.read('page-configs/policy.json');
    const used = page.replace(
      '"blocks": [',
      '"blocks": [{ "type": "price-table", "props": { "heading": "Prices", "text": "On request.", "tone": "ink" } },',
    );
    project.write('page-configs/policy.json', used);
    const { printed } = checkSite(project.root);
    project.write('page-configs/policy.json', page);
    expect(printed).not.toContain('unknown-block-type');
    expect(printed).toContain('skipped-heading');
  });
});

describe('a new source', () => {
  it('is created in the steps of its recipe', async () => {
    const steps = await stepsHere('source', { name: 'job-openings', path: 'jobs/v2/openings' });
    expect(steps).toEqual(stepsOf('add-a-source.md', 'job-openings', ''));
    expect(project.read('src/sources/job-openings.ts')).toContain("path: 'jobs/v2/openings'");
    const registry = project.read('src/sources/source-registry.ts');
    expect(registry).toMatch(
      /industry\.ts';\nimport jobOpenings from '\.\/job-openings\.ts';\nimport latestPosts/,
    );
    expect(registry).toMatch(/ {2}industry,\n {2}'job-openings': jobOpenings,\n {2}'latest-posts'/);
  });
});

describe('a new page', () => {
  it('is created in the steps of its recipe, at the given route', async () => {
    const steps = await stepsHere('page', { name: 'press', route: '/company/press' });
    expect(steps).toEqual(stepsOf('add-a-page.md', 'press', ''));
    expect(project.read('page-configs/press.json')).toContain('"route": "/company/press"');
  });
});

describe('after all of them the project', () => {
  it('compiles', () => {
    const { status, stdout } = compile();
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('does not compile without the line in the registry', () => {
    const registry = 'src/blocks/block-registry.ts';
    const before = project.read(registry);
    project.write(registry, before.replace(/^.*price-table.*\n/m, ''));
    const { status, stdout } = compile();
    project.write(registry, before);
    expect(status).not.toBe(0);
    expect(stdout).toContain('price-table');
  });

  it('passes the check', () => {
    const { errors, printed } = checkSite(project.root);
    expect(printed).not.toContain('press.json');
    expect(errors).toEqual([]);
  });

  it('has no stale generated file', async () => {
    expect(await staleFiles(project.root)).toEqual([]);
  });

  it('is formatted and has no lint errors', () => {
    const files = [
      'schemas/blocks/price-table.json',
      'schemas/content/job-openings.json',
      'page-configs/press.json',
      'src/blocks/price-table',
      'src/blocks/block-registry.ts',
      'src/sources/job-openings.ts',
      'src/sources/source-registry.ts',
    ];
    // The project's configuration, without its rule to skip files that git ignores: the copy is in such a folder.
    const settings = JSON.parse(readFileSync(path.join(home, 'biome.json'), 'utf8'));
    project.write('biome.json', JSON.stringify({ ...settings, root: true, vcs: { enabled: false } }));
    const { status, stderr, stdout } = run(tool('biome'), 'check', ...files);
    expect(stderr + stdout).toContain('Checked');
    expect(status, stderr + stdout).toBe(0);
  });

  it('passes the tests that apply to all blocks', { timeout: 180_000 }, () => {
    for (const part of ['vitest.config.ts', 'tests/unit/blocks', 'tests/unit/site-content/shipped-site.ts']) {
      cpSync(path.join(home, part), path.join(project.root, part), { recursive: true });
    }
    const files = ['rendered-examples', 'registry', 'schemas', 'accessibility.exhaustive'].map(
      (name) => `tests/unit/blocks/${name}.test.ts`,
    );
    const { status, stdout } = run(
      tool('vitest'),
      'run',
      '--reporter=json',
      '-t',
      'price-table|registry',
      ...files,
    );
    const report: { testResults: { assertionResults: { title: string; status: string }[] }[] } =
      JSON.parse(stdout);
    const passed = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter((each) => each.status === 'passed')
      .map(({ title }) => title);
    expect(passed).toContain("'price-table, example 2' fits its schema");
    expect(passed).toContain("'price-table, example 2' has no accessibility violation");
    expect(passed).toContain('loads the component with the name of price-table');
    expect(status, stdout).toBe(0);
  });
});

const refused: readonly (readonly [kind: ScaffoldKind, options: ScaffoldOptions, sentence: string])[] = [
  ['block', { name: 'Price List' }, 'Did you mean "price-list"?'],
  ['block', { name: 'price_list' }, 'cannot be the name of a block type'],
  ['block', { name: '../escape' }, 'cannot be the name of a block type'],
  ['block', { name: 'a-name-that-nobody-could-ever-type' }, 'has 34 characters'],
  ['block', { name: 'card-grid' }, 'src/blocks/card-grid/CardGrid.tsx already exists'],
  ['block', { name: 'picture' }, 'src/ui/pictures/Picture.tsx already exists'],
  ['block', { name: 'map' }, 'would be Map in code'],
  ['source', { name: 'new' }, 'would be new in code'],
  ['source', { name: 'service' }, 'src/sources/service.ts already exists'],
  ['source', { name: 'events', path: '/events/' }, 'without a slash at either end'],
  ['page', { name: 'policy' }, 'page-configs/policy.json already has the route /policy'],
  ['page', { name: 'policy', route: '/policy-2' }, 'page-configs/policy.json already exists'],
  ['page', { name: 'events', route: 'events' }, 'expects a path such as'],
  [
    'page',
    { name: 'event', route: '/events/:slug' },
    '"A page for each post" in docs/your-own-site.md shows how to write one',
  ],
  ['page', { name: '_site' }, 'cannot be the name of a page config'],
];

const misused: readonly (readonly [words: readonly string[], sentence: string])[] = [
  [['theme', 'dark'], 'Allowed choices are block, source, page.'],
  [['block'], "missing required argument 'name'"],
  [['block', 'one', '--route', '/one'], 'Only a page takes --route.'],
];

/** The files in which the scaffold command writes. */
function writtenFiles(): Record<string, string> {
  const files = ['src', 'schemas', 'page-configs'].flatMap((folder) =>
    readdirSync(path.join(project.root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(project.root, path.join(entry.parentPath, entry.name))),
  );
  return Object.fromEntries(files.map((file) => [file, project.read(file)]));
}

describe('the scaffold command rejects invalid names with a message, and changes no file:', () => {
  it.each(refused)('%s %j', async (kind, options, sentence) => {
    const before = writtenFiles();
    const refusal = await scaffoldIn(project.root, kind, options).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ScaffoldError);
    expect(String(refusal)).toContain(sentence);
    expect(writtenFiles()).toEqual(before);
  });

  it.each(misused)('%j', (words, sentence) => {
    const { status, stdout, stderr } = scaffold(...words);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
  });
});
