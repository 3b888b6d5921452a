import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaffoldCommand } from '../../src/node/commands/scaffold-command.ts';
import { type ScaffoldKind, scaffold } from '../../src/node/scaffold/scaffold.ts';
import { ScaffoldError, type ScaffoldOptions } from '../../src/node/scaffold/scaffold-step.ts';
import { engineCommand } from '../commands/engine-command.ts';
import { runHere } from '../commands/run-here.ts';
import { MuseumCopy } from '../sites/museum-project.ts';

let project: MuseumCopy;

beforeAll(() => {
  project = new MuseumCopy();
});
afterAll(() => project.remove());

const refused: readonly (readonly [kind: ScaffoldKind, options: ScaffoldOptions, sentence: string])[] = [
  ['block', { name: 'Price List' }, 'Did you mean "price-list"?'],
  ['block', { name: 'price_list' }, 'cannot be the name of a block type'],
  ['block', { name: '../escape' }, 'cannot be the name of a block type'],
  ['block', { name: 'a-name-that-nobody-could-ever-type' }, 'has 34 characters'],
  ['block', { name: 'tickets' }, 'src/blocks/Tickets.tsx already exists'],
  ['block', { name: 'picture' }, 'src/Picture.tsx already exists'],
  ['block', { name: 'map' }, 'would be Map in code'],
  ['source', { name: 'new' }, 'would be new in code'],
  ['source', { name: 'house' }, 'src/sources/house.ts already exists'],
  ['source', { name: 'events', path: '/events/' }, 'without a slash at either end'],
  ['page', { name: 'policy' }, 'page-configs/policy.json already has the route /policy'],
  ['page', { name: 'policy', route: '/policy-2' }, 'page-configs/policy.json already exists'],
  ['page', { name: 'events', route: 'events' }, 'expects a path such as'],
  ['page', { name: 'event', route: '/:year/:slug' }, 'expects a path such as'],
  ['page', { name: '_site' }, 'cannot be the name of a page config'],
];

const misplaced: readonly (readonly [kind: ScaffoldKind, options: ScaffoldOptions, sentence: string])[] = [
  ['block', { name: 'one', route: '/one' }, 'Only a page takes --route.'],
  ['page', { name: 'one', slug: true }, 'Only a source takes --slug.'],
  ['block', { name: 'one', service: 'tickets' }, 'Only a source takes --service.'],
];

const misused: readonly (readonly [words: readonly string[], sentence: string])[] = [
  [['theme', 'dark'], 'Allowed choices are block, source, page.'],
  [['block'], "missing required argument 'name'"],
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
    const refusal = await scaffold(project.root, kind, options).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ScaffoldError);
    expect(String(refusal)).toContain(sentence);
    expect(writtenFiles()).toEqual(before);
  });

  it.each(misplaced)('%s %j', async (kind, options, sentence) => {
    const { status, printed } = await runHere(project.root, () => scaffoldCommand(kind, options));
    expect(status).toBe(2);
    expect(printed).toBe(sentence);
  });

  it.each(misused)('%j', (words, sentence) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...engineCommand('scaffold'), ...words], {
      cwd: project.root,
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
  });
});
