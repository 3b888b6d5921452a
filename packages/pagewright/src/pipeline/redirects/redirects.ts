import { belowBase } from '../../content/base-path.ts';
import {
  filledTarget,
  type RedirectRule,
  redirectMatcher,
  targetParts,
} from '../../grammar/redirect-rules.ts';
import { segmentsOf } from '../../grammar/route-pattern.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';

/** New paths of pages, by their old paths. Both are encoded. */
export type MovedPaths = ReadonlyMap<string, string>;

/** The response to an old path. */
export interface Redirection {
  readonly status: 301 | 302;
  /** A URL that consists of ASCII characters. */
  readonly location: string;
}

/** File in the output folder, in the format of Netlify, Cloudflare Pages and others: `from to 301`. */
export const redirectsFile = '_redirects';
/** The line above the redirects for changed slugs. */
export const movedHeading = '# Entries whose slug has changed';

export const statusOf = ({ temporary }: RedirectRule) => (temporary ? 302 : 301);

/** Encodes the characters that a URL cannot contain. Escapes stay as they are. */
export const encoded = (url: string) => url.replace(/[^!-~]+/gu, encodeURIComponent);

/** A target with the query of the request, unless the target has its own query. */
function withQuery(to: string, query: string): string {
  const [path, own, anchor] = targetParts(to);
  return path + (own || query) + anchor;
}

/**
 * Returns a function that finds the redirect for a path.
 * @param parts the decoded parts of the path
 * @param query the query of the request, encoded, with its `?`; or empty
 */
export function redirector(
  rules: readonly RedirectRule[],
): (parts: readonly string[], query: string) => Redirection | undefined {
  const match = redirectMatcher(rules);
  return (parts, query) => {
    const found = match(parts);
    if (!found) return undefined;
    const target = filledTarget(found, (value = '') => encodeURIComponent(value));
    return { status: statusOf(found.rule), location: encoded(withQuery(target, query)) };
  };
}

/** All redirects of a `_redirects` file. */
export function parseRedirects(text: string): readonly RedirectRule[] {
  return text.split('\n').flatMap((line): RedirectRule[] => {
    const [from = '', to, status] = line.split(' ');
    if (!from.startsWith('/') || from.endsWith('/') || to === undefined) return [];
    return [{ from: patternOf(from), to, ...(status === '302' ? { temporary: true } : {}) }];
  });
}

/** A path in the form of a route pattern. An encoded colon stays, because it begins no param. */
export const patternOf = (path: string) =>
  `/${segmentsOf(path)
    .map((segment) => decodedEscapes(segment).replace(/^:/, segment.startsWith(':') ? ':' : '%3A'))
    .join('/')}`;

/**
 * The moved paths of a `_redirects` file.
 * @param base the base of the site, without a slash at its end; a build with another base has no moved paths
 */
export function parseMovedPaths(text: string, base: string): MovedPaths {
  const [, after] = text.split(`${movedHeading}\n`);
  const lines = (after ?? text).split('\n').map((line) => line.split(' '));
  return new Map(
    lines.flatMap(([from, to]) => {
      const [old, now] = [from, to].map((each) => (each ? belowBase(each, base) : undefined));
      return old && now ? [[old.replaceAll('%2A', '*'), now] as const] : [];
    }),
  );
}
