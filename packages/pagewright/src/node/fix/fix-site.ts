import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Check } from '../../check/check.ts';
import { pluralize } from '../../check/codes/message-text.ts';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import type { Workspace } from '../../check/diagnostics/workspace.ts';
import { applySafeFixes, type FixedWorkspace, withFixes } from '../../check/fixes/apply-fixes.ts';
import { fixesOf } from '../../check/fixes/fixes-of.ts';
import { printedPath } from '../../check/printers/printed-file.ts';
import { printDiagnostic } from '../../check/printers/report-text.ts';

type FixResult = Pick<FixedWorkspace, 'workspace' | 'diagnostics'>;

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
): Promise<FixResult> {
  const { applied, workspace: safe, diagnostics: left } = applySafeFixes(workspace, checker);
  writeChanges(folder, schemas, workspace, safe);
  for (const { file, folder: of = printed, title } of applied) console.error(`${of}/${file}: ${title}`);
  console.error(`Applied ${pluralize(applied.length, 'safe fix', 'safe fixes')}.`);
  let current: FixResult = { workspace: safe, diagnostics: left };
  if (!ask) {
    for (const each of left)
      for (const { title } of fixesOf(each, safe))
        console.error(
          `${printedPath(each, { folder: printed })}:${each.range.line}:${each.range.column} could be fixed: ${title}`,
        );
    return current;
  }
  const declined = new Set<string>();
  for (;;) {
    const { workspace: before, diagnostics } = current;
    const next = diagnostics.find((each) => !declined.has(keyOf(each)) && fixesOf(each, before).length > 0);
    if (!next) return current;
    const fixes = fixesOf(next, before);
    console.error(`\n${printDiagnostic(next, { ...before, folder: printed })}\n`);
    for (const [index, { title }] of fixes.entries()) console.error(`  ${index + 1}  ${title}`);
    const reply = (await ask('Number of the fix, Enter to skip it, q to stop: ')).trim();
    if (reply === 'q') return current;
    const chosen = fixes[Number(reply) - 1];
    if (!chosen) {
      declined.add(keyOf(next));
      continue;
    }
    const changed = withFixes(before, [chosen]);
    writeChanges(folder, schemas, before, changed);
    current = { workspace: changed, diagnostics: checker(changed).diagnostics };
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
