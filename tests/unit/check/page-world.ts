import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { check } from '../../../packages/pagewright/src/check/check.ts';
import type { Diagnostic } from '../../../packages/pagewright/src/check/messages/diagnostic.ts';
import type { Workspace } from '../../../packages/pagewright/src/check/workspace.ts';
import { readWorkspace } from '../../../packages/pagewright/src/pipeline/site/check-workspace.ts';

export const fixtures = path.resolve('tests/fixtures/pages');

/**
 * A small project of its own, so that a change to the site's schemas changes no test here: in
 * `tests/fixtures/pages/_world`.
 */
export function readWorld(): Workspace & { readonly root: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'pagewright-check-'));
  cpSync(path.join(fixtures, '_world'), root, { recursive: true });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return { ...readWorkspace(root, path.join(root, 'pages')), root };
}

/** The world with some files of its page configs replaced; `undefined` takes one away. */
export function withFiles(world: Workspace, changes: Readonly<Record<string, unknown>>): Workspace {
  const files = new Map(world.files);
  for (const [name, content] of Object.entries(changes)) {
    if (content === undefined) files.delete(name);
    else files.set(name, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  return { ...world, files };
}

/** The world with a block type whose line in the registry is gone. */
export function withoutCode(world: Workspace, type: string): Workspace {
  const broken = new Map([[type, { problem: 'no-entry', file: 'src/blocks/block-registry.ts' }] as const]);
  return { ...world, code: { ...world.code, blocks: { ...world.code.blocks, broken } } };
}

/** One line for each fault: `unknown-key example.json:3:5 "titel"`, with the words of the file that are marked. */
export function faultsOf(workspace: Workspace): readonly string[] {
  return check(workspace).diagnostics.map((each) => `${each.code} ${each.file} ${marked(workspace, each)}`);
}

function marked({ files }: Workspace, { file, range }: Diagnostic): string {
  const line = (files.get(file) ?? '').split('\n')[range.line - 1] ?? '';
  return line.slice(range.column - 1, range.endLine > range.line ? undefined : range.endColumn - 1);
}
