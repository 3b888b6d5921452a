import type { PlacedFile } from '../../../config/read/origin.ts';
import { lineFinder, nothingMoved, offsetsOf } from '../../../json/source-place.ts';
import { type ProjectText, projectFile } from '../../../project/declared.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic, Problem } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';
import { problemsOfProject } from './project-problems.ts';

/** Problems of a project config, with their places in its text. */
export function diagnoseProject(
  { text, tree }: Pick<ProjectText, 'text' | 'tree'>,
  problems: readonly Problem[],
): readonly Diagnostic[] {
  const find = lineFinder(text);
  const file: PlacedFile = {
    name: projectFile,
    place: (pointer, on) => find(...offsetsOf(tree, pointer, on, nothingMoved)),
  };
  return problems.map((problem): Diagnostic => ({ ...diagnose(file, problem), folder: 'project' }));
}

/** What is wrong with the project config, as far as its text says. Commands that load it also check what its code computes. */
export function checkProject({
  project,
  publicFiles,
}: Pick<Workspace, 'project' | 'publicFiles'>): readonly Diagnostic[] {
  return project ? diagnoseProject(project, problemsOfProject(project, publicFiles)) : [];
}
