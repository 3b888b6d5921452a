import { previewPath } from '../pages/content-routes.ts';
import type { Warning } from '../warnings.ts';

/** The sources that the Content Security Policy must allow. */
interface PolicyOptions {
  /** Origin of the content service, if it is not the origin of the site. */
  readonly contentOrigin: string | undefined;
  /** False if the content service takes no forms. */
  readonly hasForms?: boolean;
  /** Origins of the further content services that browsers read. Forms are not posted to them. */
  readonly serviceOrigins?: readonly string[];
  readonly imageOrigins: readonly string[];
  readonly frames: readonly string[];
  readonly hasAnalytics: boolean;
  /** True if a Trusted Types policy decides about strings of other scripts. */
  readonly hasDefaultPolicy?: boolean;
  /** Origin to which browsers send reports. */
  readonly reportOrigin?: string | undefined;
}

const analyticsHosts = {
  script: 'https://www.googletagmanager.com',
  connect: 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};

/** The Content Security Policy, without `unsafe-*` and without inline scripts or styles. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { contentOrigin, hasForms = true, serviceOrigins = [], imageOrigins, frames, hasAnalytics } = options;
  const reports = options.reportOrigin ? ` ${options.reportOrigin}` : '';
  const content = contentOrigin ? ` ${contentOrigin}` : '';
  const further = new Set(serviceOrigins.filter((origin) => origin !== contentOrigin));
  const read =
    content +
    [...further]
      .sort()
      .map((origin) => ` ${origin}`)
      .join('');
  const images = [...imageOrigins].sort().map((origin) => ` ${origin}`);
  const ifMeasured = (value: string) => (hasAnalytics ? ` ${value}` : '');
  const directives = [
    `default-src 'none'`,
    `script-src 'self'${ifMeasured(analyticsHosts.script)}`,
    `style-src 'self'`,
    `img-src 'self' data:${read}${images.join('')}${ifMeasured(analyticsHosts.script)}`,
    `font-src 'self'`,
    `connect-src 'self'${read}${reports}${ifMeasured(analyticsHosts.connect)}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : `'none'`}`,
    `form-action 'self'${hasForms ? content : ''}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types pagewright${hasAnalytics || options.hasDefaultPolicy ? ' default' : ''}`,
  ];
  return directives.join('; ');
}

export type HeaderRules = readonly (readonly [pattern: string, headers: Readonly<Record<string, string>>])[];

/**
 * Response headers by path pattern. Later rules override earlier ones.
 * @param base the base of the site, without a slash at its end; the other paths do not have it
 */
export function headerRules(
  base: string,
  policy: PolicyOptions,
  framedPaths: readonly string[],
  cachedForADay: readonly string[],
): HeaderRules {
  const everywhere = {
    'Content-Security-Policy': contentSecurityPolicy(policy),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
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
    'Content-Security-Policy': contentSecurityPolicy(policy).replace(
      `frame-ancestors 'none'`,
      `frame-ancestors 'self'`,
    ),
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
  ];
  return rules.map(([pattern, headers]) => [base + pattern, headers]);
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
    const removed = names.filter((name) => earlier.has(name)).map((name) => `  ! ${name}`);
    for (const name of names) earlier.add(name);
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
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
      const { length } = `${name}: ${value}`;
      if (length <= maxLine) return [];
      const text = `The header ${name} of ${pattern} has ${length} characters. Cloudflare ignores lines of _headers with more than ${maxLine}, so the site would lose this header there. Allow fewer origins, or choose another host`;
      return [{ kind, cause: name, text }];
    }),
  );
  if (rules.length <= maxRules) return long;
  const text = `_headers has ${rules.length} rules, but Cloudflare reads only the first ${maxRules}. Name fewer paths in "cachedForADay", or choose another host`;
  return [...long, { kind, cause: 'rules', text }];
}

/** Parses a `_headers` file. Returns a function from path to headers. */
export function readHeadersFile(text: string): (path: string) => Record<string, string> {
  const rules: { readonly matches: RegExp; readonly headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) {
      const pattern = line
        .trim()
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*');
      rules.push({ matches: new RegExp(`^${pattern}$`), headers: {} });
    } else if (line.includes(':')) {
      const colon = line.indexOf(':');
      const rule = rules.at(-1);
      if (rule) rule.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
    }
  }
  return (path) =>
    Object.assign({}, ...rules.filter((rule) => rule.matches.test(path)).map((rule) => rule.headers));
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
