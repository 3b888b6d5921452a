import { spotAt } from '../../json/spot.ts';
import { type DiagnosticCode, type DiagnosticData, fixers, messageFor } from '../codes/catalogue.ts';
import type { Fix } from '../codes/fix.ts';
import { type FixPlan, type Place, suggestedChange } from '../codes/fixer.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Workspace } from '../diagnostics/workspace.ts';

/**
 * The fixes of a diagnostic, the most likely first; empty if only its author can decide what to write. The text of the file
 * must be the text that was checked.
 */
export function fixesOf(
  diagnostic: Diagnostic,
  { files, schemaFiles }: Pick<Workspace, 'files' | 'schemaFiles'>,
): readonly Fix[] {
  const { file, folder, range, on } = diagnostic;
  // Fixes are edits of JSON.
  if (folder === 'project') return [];
  const text = (folder === 'schemas' ? schemaFiles : files).get(file) ?? '';
  const { suggestion } = messageFor(diagnostic);
  const place: Place = { text, range, on, spot: spotAt(text, range), suggestion };
  return plansFor(diagnostic, place).map((plan) => ({ file, ...(folder ? { folder } : {}), ...plan }));
}

function plansFor<Code extends DiagnosticCode>(
  { code, data }: { readonly code: Code; readonly data: DiagnosticData[Code] },
  place: Place,
): readonly FixPlan[] {
  const plans = fixers[code]?.(data, place) ?? suggestedChange(place);
  return plans.filter(({ edits, newName }) => edits.length > 0 || newName !== undefined);
}
