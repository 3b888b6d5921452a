import type { RedirectRule } from '../../../grammar/redirect-rules.ts';
import { lineFinder } from '../../../json/source-place.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { CodeText } from '../../diagnostics/remote-code.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';
import { plainTarget } from '../../facts/link-target.ts';
import type { RouteTable } from '../../facts/route-table.ts';
import { isPublic, likelyPaths } from '../links/link-check.ts';
import { redirectFollower } from '../links/redirect-check.ts';
import { declaredKinds, kindProblem } from './consent-kinds.ts';

/** Returns a function that says what is wrong with the path of a link. */
function pathProblems(
  { publicFiles }: Pick<Workspace, 'publicFiles'>,
  table: RouteTable,
  redirects: readonly RedirectRule[],
) {
  const follow = redirectFollower(redirects);
  return (href: string): readonly Problem[] =>
    plainTarget(href).flatMap(({ path = '', segments = [] }): readonly Problem[] => {
      // The build writes files whose names the check does not know.
      const isFile = segments.at(-1)?.includes('.');
      if (table.isIncomplete || isFile || isPublic(path, publicFiles)) return [];
      if (table.findComputed(segments).found || follow(segments)) return [];
      return [problemAt('dead-path', '', { path, options: likelyPaths(path, table) })];
    });
}

/** Compares what the code of the site names with what the site has: kinds of consent, and addresses. */
export function checkSiteCode(
  workspace: Pick<Workspace, 'project' | 'publicFiles' | 'siteCode'>,
  table: RouteTable,
  redirects: readonly RedirectRule[],
): readonly Diagnostic[] {
  const kinds = declaredKinds(workspace);
  const problemsOfPath = pathProblems(workspace, table, redirects);
  return [...(workspace.siteCode?.files ?? [])].flatMap(([name, { text, texts }]) => {
    if (!texts) return [];
    const find = lineFinder(text);
    const at = ({ start, end }: CodeText, problems: readonly Problem[]) =>
      problems.map((each): Diagnostic => {
        const file = { name, place: () => find(start, end) };
        return { ...diagnose(file, each), folder: 'project' };
      });
    return [
      ...texts.kinds.flatMap((each) => at(each, kindProblem(each.text, kinds))),
      ...texts.relative.flatMap((each) =>
        at(each, [problemAt('relative-address', '', { found: each.text })]),
      ),
      ...texts.links.flatMap((each) => at(each, problemsOfPath(each.text))),
    ];
  });
}
