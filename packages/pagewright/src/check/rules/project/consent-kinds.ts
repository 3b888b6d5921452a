import { isArray, valueAt } from '../../../json/json-value.ts';
import { isComputed } from '../../../project/declared.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';
import type { References } from '../../facts/references.ts';

/** The declared kinds of consent; undefined if the text of the project does not say all of them. */
export function declaredKinds({ project }: Pick<Workspace, 'project'>): readonly string[] | undefined {
  if (!project || ['', '/consent'].some((each) => project.open.has(each))) return undefined;
  if (['/consent', '/consent/kinds'].some((each) => isComputed(project, each))) return undefined;
  const kinds = valueAt(project.value, ['consent', 'kinds']);
  if (kinds === undefined) return [];
  if (!isArray(kinds) || kinds.some((each) => typeof each !== 'string')) return undefined;
  return kinds.flatMap((each) => (typeof each === 'string' ? [each] : []));
}

/** @param pointer the position of a kind that has words */
export function kindProblem(
  found: string,
  options: readonly string[] | undefined,
  pointer?: string,
): readonly Problem[] {
  return options === undefined || options.includes(found)
    ? []
    : [problemAt('unknown-consent-kind', pointer ?? '', { found, options, hasWords: pointer !== undefined })];
}

/** The list that has the item with a value: `/consent/kinds` for `/consent/kinds/0/kind`. */
const listOf = (pointer: string) => pointer.replace(/\/\d+(?:\/[^/]*)?$/, '');

/**
 * Compares the kinds that have words in the site config and in the files of languages with the kinds that the project declares. Words are ready
 * before a project asks for consent, and a question about one kind needs no words for it.
 */
export function checkConsentWords(
  files: readonly References[],
  workspace: Pick<Workspace, 'project'>,
): readonly Diagnostic[] {
  const declared = declaredKinds(workspace) ?? [];
  if (declared.length === 0) return [];
  return files.flatMap(({ kinds = [] }) => {
    const [first] = kinds;
    const missing = declared.filter((each) => !kinds.some(({ kind }) => kind === each));
    const unknown = kinds.flatMap(({ origin, pointer, kind }) =>
      kindProblem(kind, declared, pointer).map((each) => diagnoseAt(origin, each)),
    );
    if (!first || declared.length === 1 || missing.length === 0) return unknown;
    const problem = problemAt('unnamed-consent-kind', listOf(first.pointer), { missing, named: first.kind });
    return [...unknown, diagnoseAt(first.origin, problem)];
  });
}
