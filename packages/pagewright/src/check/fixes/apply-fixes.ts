import { applyEdits } from '../../json/text-edit.ts';
import type { Check } from '../check.ts';
import type { Fix } from '../codes/fix.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readSource } from '../diagnostics/source-file.ts';
import type { Workspace } from '../diagnostics/workspace.ts';
import { loadSchemas } from '../schemas/load-schemas.ts';
import { fixesOf } from './fixes-of.ts';

/** A workspace after fixes, and the diagnostics that are left in it. */
export interface FixedWorkspace {
  readonly workspace: Workspace;
  readonly diagnostics: readonly Diagnostic[];
  readonly applied: readonly Fix[];
}

/** The workspace with the changes of fixes. Fixes that overlap another one are left out. */
export function withFixes(
  workspace: Workspace,
  fixes: readonly Fix[],
): Workspace & { readonly applied: readonly Fix[] } {
  const applied = withoutOverlaps(fixes);
  const inFolder = (wanted?: 'schemas') => applied.filter(({ folder }) => folder === wanted);
  const files = changedFiles(workspace.files, inFolder());
  const schemaFiles = changedFiles(workspace.schemaFiles, inFolder('schemas'));
  return { ...withFiles(workspace, files, schemaFiles), applied };
}

type Files = Workspace['files'];

/** The workspace with other texts. Loads the schemas again only if one has changed, because the check compares them by identity. */
function withFiles(workspace: Workspace, files: Files, schemaFiles: Files): Workspace {
  const isSame = [...schemaFiles].every(([name, text]) => workspace.schemaFiles.get(name) === text);
  if (isSame) return { ...workspace, files };
  const { schemas, diagnostics } = loadSchemas(schemaFiles);
  return { ...workspace, files, schemaFiles, schemas, schemaDiagnostics: diagnostics };
}

function changedFiles(before: Files, fixes: readonly Fix[]): Files {
  const files = new Map(before);
  for (const name of new Set(fixes.map(({ file }) => file))) {
    const ofFile = fixes.filter(({ file }) => file === name);
    const text = before.get(name);
    if (text === undefined) continue;
    const newName = ofFile.find((fix) => fix.newName !== undefined)?.newName ?? name;
    files.delete(name);
    files.set(newName, withEdits(text, ofFile));
  }
  return files;
}

function withEdits(text: string, fixes: readonly Fix[]): string {
  const edits = fixes.flatMap((fix) => fix.edits);
  return applyEdits(text, edits);
}

function withoutOverlaps(fixes: readonly Fix[]): readonly Fix[] {
  const kept: Fix[] = [];
  for (const fix of fixes) {
    const isFree = kept
      .filter(({ file, folder }) => file === fix.file && folder === fix.folder)
      .every((other) =>
        fix.edits.every((edit) =>
          other.edits.every((each) => each.end < edit.start || edit.end < each.start),
        ),
      );
    if (isFree) kept.push(fix);
  }
  return kept;
}

/**
 * Corrects the syntax of a file. Undefined unless safe fixes correct all of it: one error that they do not correct may be the true cause
 * of the others.
 */
function repairSyntax(
  name: string,
  written: string,
): { readonly text: string; readonly applied: readonly Fix[] } | undefined {
  let text = written;
  const applied: Fix[] = [];
  for (;;) {
    const errors = readSource(name, text).diagnostics.filter(({ code }) => code === 'json-syntax');
    if (errors.length === 0) return { text, applied };
    const source = { files: new Map([[name, text]]), schemaFiles: new Map<string, string>() };
    const fixes = withoutOverlaps(errors.flatMap((error) => fixesOf(error, source).slice(0, 1)));
    if (fixes.length === 0 || fixes.some(({ isSafe }) => !isSafe)) return undefined;
    const changed = withEdits(text, fixes);
    if (changed === text || applied.length > 1_000) return undefined;
    text = changed;
    applied.push(...fixes);
  }
}

/** Applies the safe fixes of all page configs and schemas, until there are none left. A fix that would not help is not applied. */
export function applySafeFixes(workspace: Workspace, check: Check): FixedWorkspace {
  const applied: Fix[] = [];
  const repair = (files: Files, folder?: 'schemas'): Files =>
    new Map(
      [...files].map(([name, text]) => {
        const repaired = repairSyntax(name, text);
        applied.push(...(repaired?.applied ?? []).map((fix) => (folder ? { ...fix, folder } : fix)));
        return [name, repaired?.text ?? text];
      }),
    );
  let current = withFiles(workspace, repair(workspace.files), repair(workspace.schemaFiles, 'schemas'));
  let { diagnostics } = check(current);
  const useless = new Set<string>();
  const attempt = (fixes: readonly Fix[]): boolean => {
    const { applied: kept, ...changed } = withFixes(current, fixes);
    const next = check(changed);
    // Pages are checked only when the schemas are right, so mistakes in them may appear.
    const fewer =
      current.schemaDiagnostics.length - changed.schemaDiagnostics.length ||
      diagnostics.length - next.diagnostics.length;
    if (fewer <= 0) return false;
    current = changed;
    diagnostics = next.diagnostics;
    applied.push(...kept);
    return true;
  };
  for (;;) {
    const safe = safeFixes(diagnostics, current).filter((fix) => !useless.has(JSON.stringify(fix)));
    if (safe.length === 0) return { workspace: current, diagnostics, applied };
    if (attempt(safe)) continue;
    // One of several does not help. The positions of the others are right until one is applied.
    const [first] = safe;
    if (first && !attempt([first])) useless.add(JSON.stringify(first));
  }
}

/** The safe fixes of diagnostics, except of JSON syntax. */
function safeFixes(diagnostics: readonly Diagnostic[], workspace: Workspace): readonly Fix[] {
  return diagnostics.flatMap((diagnostic) => {
    if (diagnostic.code === 'json-syntax') return [];
    const [first] = fixesOf(diagnostic, workspace);
    return first?.isSafe ? [first] : [];
  });
}
