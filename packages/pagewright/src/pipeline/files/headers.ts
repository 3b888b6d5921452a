import { getOrInsert } from '../../memory/get-or-insert.ts';
import { type HeaderRules, parseHeaders } from '../../project/headers-file.ts';
import { previewPath } from '../pages/content-routes.ts';
import { contentSecurityPolicy, type PolicyOptions } from '../policy/content-policy.ts';
import type { Warning } from '../warnings.ts';

interface HeaderOptions {
  /** The base of the site, without a slash at its end. The other paths do not have it. */
  readonly base?: string;
  readonly policy: PolicyOptions;
  /** Paths of the site that its pages show in frames. */
  readonly framedPaths: readonly string[];
  readonly cachedForADay: readonly string[];
  /** The text of the site's own `_headers` file. */
  readonly own?: string | undefined;
}

/** Response headers by path pattern. Later rules override earlier ones, and the rules of the site come last. */
export function headerRules({
  base = '',
  policy: options,
  framedPaths,
  cachedForADay,
  own = '',
}: HeaderOptions): HeaderRules {
  const policy = contentSecurityPolicy(options);
  const everywhere = {
    'Content-Security-Policy': policy,
    // A site below a path shares its domain with others, so it does not decide for their subdomains.
    'Strict-Transport-Security': `max-age=31536000${base === '' ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Speculation-Rules': `"${base}/speculation-rules.json"`,
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
  const rules: HeaderRules = [
    ['/*', everywhere],
    ['/assets/*', forAYear],
    ['/share/*', forAYear],
    ...cachedForADay.map((pattern) => [pattern, forADay] as const),
    ['/speculation-rules.json', { 'Content-Type': 'application/speculationrules+json' }],
    ...framedPaths.map((path) => [`${path}*`, framed] as const),
    // Some hosts redirect `/board.html` to `/board`.
    ...framedPaths
      .filter((path) => path.endsWith('.html'))
      .map((path) => [path.replace(/\.html$/, ''), framed] as const),
    [previewPath.slice(0, -1), previewed],
    [`${previewPath}*`, previewed],
    ...parseHeaders(own).rules,
  ];
  // A pattern of the site may name a whole URL.
  return inOneSpelling(rules).map(([pattern, headers]) => [
    pattern.startsWith('/') ? base + pattern : pattern,
    headers,
  ]);
}

/** The rules with one spelling for each name of a header, the first one, because names differ only by their letters. */
function inOneSpelling(rules: HeaderRules): HeaderRules {
  const spellings = new Map<string, string>();
  return rules.map(([pattern, headers]) => [
    pattern,
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        getOrInsert(spellings, name.toLowerCase(), () => name),
        value,
      ]),
    ),
  ]);
}

/**
 * The rules as a `_headers` file, which many static hosts read. Cloudflare joins the values of all rules for a path, unless a later rule
 * first removes the header: `! Cache-Control`. Netlify ignores such a line.
 * https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header
 */
export function writeHeadersFile(rules: HeaderRules): string {
  const earlier = new Set<string>();
  const written = rules.map(([pattern, headers]) => {
    const names = Object.keys(headers);
    const removed = names
      .filter((name) => earlier.has(name) || headers[name] === undefined)
      .map((name) => `  ! ${name}`);
    for (const name of names) earlier.add(name);
    const lines = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [`  ${name}: ${value}`],
    );
    return [pattern, ...removed, ...lines, ''].join('\n');
  });
  return written.join('\n');
}

/** The most characters of a line and the most rules in `_headers` that Cloudflare reads. It ignores the rest without an error. */
const [maxLine, maxRules] = [2_000, 100];

/** Warnings about rules that are too long for hosts which read `_headers`. */
export function headerWarnings(rules: HeaderRules): readonly Warning[] {
  const kind = 'headers that hosts ignore';
  const long = rules.flatMap(([pattern, headers]) =>
    Object.entries(headers).flatMap(([name, value]) => {
      const { length } = `${name}: ${value ?? ''}`;
      if (length <= maxLine) return [];
      const text = `The header ${name} of ${pattern} has ${length} characters. Cloudflare ignores lines of _headers with more than ${maxLine}, so the site would lose this header there. Allow fewer origins, or choose another host`;
      return [{ kind, cause: name, text }];
    }),
  );
  if (rules.length <= maxRules) return long;
  const text = `_headers has ${rules.length} rules, but Cloudflare reads only the first ${maxRules}. Name fewer paths in "cachedForADay", or choose another host`;
  return [...long, { kind, cause: 'rules', text }];
}

/** The parts of a pattern as text and wildcards: `*` is any text, and `:name` a part of the path. */
export function patternParts(pattern: string): readonly (string | { readonly any: '.*' | '[^/]+' })[] {
  return pattern
    .split(/(\*|(?<=\/):\w+)/)
    .map((part, index) => (index % 2 === 0 ? part : { any: part === '*' ? '.*' : '[^/]+' }));
}

export function matcherOf(pattern: string): RegExp {
  const parts = patternParts(pattern).map((part) =>
    typeof part === 'string' ? part.replace(/[.+?^${}()|[\]\\]/g, '\\$&') : part.any,
  );
  // A path may contain a line separator.
  return new RegExp(`^${parts.join('')}$`, 's');
}

/** Parses a `_headers` file. Returns a function from path to headers. */
export function readHeadersFile(text: string): (path: string) => Record<string, string> {
  const rules = parseHeaders(text).rules.map(([pattern, headers]) => [matcherOf(pattern), headers] as const);
  return (path) => {
    const found = new Map<string, string>();
    for (const [matches, headers] of rules) {
      if (!matches.test(path)) continue;
      for (const [name, value] of Object.entries(headers)) {
        if (value === undefined) found.delete(name);
        else found.set(name, value);
      }
    }
    return Object.fromEntries(found);
  };
}

/**
 * Rules that make browsers prerender a page when a visitor hovers over a link to it.
 * @param base the base of the site, without a slash at its end
 * @param servicePath path of the content service if it may be on the origin of the site, outside of the base
 * @param others paths of the site that are never prerendered: pages that only frames show, and previews
 */
export const speculationRules = (base: string, servicePath: string | undefined, others: readonly string[]) =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: `${base}/*` },
            ...[
              ...(servicePath === undefined ? [] : [servicePath]),
              ...others.map((path) => base + path),
            ].map((path) => ({
              not: { href_matches: `${path}*` },
            })),
            // The client itself follows links with `data-navigate` and prepares their pages.
            { not: { selector_matches: '[target], [data-navigate]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
