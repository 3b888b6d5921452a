import { isLocalTarget, type RedirectRule, targetSegments } from '../../grammar/redirect-rules.ts';
import type { Warning } from '../warnings.ts';

/** The encoded path of a redirect target on this site; undefined if it has params, or is on another site. */
function knownPath(to: string): string | undefined {
  const segments = isLocalTarget(to) ? targetSegments(to) : [undefined];
  if (segments.includes(undefined)) return undefined;
  return `/${segments.map((segment = '') => encodeURIComponent(segment)).join('/')}`;
}

/**
 * The rules that a build writes. Omits rules from a path that has a page, and rules to a page that was not written.
 * @param isWritten whether the build has written a page at an encoded path
 * @param exists whether there is such a page or a file, or a server may have it
 */
export function usableRules(
  rules: readonly RedirectRule[],
  isWritten: (path: string) => boolean,
  exists: (path: string) => boolean,
): { readonly rules: readonly RedirectRule[]; readonly warnings: readonly Warning[] } {
  const problemOf = ({ from, to }: RedirectRule): string | undefined => {
    const path = knownPath(to);
    if (isWritten(knownPath(from) ?? '')) return `content has a page at ${from}, which is shown`;
    return path !== undefined && !exists(path) ? `${path} was not written` : undefined;
  };
  const problems = rules.map(problemOf);
  return {
    rules: rules.filter((_, index) => problems[index] === undefined),
    warnings: rules.flatMap(({ from }, index): Warning[] => {
      const problem = problems[index];
      if (problem === undefined) return [];
      const text = `_redirects.json: the redirect from ${from} has no effect, because ${problem}`;
      return [{ kind: 'redirects without effect', cause: from, text }];
    }),
  };
}
