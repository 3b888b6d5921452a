import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Check } from '../../check/check.ts';
import type { Fix } from '../../check/codes/fix.ts';
import { pluralize } from '../../check/codes/message-text.ts';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import type { Workspace } from '../../check/diagnostics/workspace.ts';
import { applySafeFixes, type FixedWorkspace, withFixes } from '../../check/fixes/apply-fixes.ts';
import { fixesOf } from '../../check/fixes/fixes-of.ts';
import { printDiagnostic } from '../../check/printers/report-text.ts';

interface FixOptions {
  /** The folder of the page configs. */
  readonly folder: string;
  /** The folder of the schemas. */
  readonly schemas: string;
  /** The folder of the page configs, as messages name it. */
  readonly printed: string;
  readonly checker: Check;
  /** Asks a person, and resolves to the answer; undefined if nobody can answer. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
}

/**
 * Applies all safe fixes and writes the files. Then offers the other fixes one by one, or lists them if nobody can answer. Prints to
 * stderr, so that stdout contains only the report.
 */
export async function fixSite(
  workspace: Workspace,
  { folder, schemas, printed, checker, ask = terminal() }: FixOptions,
): Promise<Pick<FixedWorkspace, 'workspace' | 'diagnostics'>> {
  const fixed = applySafeFixes(workspace, checker);
  writeChanges(folder, schemas, workspace, fixed.workspace);
  for (const { file, folder: of = printed, title } of fixed.applied) console.error(`${of}/${file}: ${title}`);
  console.error(`Applied ${pluralize(fixed.applied.length, 'safe fix', 'safe fixes')}.`);
  const source = { ...fixed.workspace, folder: printed };
  if (!ask) {
    const open = fixed.diagnostics.flatMap((each) => fixesOf(each, source).map((fix) => ({ each, fix })));
    for (const { each, fix } of open)
      console.error(
        `${each.folder ?? printed}/${each.file}:${each.range.line}:${each.range.column} could be fixed: ${fix.title}`,
      );
    return fixed;
  }
  return offer(fixed, ask);

  async function offer(
    { workspace: start, diagnostics: first }: FixedWorkspace,
    answer: (question: string) => Promise<string>,
  ): Promise<Pick<FixedWorkspace, 'workspace' | 'diagnostics'>> {
    let current = start;
    let diagnostics = first;
    const declined = new Set<string>();
    for (;;) {
      const next = diagnostics.find(
        (each) => !declined.has(keyOf(each)) && fixesOf(each, current).length > 0,
      );
      if (!next) return { workspace: current, diagnostics };
      const fixes = fixesOf(next, current);
      console.error(`\n${printDiagnostic(next, { ...current, folder: printed })}\n`);
      for (const [index, { title }] of fixes.entries()) console.error(`  ${index + 1}  ${title}`);
      const reply = (await answer('Number of the fix, Enter to skip it, q to stop: ')).trim();
      if (reply === 'q') return { workspace: current, diagnostics };
      const chosen: Fix | undefined = fixes[Number(reply) - 1];
      if (!chosen) {
        declined.add(keyOf(next));
        continue;
      }
      const changed = withFixes(current, [chosen]);
      writeChanges(folder, schemas, current, changed);
      current = changed;
      diagnostics = checker(current).diagnostics;
    }
  }
}

function keyOf({ file, code, pointer, data }: Diagnostic): string {
  return `${file} ${code} ${pointer} ${JSON.stringify(data)}`;
}

/**
 * Returns a function that asks on the terminal; undefined if stdin or stderr is not a terminal, as in a git hook or a build on a server.
 */
function terminal(): FixOptions['ask'] {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  return async (question) => {
    const prompt = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await prompt.question(question);
    } finally {
      prompt.close();
    }
  };
}

function writeChanges(folder: string, schemas: string, before: Workspace, after: Workspace): void {
  writeFiles(folder, before.files, after.files);
  writeFiles(schemas, before.schemaFiles, after.schemaFiles);
}

/** Writes files with a new text, and removes files that were renamed. */
function writeFiles(folder: string, before: Workspace['files'], after: Workspace['files']): void {
  for (const [name, text] of after) {
    if (before.get(name) === text) continue;
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const name of before.keys()) if (!after.has(name)) rmSync(path.join(folder, name));
}
