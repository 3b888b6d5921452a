import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import { readConfig } from '../../editor/editor-site.ts';
import { pathsOf } from '../../editor/linkable-paths.ts';
import { offsetAt } from '../../json/source-place.ts';
import { isEditable } from '../edits/edit-config.ts';
import { focusField } from '../reveal/wanted-field.ts';
import { revealInJson } from '../reveal/wanted-place.ts';
import type { Studio } from '../shell/studio-context.ts';
import { partOfPointer } from './part-of-pointer.ts';

/** Opens the place of an error: its field in the form, or its line in the JSON if the file has a mistake of syntax. */
export function showError({ state, view, show }: Studio, { file, pointer, range }: Diagnostic): void {
  const config = readConfig(state.site, file);
  if (!config) return;
  const { text, value } = config;
  const path = file === view.file ? undefined : pathsOf(config)[0];
  const opened = { file, ...(path === undefined ? {} : { path }) };
  if (config.kind !== undefined && isEditable(text)) {
    show({ ...opened, selected: { file, steps: partOfPointer(value, pointer) } });
    focusField(file, pointer);
    return;
  }
  show({ ...opened, selected: { file, steps: [] }, isJsonOpen: true });
  const start = offsetAt(text, range.line, range.column);
  revealInJson({ file, start, end: Math.max(start, offsetAt(text, range.endLine, range.endColumn)) });
}
