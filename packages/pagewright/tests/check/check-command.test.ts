import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createChecker } from '../../src/check/check.ts';
import { check } from '../../src/node/commands/check-command.ts';
import { fixSite } from '../../src/node/fix/fix-site.ts';
import { changedSince } from '../../src/node/git/git-changes.ts';
import { readWorkspace } from '../../src/pipeline/site/check-workspace.ts';
import { reportNotRun } from '../not-run.ts';
import { MuseumCopy } from '../sites/museum-project.ts';
import { readFixtureSite } from './check-fixture.ts';

const site = new MuseumCopy();
const folder = path.join(site.root, 'page-configs');

const sarifSchema = path.join(import.meta.dirname, '../fixtures/sarif-2.1.0.schema.json');

/** Runs the command in this process. Returns its output. */
async function checked(format: 'text' | 'json' | 'sarif' | 'github'): Promise<string> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(process, 'cwd').mockReturnValue(site.root);
  await check({ pages: folder, format });
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
  return String(print.mock.lastCall?.[0]);
}

beforeAll(() => {
  site.removeFile('page-configs/_regatta.json');
  site.write(
    'page-configs/bad, 100%.json',
    '{\n  "route": "/bad",\n  "head": { "title": "Bad", "description": "A bad page." },\n  "blocks": [{ "type": "search-frm" }]\n}\n',
  );
  site.write('page-configs/worse.json', '{\n  "route": "/worse/",\n');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.remove());

/** The official schema, without its descriptions. */
function isSarif(report: unknown): readonly unknown[] {
  const { $schema: _, id: __, ...schema } = JSON.parse(readFileSync(sarifSchema, 'utf8'));
  const isRelative = (text: string) =>
    URL.canParse(text, 'https://example.com') && !/[ "<>\\^`{|}]/.test(text);
  const formats = {
    uri: (text: string) => URL.canParse(text),
    'uri-reference': isRelative,
    'date-time': true,
  } as const;
  const validate = new Ajv({ strict: false, unicodeRegExp: false, allErrors: true, formats }).compile(schema);
  validate(report);
  return validate.errors ?? [];
}

describe('npm run check', () => {
  it('prints each diagnostic with its place, a code frame and a count, and exits with 1', async () => {
    const stdout = await checked('text');
    expect(stdout).toContain('bad, 100%.json:4:24 error unknown-block-type\n');
    expect(stdout).toContain('Did you mean "search-form"?');
    expect(stdout).toContain(
      '> 4 │   "blocks": [{ "type": "search-frm" }]\n    │                        ^^^^^^^^^^^^',
    );
    expect(stdout.trimEnd()).toMatch(/\d+ errors?(?: and \d+ warnings?)? in \d+ files?\.$/);
  });

  it('writes JSON with the data, the message and the fixes of each diagnostic', async () => {
    const report: unknown = JSON.parse(await checked('json'));
    expect(report).toMatchObject({
      diagnostics: expect.arrayContaining([
        expect.objectContaining({
          code: 'unknown-block-type',
          line: 4,
          column: 24,
          endColumn: 36,
          suggestion: 'search-form',
          fixes: [expect.objectContaining({ title: 'Change to "search-form"', isSafe: false })],
        }),
      ]),
    });
  });

  it('writes SARIF that its official schema accepts', async () => {
    const printed = await checked('sarif');
    expect(isSarif(JSON.parse(printed))).toEqual([]);
    expect(printed).toContain('"startLine": 4');
    expect(printed).toContain('"text": "\\"search-form\\""');
    expect(isSarif({ ...JSON.parse(printed), version: '2.2' })).toHaveLength(1);
  });

  it('writes one line for each annotation on GitHub, with the place of the mistake', async () => {
    const lines = (await checked('github')).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^::error file=page-configs\/bad%2C 100%25\.json,line=4,endLine=4,col=24,endColumn=36,title=unknown-block-type::The block type "search-frm" does not exist\. Did you mean "search-form"\?$/,
    );
  });
});

describe('npm run check -- --fix', () => {
  const site = readFixtureSite();
  const pages = path.join(site.root, 'pages');
  const write = (name: string, text: string) => writeFileSync(path.join(pages, name), text);
  const read = (name: string) => readFileSync(path.join(pages, name), 'utf8');
  const good = (name: string) => site.files.get(name) ?? '';
  const fix = (ask?: (question: string) => Promise<string>) =>
    fixSite(readWorkspace(site.root, pages), {
      folder: pages,
      schemas: path.join(site.root, 'schemas'),
      printed: 'pages',
      checker: createChecker(),
      ask,
    });

  it('applies the fixes that are certainly right, keeps the formatting, and lists the other fixes', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    // Tabs and two blank lines, which must stay.
    const odd = good('service.json').replaceAll('  ', '\t').replace('"head"', '\n\n"head"');
    write(
      'service.json',
      odd
        .replace(':slug', '[slug]')
        .replace('"A service."', '"A "good" service.",')
        .replace('"lead"', '"laed"'),
    );
    mkdirSync(path.join(pages, 'fallbacks'));
    write('fallbacks/service.json', good('_fallbacks/service.json'));
    rmSync(path.join(pages, '_fallbacks/service.json'));
    const { diagnostics } = await fix();
    expect(read('service.json')).toBe(
      odd.replace('"A service."', String.raw`"A \"good\" service."`).replace('"lead"', '"laed"'),
    );
    expect(read('_fallbacks/service.json')).toBe(good('_fallbacks/service.json'));
    expect(existsSync(path.join(pages, 'fallbacks/service.json'))).toBe(false);
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-key']);
    expect(log.mock.lastCall?.[0]).toMatch(/^pages\/service\.json:\d+:\d+ could be fixed: Rename to "lead"$/);
  });

  it('corrects shared sections, _site.json and schemas, too', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const [name, text] of site.files) write(name, text);
    write(
      '_sections/teaser.json',
      good('_sections/teaser.json').replace(
        '"props": {\n        "heading": "{section.heading}",',
        '"heading": "{section.heading}",\n      "props": {',
      ),
    );
    write('_site.json', good('_site.json').replace(/"props": \{\s*("text": "Talk to us.")\s*\}/, '$1'));
    write(
      'home.json',
      good('home.json').replace(
        '"section": "teaser"',
        '"type": "columns", "slots": { "right": [{ "type": "prose", "text": "Right" }] } },\n    { "section": "teaser"',
      ),
    );
    const cards = path.join(site.root, 'schemas/blocks/cards.json');
    const schema = readFileSync(cards, 'utf8');
    writeFileSync(
      cards,
      schema.replace('"default": 3', '"default": "3"').replace('"version": 2,', '"version": 2'),
    );
    const { diagnostics } = await fix();
    expect(diagnostics).toEqual([]);
    expect(readFileSync(cards, 'utf8')).toBe(schema);
    expect(JSON.parse(read('_sections/teaser.json'))).toEqual({
      ...JSON.parse(good('_sections/teaser.json')),
    });
    expect(JSON.parse(read('_site.json'))).toEqual(JSON.parse(good('_site.json')));
    expect(read('home.json')).toContain('{ "type": "prose", "props": { "text": "Right" } }');
    expect(log.mock.calls.flat()).toContain('schemas/blocks/cards.json: Change to 3');
  });

  it('offers the other fixes one by one, and changes only what the person accepts', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    write('service.json', good('service.json').replace('"banner"', '"baner"').replace('"cards"', '"crads"'));
    const answers = ['', '1'];
    const { diagnostics } = await fix(async () => answers.shift() ?? 'q');
    expect(read('service.json')).toBe(good('service.json').replace('"banner"', '"baner"'));
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-block-type']);
    expect(answers).toEqual([]);
  });
});

describe('npm run check -- --changed', () => {
  it('finds the files that differ from a revision, and files that git does not track yet', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'pagewright-changed-'));
    const hasGit = spawnSync('git', ['--version']).status === 0;
    if (!hasGit) reportNotRun('the check of changed files', 'git is not installed');
    const git = (...options: readonly string[]) =>
      hasGit &&
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...options], {
        cwd: root,
        stdio: 'ignore',
      });
    git('init');
    mkdirSync(path.join(root, 'page-configs'));
    for (const name of ['same', 'café']) writeFileSync(path.join(root, `page-configs/${name}.json`), '{}');
    git('add', '.');
    git('commit', '-m', 'First');
    for (const name of ['café', 'new']) writeFileSync(path.join(root, `page-configs/${name}.json`), '[]');
    const expected = new Set(['page-configs/café.json', 'page-configs/new.json']);
    expect(await changedSince(root, 'HEAD')).toEqual(hasGit ? expected : null);
    expect(await changedSince(root, 'no-such-revision')).toBeNull();
    rmSync(root, { recursive: true, force: true });
  });
});
