import { type HeaderRule, parseHeaders } from '../../project/headers-file.ts';
import { previewPath } from '../pages/content-routes.ts';
import { contentSecurityPolicy, type PolicyOptions } from '../policy/content-policy.ts';

interface HeaderOptions {
  readonly policy: PolicyOptions;
  /** Paths of the site that its pages show in frames. */
  readonly framedPaths: readonly string[];
  readonly cachedForADay: readonly string[];
  /** The text of the site's own `_headers` file. */
  readonly own?: string | undefined;
}

/** Response headers by path pattern. Later rules override earlier ones, and the rules of the site come last. */
export function headerRules({
  policy: options,
  framedPaths,
  cachedForADay,
  own = '',
}: HeaderOptions): readonly HeaderRule[] {
  const policy = contentSecurityPolicy(options);
  const everywhere = {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Speculation-Rules': '"/speculation-rules.json"',
  };
  const forAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const forADay = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' };
  const framed = {
    'Content-Security-Policy': policy.replace(`frame-ancestors 'none'`, `frame-ancestors 'self'`),
  };
  const previewed = {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    // The editor of the content service opens all previews of an entry in the same tab. Any other value would prevent that.
    'Cross-Origin-Opener-Policy': 'unsafe-none',
  };
  return [
    { pattern: '/*', headers: everywhere },
    { pattern: '/assets/*', headers: forAYear },
    { pattern: '/share/*', headers: forAYear },
    ...cachedForADay.map((pattern) => ({ pattern, headers: forADay })),
    { pattern: '/speculation-rules.json', headers: { 'Content-Type': 'application/speculationrules+json' } },
    ...framedPaths.map((path) => ({ pattern: `${path}*`, headers: framed })),
    { pattern: previewPath.slice(0, -1), headers: previewed },
    { pattern: `${previewPath}*`, headers: previewed },
    ...parseHeaders(own).rules,
  ];
}

/** The rules as a `_headers` file, which many static hosts read. */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  const lineOf = ([name, value]: readonly [string, string | undefined]) =>
    value === undefined ? `  ! ${name}` : `  ${name}: ${value}`;
  return rules
    .map(({ pattern, headers }) => [pattern, ...Object.entries(headers).map(lineOf), ''].join('\n'))
    .join('\n');
}

/** Matches the paths of a pattern, in which `*` is any text and `:name` is a part of the path. */
function matcherOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/\/:\w+/g, '/[^/]+');
  return new RegExp(`^${source}$`);
}

/** Parses a `_headers` file. Returns a function from path to headers. */
export function readHeadersFile(text: string): (path: string) => Record<string, string> {
  const rules = parseHeaders(text).rules.map((rule) => ({ ...rule, matches: matcherOf(rule.pattern) }));
  return (path) => {
    const found = new Map<string, readonly [name: string, value: string]>();
    for (const { matches, headers } of rules) {
      if (!matches.test(path)) continue;
      for (const [name, value] of Object.entries(headers)) {
        if (value === undefined) found.delete(name.toLowerCase());
        else found.set(name.toLowerCase(), [name, value]);
      }
    }
    return Object.fromEntries(found.values());
  };
}

/**
 * Rules that make browsers prerender a page when a visitor hovers over a link to it.
 * @param servicePath path of the content service on the origin of the site
 * @param others paths that are never prerendered: pages that only frames show, and previews
 */
export const speculationRules = (servicePath: string, others: readonly string[]) =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            ...[servicePath, ...others].map((path) => ({ not: { href_matches: `${path}*` } })),
            // The client itself follows links with `data-navigate` and prepares their pages.
            { not: { selector_matches: '[target], [data-navigate]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
