import { type Diagnostic, json, type Steps } from 'pagewright/tooling';
import { getOrAdd } from '../get-or-add.ts';

/** True for a pointer to a value, or to something in it. */
export function isIn(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

const byFile = new WeakMap<readonly Diagnostic[], ReadonlyMap<string, readonly Diagnostic[]>>();

function grouped(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const each of diagnostics) if (!each.folder) getOrAdd(files, each.file, () => []).push(each);
  return files;
}

/** The diagnostics of a page config. Found once for each check, because every field asks. */
export function problemsOfFile(diagnostics: readonly Diagnostic[], file: string): readonly Diagnostic[] {
  return getOrAdd(byFile, diagnostics, () => grouped(diagnostics)).get(file) ?? [];
}

/** The diagnostics of a value itself. */
export function problemsOn(
  diagnostics: readonly Diagnostic[],
  file: string,
  steps: Steps,
): readonly Diagnostic[] {
  const pointer = json.pointerOf(steps);
  return problemsOfFile(diagnostics, file).filter((each) => each.pointer === pointer);
}

/** The diagnostics of a value and of all that is in it. */
export function problemsIn(
  diagnostics: readonly Diagnostic[],
  file: string,
  steps: Steps,
): readonly Diagnostic[] {
  const pointer = json.pointerOf(steps);
  return problemsOfFile(diagnostics, file).filter((each) => isIn(each.pointer, pointer));
}

/** The name of the property that an object lacks, according to a diagnostic; undefined for other diagnostics. */
function missingName(diagnostic: Diagnostic): string | undefined {
  return diagnostic.code === 'missing-key' ? diagnostic.data.key : undefined;
}

/** The diagnostics of a field: of its value, and that its property is missing. */
export function problemsOfField(
  diagnostics: readonly Diagnostic[],
  file: string,
  steps: Steps,
): readonly Diagnostic[] {
  const outer = json.pointerOf(steps.slice(0, -1));
  const name = steps.at(-1);
  const missing = problemsOfFile(diagnostics, file).filter(
    (each) => each.pointer === outer && missingName(each) === name,
  );
  return [...missing, ...problemsOn(diagnostics, file, steps)];
}

/**
 * The diagnostics of an object that none of its fields shows: of the object itself, and of what is in it without a field.
 * @param names of the properties with a field, or with a part of the studio that shows their diagnostics
 */
export function problemsOutside(
  diagnostics: readonly Diagnostic[],
  file: string,
  steps: Steps,
  names: ReadonlySet<string>,
): readonly Diagnostic[] {
  const pointer = json.pointerOf(steps);
  const fields = [...names].map((name) => json.pointerOf([...steps, name]));
  return problemsIn(diagnostics, file, steps).filter((each) =>
    each.pointer === pointer
      ? !names.has(missingName(each) ?? '')
      : !fields.some((field) => isIn(each.pointer, field)),
  );
}
