import { decodedEscapes } from '../json/decoded-escapes.ts';
import { matchSegments, segmentsOf, sortBySpecificity } from './route-pattern.ts';

/** A redirect in `page-configs/_redirects.json`. */
export interface RedirectRule {
  /** The old path, as a route pattern: `/team/:slug`. */
  readonly from: string;
  /** A path of the site, which may contain params of the old path, or a URL of another site. */
  readonly to: string;
  /** True if browsers must not remember the redirect. */
  readonly temporary?: true;
}

/** The parts of a redirect target: its path or URL, its query with `?`, and its anchor with `#`. */
export function targetParts(to: string): readonly [path: string, query: string, anchor: string] {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return [path, query, anchor];
}

export function isLocalTarget(to: string): boolean {
  return to.startsWith('/') && !to.startsWith('//');
}

/**
 * The decoded segments of a target on this site. A segment is undefined if it is a param of the old path, because its value is not known.
 */
export function targetSegments(to: string): readonly (string | undefined)[] {
  return segmentsOf(targetParts(to)[0]).map((segment) =>
    segment.startsWith(':') ? undefined : decodedEscapes(segment),
  );
}

/** A rule that matches a path, and the values of its params exactly as the path gives them; undefined for a value that is not known. */
export interface RedirectMatch<Rule extends RedirectRule> {
  readonly rule: Rule;
  readonly params: ReadonlyMap<string, string | undefined>;
}

/** Returns a function that finds the most specific rule for a path, given as decoded segments. */
export function redirectMatcher<Rule extends RedirectRule>(
  rules: readonly Rule[],
): (segments: readonly (string | undefined)[]) => RedirectMatch<Rule> | undefined {
  const sorted = sortBySpecificity(rules, ({ from }) => from).map((rule) => ({
    rule,
    segments: segmentsOf(rule.from),
  }));
  return (segments) => {
    for (const { rule, segments: pattern } of sorted) {
      const params = matchSegments(pattern, segments);
      if (params) return { rule, params };
    }
    return undefined;
  };
}

/** The target of a match, with each param replaced by the result of `value`. */
export function filledTarget(
  { rule: { to }, params }: RedirectMatch<RedirectRule>,
  value: (found: string | undefined, name: string) => string,
): string {
  if (!isLocalTarget(to)) return to;
  const [path, query, anchor] = targetParts(to);
  const filled = path.replaceAll(
    /\/:([A-Za-z]\w*)/g,
    (_, name: string) => `/${value(params.get(name), name)}`,
  );
  return filled + query + anchor;
}
