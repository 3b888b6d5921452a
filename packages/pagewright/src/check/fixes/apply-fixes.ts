import type { Check } from '../check.ts';
import { readSource } from '../json/source-file.ts';
import type { Diagnostic } from '../messages/diagnostic.ts';
import type { Workspace } from '../workspace.ts';
import { applyEdits, type Fix } from './fix.ts';
import { fixesOf } from './fixes-of.ts';

/** A workspace after fixes, and the diagnostics that are left in it. */
export interface FixedWorkspace {
  readonly workspace: Workspace;
  readonly diagnostics: readonly Diagnostic[];
  readonly applied: readonly Fix[];
}

/** The workspace with the changes of fixes of page configs. Fixes that overlap another one are left out. */
export function withFixes(
  workspace: Workspace,
  fixes: readonly Fix[],
): Workspace & { readonly applied: readonly Fix[] } {
  const files = new Map(workspace.files);
  const applied = withoutOverlaps(fixes);
  for (const name of new Set(applied.map(({ file }) => file))) {
    const ofFile = applied.filter(({ file }) => file === name);
    const text = workspace.files.get(name);
    if (text === undefined) continue;
    const newName = ofFile.find((fix) => fix.newName !== undefined)?.newName ?? name;
    files.delete(name);
    files.set(
      newName,
      applyEdits(
        text,
        ofFile.flatMap(({ edits }) => edits),
      ),
    );
  }
  return { ...workspace, files, applied };
}

function withoutOverlaps(fixes: readonly Fix[]): readonly Fix[] {
  const kept: Fix[] = [];
  for (const fix of fixes) {
    const isFree = kept
      .filter(({ file }) => file === fix.file)
      .every((other) =>
        fix.edits.every((edit) =>
          other.edits.every((each) => each.end < edit.start || edit.end < each.start),
        ),
      );
    if (isFree) kept.push(fix);
  }
  return kept;
}

/** A file after all of its syntax errors have been corrected. */
interface RepairedFile {
  readonly text: string;
  readonly applied: readonly Fix[];
}

/**
 * Corrects the syntax of a file. Undefined unless safe fixes correct all of it: one error that they do not correct may be the true cause
 * of the others.
 */
function repairSyntax(name: string, written: string): RepairedFile | undefined {
  let text = written;
  const applied: Fix[] = [];
  for (;;) {
    const errors = readSource(name, text).diagnostics.filter(({ code }) => code === 'json-syntax');
    if (errors.length === 0) return { text, applied };
    const source = { files: new Map([[name, text]]), schemaFiles: new Map<string, string>() };
    const fixes = withoutOverlaps(errors.flatMap((error) => fixesOf(error, source).slice(0, 1)));
    const [first] = fixes;
    if (!first || fixes.some(({ isSafe }) => !isSafe)) return undefined;
    const changed = applyEdits(
      text,
      fixes.flatMap(({ edits }) => edits),
    );
    if (changed === text || applied.length > 1_000) return undefined;
    text = changed;
    applied.push(...fixes);
  }
}

/** Applies the safe fixes of all page configs, until there are none left. A fix that would not help is not applied. */
export function applySafeFixes(workspace: Workspace, check: Check): FixedWorkspace {
  const files = new Map(workspace.files);
  const applied: Fix[] = [];
  for (const [name, text] of workspace.files) {
    const repaired = repairSyntax(name, text);
    if (!repaired) continue;
    files.set(name, repaired.text);
    applied.push(...repaired.applied);
  }
  let current: Workspace = { ...workspace, files };
  let { diagnostics } = check(current);
  const useless = new Set<string>();
  const attempt = (fixes: readonly Fix[]): boolean => {
    const { applied: kept, ...changed } = withFixes(current, fixes);
    const next = check(changed);
    if (next.diagnostics.length >= diagnostics.length) return false;
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

/** The safe fixes of diagnostics in page configs, except of JSON syntax. */
function safeFixes(diagnostics: readonly Diagnostic[], workspace: Workspace): readonly Fix[] {
  return diagnostics.flatMap((diagnostic) => {
    if (diagnostic.code === 'json-syntax' || diagnostic.folder !== undefined) return [];
    const [first] = fixesOf(diagnostic, workspace);
    return first?.isSafe ? [first] : [];
  });
}
