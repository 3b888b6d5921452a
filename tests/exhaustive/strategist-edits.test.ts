import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { createChecker } from '../../packages/pagewright/src/check/check.ts';
import type { Workspace } from '../../packages/pagewright/src/check/diagnostics/workspace.ts';
import { isArray, isObject, type Json } from '../../packages/pagewright/src/json/json-value.ts';
import { readWorkspace } from '../../packages/pagewright/src/pipeline/site/check-workspace.ts';
import { filesBelow, root } from '../unit/architecture/project-files.ts';

const wantedEdits = 50;

const kinds = ['swap', 'remove', 'reword', 'add'] as const;

/** A random edit. Its numbers are indexes that start again at 0 after the last file, block or text. */
interface Edit {
  readonly kind: (typeof kinds)[number];
  readonly file: number;
  readonly at: number;
}

const edits: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...kinds),
  file: fc.nat(),
  at: fc.nat(),
});

function itemAt<Item>(list: readonly Item[], number: number): Item | undefined {
  return list[number % Math.max(list.length, 1)];
}

/** The blocks of a page in a new order. */
function editBlocks(blocks: readonly Json[], { kind, at }: Edit): readonly Json[] {
  const index = at % Math.max(blocks.length, 1);
  const [block, next] = [blocks[index], blocks[index + 1]];
  if (block === undefined) return blocks;
  if (kind === 'remove') return blocks.toSpliced(index, 1);
  if (kind === 'swap') return next === undefined ? blocks : blocks.toSpliced(index, 2, next, block);
  // An id may be used only once, so a block with an id is not copied.
  const added = isObject(block)
    ? Object.fromEntries(Object.entries(block).filter(([key]) => key !== 'id'))
    : block;
  return blocks.toSpliced(index, 0, added);
}

/** A page config with one more sentence in one of its texts, or with its blocks in another order. */
function edited(text: string, edit: Edit): string {
  const page: Json = JSON.parse(text);
  if (edit.kind === 'reword') {
    const sentences = [...text.matchAll(/"[^"{}\\]*[a-z] [^"{}\\]*\."/g)];
    const found = itemAt(sentences, edit.at);
    if (!found) return text;
    const end = found.index + found[0].length - 1;
    return `${text.slice(0, end)} This is new.${text.slice(end)}`;
  }
  if (!isObject(page) || page.blocks === undefined || !isArray(page.blocks)) return text;
  return `${JSON.stringify({ ...page, blocks: editBlocks(page.blocks, edit) }, undefined, 2)}\n`;
}

const check = createChecker();

/** The workspace after the edit. Undefined if the edit changes nothing, or if the check rejects it. */
function afterEdit(workspace: Workspace, edit: Edit): Workspace | undefined {
  const name = itemAt(
    [...workspace.files.keys()].filter((file) => !file.startsWith('_')),
    edit.file,
  );
  const text = name === undefined ? undefined : workspace.files.get(name);
  if (name === undefined || text === undefined) return undefined;
  const changed = edited(text, edit);
  const files = new Map([...workspace.files, [name, changed]]);
  const { diagnostics } = check({ ...workspace, files });
  const isAccepted = changed !== text && diagnostics.every(({ severity }) => severity !== 'error');
  return isAccepted ? { ...workspace, files } : undefined;
}

const copy = path.join(root, '.pagewright/scratch', `edited-site-${process.pid}`);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Makes a copy of the repository in which the page configs have other texts. */
function copyRepository({ files }: Workspace): void {
  for (const file of filesBelow('.')) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  // The links lead to the copies of the packages. Otherwise each module would be loaded twice.
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    // npm keeps its record in a file, not in a folder.
    if (name.endsWith('.json')) continue;
    const own = path.join(copy, 'packages', name);
    const target = existsSync(own) ? own : path.join(root, 'node_modules', name);
    symlinkSync(target, path.join(copy, 'node_modules', name), 'junction');
  }
  for (const [file, text] of files) writeFileSync(path.join(copy, 'page-configs', file), text);
}

it(`${wantedEdits} random edits of the site that the check accepts leave the tests of all packages green`, {
  timeout: 1_800_000,
}, () => {
  let workspace: Workspace = readWorkspace(root);
  let accepted = 0;
  for (const edit of fc.sample(edits, 20 * wantedEdits)) {
    const next = accepted < wantedEdits ? afterEdit(workspace, edit) : undefined;
    if (!next) continue;
    accepted += 1;
    workspace = next;
  }
  expect(accepted).toBe(wantedEdits);
  copyRepository(workspace);
  const suites = ['packages', 'packages-dom', 'projects'].flatMap((name) => ['--project', name]);
  const { status, stdout, stderr } = spawnSync('npx', ['vitest', 'run', ...suites, 'packages/'], {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(status, `${stdout.slice(-8000)}${stderr.slice(-2000)}`).toBe(0);
});
