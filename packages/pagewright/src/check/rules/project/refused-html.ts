import { objectOf, valueAt } from '../../../json/json-value.ts';
import { lineFinder } from '../../../json/source-place.ts';
import { type DeclaredProject, isComputed } from '../../../project/declared.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, problemAt } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';

/** Whether the project allows scripts to write HTML, or may allow it. */
function allowsHtml({ extensions = [] }: Workspace, project: DeclaredProject): boolean {
  if (extensions.some(({ policy }) => policy?.html !== undefined)) return true;
  if (['', '/policy'].some((each) => project.open.has(each)) || isComputed(project, '/policy/html'))
    return true;
  return 'html' in objectOf(valueAt(project.value, ['policy']));
}

/** Reports code of the site that writes HTML, which browsers refuse without `policy.html`. */
export function refusedHtml(workspace: Workspace, project: DeclaredProject): readonly Diagnostic[] {
  if (allowsHtml(workspace, project)) return [];
  return [...(workspace.siteCode?.files ?? [])].flatMap(([name, { text, html = [] }]) => {
    const find = lineFinder(text);
    return html.map(({ sink, start, end }): Diagnostic => {
      const file = { name, place: () => find(start, end) };
      return { ...diagnose(file, problemAt('refused-html', '', { sink })), folder: 'project' };
    });
  });
}
