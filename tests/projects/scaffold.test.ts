import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staleFiles } from '../../packages/pagewright/src/node/output/generated-files.ts';
import { scaffold } from '../../packages/pagewright/src/node/scaffold/scaffold.ts';
import { closeServer, listen } from '../../packages/pagewright/src/node/serving/static-server.ts';
import { checkSite } from '../../packages/pagewright/src/pipeline/site/checked-site.ts';
import { createDemoService } from '../../packages/pagewright-wordpress/demo-service/demo-service.ts';
import type { ContentTypes } from '../../packages/pagewright-wordpress/src/site-types/content-model.ts';
import { createScratchProject, type ScratchProject } from '../scratch-project.ts';
import { followRecipe } from './follow-recipe.ts';

const home = path.resolve(import.meta.dirname, '../..');
const tool = (name: string) => path.join(home, 'node_modules/.bin', name);
/** Each test starts several processes, one after the other. */
const commands = { timeout: 120_000 };

let project: ScratchProject;

/** Runs a command in the scratch project. */
function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project.root, encoding: 'utf8' });
  return { status, stdout, stderr };
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
  const include = ['src', 'pagewright.config.ts'];
  project.write(
    'tsconfig.scratch.json',
    JSON.stringify({ extends: './tsconfig.json', compilerOptions: { noEmit: true }, include }),
  );
  return run(tool('tsc'), '--pretty', 'false', '-p', 'tsconfig.scratch.json');
}

beforeAll(() => {
  project = createScratchProject('scaffold');
  // A recipe copies templates of a package, and the tests of the blocks import sources of the engine.
  for (const folder of ['node_modules', 'packages'])
    symlinkSync(path.join(home, folder), path.join(project.root, folder), 'junction');
});
afterAll(() => project.remove());

describe('a new block type', commands, () => {
  it('is created in the steps of its recipe, and a page shows it', async () => {
    const [scaffolded] = await followRecipe(project.root, 'add-a-block.md');
    const steps = printedSteps(scaffolded?.printed ?? '');
    expect(steps).toEqual(stepsOf('add-a-block.md', 'price-table', 'PriceTable'));
    for (const step of steps.filter((each) => !each.startsWith('npm'))) {
      expect(existsSync(path.join(project.root, step)), step).toBe(true);
    }
  });

  it('has an example with its name as a heading', () => {
    const { examples } = JSON.parse(project.read('schemas/blocks/price-table.json'));
    expect(examples.at(-1)).toMatchObject({ heading: 'Price table' });
  });

  it('is in alphabetical order in the registry', () => {
    const lines = project.read('src/blocks/block-registry.ts').split('\n');
    const at = lines.indexOf("  'price-table': () => import('./price-table/PriceTable.tsx'),");
    expect(lines[at - 1]).toContain('pager');
    expect(lines[at + 1]).toContain('promo-tiles');
  });
});

describe('a new field of a form', () => {
  it('is added as its recipe says', async () => {
    expect(await followRecipe(project.root, 'add-a-field.md')).toHaveLength(1);
  });
});

describe('a new source', commands, () => {
  it('is created in the steps of its recipe', async () => {
    const [list, entry] = await followRecipe(project.root, 'add-a-source.md');
    expect(printedSteps(list?.printed ?? '')).toEqual(stepsOf('add-a-source.md', 'job-openings', ''));
    expect(printedSteps(entry?.printed ?? '')).toEqual(stepsOf('add-a-source.md', 'event', ''));
    expect(JSON.parse(project.read('schemas/content/job-openings.json'))).toMatchObject({
      properties: { content: { type: 'array', items: { required: ['title'] } } },
    });
    expect(project.read('src/sources/job-openings.ts')).toContain("path: 'jobs/v2/openings'");
    const registry = project.read('src/sources/source-registry.ts');
    expect(registry).toMatch(
      /industry\.ts';\nimport jobOpenings from '\.\/job-openings\.ts';\nimport latestPosts/,
    );
    expect(registry).toMatch(/ {2}industry,\n {2}'job-openings': jobOpenings,\n {2}'latest-posts'/);
  });

  it('is a content type of the demo service and of the plugin', async () => {
    const { contentTypes }: { readonly contentTypes: ContentTypes } = await import(
      // The commands have imported the config as it was before the recipe.
      `${path.join(project.root, 'pagewright.config.ts')}?changed`
    );
    const service = createDemoService({
      contentDir: path.join(project.root, 'demo-content'),
      contentTypes,
      messagesFile: path.join(project.root, 'messages.jsonl'),
      images: {},
    });
    const { server, address } = await listen(async (...exchange) => {
      await service(...exchange);
    }, 0);
    const response = await fetch(`${address}/wp-json/custom/v1/events/first-event`);
    expect(await response.json()).toMatchObject({ title: 'An evening with the estate maps' });
    await closeServer(server);
    expect(project.read('wordpress-plugin/content-types.json')).toContain('"events"');
  });
});

describe('a new page', commands, () => {
  it('is created in the steps of its recipe, at the given route', async () => {
    const [page, privacy, entries] = await followRecipe(project.root, 'add-a-page.md');
    expect(printedSteps(page?.printed ?? '')).toEqual(stepsOf('add-a-page.md', 'press', ''));
    expect(printedSteps(entries?.printed ?? '')).toEqual(stepsOf('add-a-page.md', 'event', ''));
    expect(privacy?.printed).toContain('1. page-configs/privacy.json\n');
    expect(project.read('page-configs/press.json')).toContain('"route": "/company/press"');
  });

  it('with a param has the values of the param, and a query for the entry', () => {
    expect(JSON.parse(project.read('page-configs/event.json'))).toMatchObject({
      route: '/events/:slug',
      params: { slug: ['first-event'] },
      head: { title: { from: '{event.title}', default: 'Event' } },
      data: { event: { source: 'event', params: { slug: '{route.slug}' } } },
      blocks: [{ props: { title: { from: '{event.title}', default: 'Event' } } }, {}],
    });
  });

  it('takes the values of the param from a list, if there is one', async () => {
    await scaffold(project.root, 'page', { name: 'trade', route: '/trades/industries/:slug' });
    expect(JSON.parse(project.read('page-configs/trade.json'))).toMatchObject({
      params: { slug: [{ each: '{industries}', show: '{item.slug}' }] },
      data: { industry: { source: 'industry' }, industries: { source: 'industries' } },
    });
  });

  it('is finished when its placeholders are replaced', () => {
    const files = ['press', 'privacy', 'event', 'trade'].map((name) => `page-configs/${name}.json`);
    const { printed } = checkSite(project.root);
    for (const file of files) {
      expect(printed).toMatch(new RegExp(`${file}:\\S+ warning placeholder-text`));
      project.write(file, project.read(file).replaceAll(/\[\[|\]\]/g, ''));
    }
    expect(checkSite(project.root).printed).toBe('');
  });
});

describe('a block type with other props', commands, () => {
  it('is changed as its recipe says, with all blocks that are written for it', async () => {
    await followRecipe(project.root, 'change-a-block.md');
    expect(project.read('schemas/versions.json')).toBe('{\n  "quote": 2\n}\n');
  });
});

describe('pages of WordPress', commands, () => {
  it('are pages of the site after the steps of the recipe', async () => {
    await followRecipe(project.root, 'show-wordpress-pages.md');
    expect(project.read('page-configs/wordpress-page.json')).toContain('"route": "/pages/:slug"');
  });
});

it('each recipe is followed by a test', () => {
  const tests = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('');
  for (const recipe of readdirSync(path.join(home, 'docs/recipes')))
    expect(tests).toMatch(new RegExp(`followRecipe\\([^)]+'${recipe}'\\)`));
});

describe('after all recipes the project', () => {
  it('passes the check', () => {
    const { errors, printed } = checkSite(project.root);
    expect(printed).not.toMatch(/(press|event|trade|privacy)\.json/);
    expect(errors).toEqual([]);
  });

  it('has no stale generated file', async () => {
    expect(await staleFiles(project.root)).toEqual([]);
  });

  it('is formatted and has no lint errors', () => {
    const files = [
      'schemas/blocks/price-table.json',
      'schemas/content/job-openings.json',
      'schemas/content/event.json',
      'page-configs/press.json',
      'page-configs/event.json',
      'page-configs/trade.json',
      'src/blocks/price-table',
      'src/blocks/block-registry.ts',
      'src/sources/job-openings.ts',
      'src/sources/event.ts',
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
    for (const part of [
      'vitest.config.ts',
      'tests/runner',
      'tests/unit/blocks',
      'tests/unit/site-content/shipped-site.ts',
    ]) {
      cpSync(path.join(home, part), path.join(project.root, part), { recursive: true });
    }
    const files = ['rendered-examples', 'registry', 'schemas', 'accessibility'].map(
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

describe('another content service than WordPress', commands, () => {
  it('is read by an adapter after the steps of the recipe: the one with which a test of the engine builds a site', async () => {
    await followRecipe(project.root, 'use-another-content-service.md');
    const tested = path.join(home, 'packages/pagewright/tests/projects/static-adapter.ts');
    expect(project.read('src/sources/static-adapter.ts')).toBe(readFileSync(tested, 'utf8'));
  });
});

describe('in the end the project', commands, () => {
  it('compiles, but not with a registry without the new line', () => {
    const registry = project.read('src/blocks/block-registry.ts');
    project.write('src/blocks/incomplete-registry.ts', registry.replace(/^.*price-table.*\n/m, ''));
    const { status, stdout } = compile();
    const errors = stdout.split('\n').filter((line) => /^\S/.test(line));
    expect(errors).toEqual([expect.stringMatching(/^src\/blocks\/incomplete-registry\.ts\(/)]);
    expect(stdout).toContain('price-table');
    expect(status).not.toBe(0);
  });
});
