import type { Diagnostic } from '../../check/messages/diagnostic.ts';
import type { Steps } from '../../editor/value-place.ts';
import { pointerToken } from '../../schema/json-value.ts';

/** The JSON pointer of a value. */
export function pointerOf(steps: Steps): string {
  return steps.map((step) => `/${pointerToken(step)}`).join('');
}

/** The diagnostics of a value itself. */
export function problemsOn(
  diagnostics: readonly Diagnostic[],
  file: string,
  steps: Steps,
): readonly Diagnostic[] {
  const pointer = pointerOf(steps);
  return diagnostics.filter((each) => each.file === file && each.pointer === pointer && !each.folder);
}

/** The diagnostics of a value and of all that is in it. */
export function problemsIn(
  diagnostics: readonly Diagnostic[],
  file: string,
  steps: Steps,
): readonly Diagnostic[] {
  const pointer = pointerOf(steps);
  return diagnostics.filter(
    (each) =>
      each.file === file &&
      !each.folder &&
      (each.pointer === pointer || each.pointer.startsWith(`${pointer}/`)),
  );
}
