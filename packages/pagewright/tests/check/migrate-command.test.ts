import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { migrate } from '../../src/node/commands/migrate-command.ts';
import { badPages, smallSite } from './check-fixture.ts';

const root = mkdtempSync(path.join(tmpdir(), 'pagewright-migrate-'));
const file = (name: string) => path.join(root, name);
const read = (name: string) => readFileSync(file(name), 'utf8');

/** Runs the command in this process. Returns its output. */
async function run(options: { readonly dryRun?: boolean } = {}, only?: string): Promise<string> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  await migrate(only, { pages: 'pages', ...options }, root);
  return print.mock.calls.flat().join('\n');
}

function writeMigration(code: string): void {
  mkdirSync(file('schemas/migrations/cards'), { recursive: true });
  writeFileSync(file('schemas/migrations/cards/2-to-3.ts'), code);
}

afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('rewrites blocks for an older version, and changes nothing unless all of them can be rewritten', async () => {
  cpSync(smallSite, root, { recursive: true });
  const schema = read('schemas/blocks/cards.json').replace('"version": 2', '"version": 3');
  writeFileSync(file('schemas/blocks/cards.json'), schema.replace('"heading": {', '"title": {'));
  const written = read('pages/service.json');

  await expect(run()).rejects.toThrow('schemas/migrations/cards/2-to-3.ts does not exist.');
  writeMigration('export default (');
  await expect(run()).rejects.toThrow('schemas/migrations/cards/2-to-3.ts cannot be loaded: ');
  writeMigration("export default ({ id }) => { throw new Error('No title.'); };");
  await expect(run()).rejects.toThrow(
    /pages\/service\.json:\d+:5 The block "cards" could not be migrated\.\n {2}schemas\/migrations\/cards\/2-to-3\.ts: No title\./,
  );
  expect(read('pages/service.json')).toBe(written);

  writeMigration('export default ({ heading, ...others }) => ({ title: heading, ...others });');
  expect(await run({ dryRun: true })).toContain(
    '\n-        "heading": "Parts",\n+        "title": "Parts",\n',
  );
  expect(read('pages/service.json')).toBe(written);
  await expect(run({}, 'crads')).rejects.toThrow('Did you mean "cards"?');
  expect(await run({}, 'banner')).toContain('Everything is written for the current versions');

  // This file has the oldest version, and goes through both steps.
  const old = readFileSync(path.join(badPages.get('old-version') ?? '', 'example.json'), 'utf8').replace(
    '[]',
    '[{ "title": "One" }]',
  );
  writeFileSync(file('pages/example.json'), old);
  expect(await run({}, 'cards')).toMatch(/Changed 4 files\.\nNo problems found\.$/);
  expect(read('pages/service.json')).toBe(written.replace('"heading": "Parts"', '"title": "Parts"'));
  expect(read('pages/example.json')).toBe(
    old.replace('      "version": 1,\n', '').replace('"items": [{', '"cards": [{'),
  );
  expect(read('schemas/versions.json')).toBe('{\n  "cards": 3\n}\n');
  expect(await run()).toContain('Everything is written for the current versions');
});
