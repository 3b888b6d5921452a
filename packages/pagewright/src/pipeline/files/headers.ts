import { previewPath } from '../pages/content-routes.ts';

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
}

const analyticsHosts = {
  script: 'https://www.googletagmanager.com',
  connect: 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};

/** The Content Security Policy, without `unsafe-*` and without inline scripts or styles. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { contentOrigin, hasForms = true, serviceOrigins = [], imageOrigins, frames, hasAnalytics } = options;
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
    `connect-src 'self'${read}${ifMeasured(analyticsHosts.connect)}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : `'none'`}`,
    `form-action 'self'${hasForms ? content : ''}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types pagewright${hasAnalytics ? ' default' : ''}`,
  ];
  return directives.join('; ');
}

type HeaderRules = readonly (readonly [pattern: string, headers: Readonly<Record<string, string>>])[];

/** Response headers by path pattern. Later rules override earlier ones. */
export function headerRules(
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
    'Speculation-Rules': '"/speculation-rules.json"',
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
  return [
    ['/*', everywhere],
    ['/assets/*', forAYear],
    ['/share/*', forAYear],
    ...cachedForADay.map((pattern) => [pattern, forADay] as const),
    ['/speculation-rules.json', { 'Content-Type': 'application/speculationrules+json' }],
    ...framedPaths.map((path) => [`${path}*`, framed] as const),
    [previewPath.slice(0, -1), previewed],
    [`${previewPath}*`, previewed],
  ];
}

/** The rules as a `_headers` file, which many static hosts read. */
export function writeHeadersFile(rules: HeaderRules): string {
  return rules
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
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
    } else if (line.trim() !== '') {
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
 * @param servicePath path of the content service if it may be on the origin of the site
 * @param others paths that are never prerendered: pages that only frames show, and previews
 */
export const speculationRules = (servicePath: string | undefined, others: readonly string[]) =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            ...[...(servicePath === undefined ? [] : [servicePath]), ...others].map((path) => ({
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
