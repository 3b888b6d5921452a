import { configs, type Diagnostic, json, sitePages } from 'pagewright/tooling';
import { isEditable } from '../edits/edit-config.ts';
import { focusField } from '../reveal/wanted-field.ts';
import { revealInJson } from '../reveal/wanted-place.ts';
import type { Studio } from '../shell/studio-context.ts';
import { partOfPointer } from './part-of-pointer.ts';

/** Opens the place of an error: its field in the form, or its line in the JSON if the file has a mistake of syntax. */
export function showError({ state, view, show }: Studio, { file, pointer, range }: Diagnostic): void {
  const config = configs.read(state.site, file);
  if (!config) return;
  const { text, value } = config;
  const path = file === view.file ? undefined : sitePages.pathsOf(config)[0];
  const opened = { file, ...(path === undefined ? {} : { path }) };
  if (config.kind !== undefined && isEditable(text)) {
    show({ ...opened, selected: { file, steps: partOfPointer(value, pointer) } });
    focusField(file, pointer);
    return;
  }
  show({ ...opened, selected: { file, steps: [] }, isJsonOpen: true });
  const start = json.offsetAt(text, range.line, range.column);
  revealInJson({ file, start, end: Math.max(start, json.offsetAt(text, range.endLine, range.endColumn)) });
}
