import { objectOf, pointerOf, type Steps, valueAt } from '../../../json/json-value.ts';
import { type DeclaredProject, isComputed, projectProblems } from '../../../project/declared.ts';
import { wrongOrigin } from '../../../project/origins.ts';
import { originPurposes } from '../../../project/project-schema.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';

/** The text at a place; undefined if the project does not declare one, or computes it. */
function textAt(project: DeclaredProject, steps: Steps): string | undefined {
  const value = valueAt(project.value, steps);
  return typeof value === 'string' && !isComputed(project, pointerOf(steps)) ? value : undefined;
}

function siteUrlProblems(project: DeclaredProject): readonly Problem[] {
  const found = textAt(project, ['siteUrl']);
  const wrong = found === undefined ? undefined : wrongOrigin(found.replace(/\/+$/, ''), false);
  return found === undefined || !wrong || wrong.mistake === 'insecure'
    ? []
    : [problemAt('wrong-origin', '/siteUrl', { found, ...wrong })];
}

function originProblems(project: DeclaredProject): readonly Problem[] {
  return originPurposes.flatMap((purpose) =>
    Object.keys(objectOf(valueAt(project.value, ['policy', purpose]))).flatMap((found): Problem[] => {
      const wrong = wrongOrigin(found);
      return wrong
        ? [problemAt('wrong-origin', pointerOf(['policy', purpose, found]), { found, ...wrong }, 'key')]
        : [];
    }),
  );
}

function fileProblems(project: DeclaredProject, publicFiles: ReadonlySet<string>): readonly Problem[] {
  const kinds = Object.keys(objectOf(valueAt(project.value, ['shareColors'])));
  const places: readonly Steps[] = [
    ['font'],
    ['shareFont'],
    ...kinds.map((kind): Steps => ['shareColors', kind, 'logo']),
  ];
  return places.flatMap((steps): Problem[] => {
    const path = textAt(project, steps);
    return path === undefined || publicFiles.has(path)
      ? []
      : [problemAt('missing-public-file', pointerOf(steps), { path, options: [...publicFiles] })];
  });
}

/**
 * What is wrong with a project config by itself.
 * @param publicFiles URL paths of the files in `public/`
 */
export function problemsOfProject(
  project: DeclaredProject,
  publicFiles: ReadonlySet<string>,
): readonly Problem[] {
  return [
    ...projectProblems(project),
    ...siteUrlProblems(project),
    ...originProblems(project),
    ...fileProblems(project, publicFiles),
  ];
}
