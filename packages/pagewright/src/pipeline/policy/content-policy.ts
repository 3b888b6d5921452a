import { declaredOrigins } from '../../project/declared-origins.ts';
import type { OriginPurpose, Policy } from '../../project/policy.ts';

/** What the Content Security Policy of a site depends on. */
export interface PolicyOptions {
  /** The origins that the site declares. */
  readonly policy: Policy | undefined;
  /** The public origins of the content services, without the origin of the site. */
  readonly contentOrigins: readonly string[];
  /** The origins among them to which forms are posted. By default, all of them. */
  readonly formOrigins?: readonly string[];
  /** Whether pages show files of the site itself in frames. */
  readonly framesItself: boolean;
  /** The origin that receives reports from browsers, if there is one. */
  readonly reportOrigin?: string | undefined;
  readonly hasAnalytics: boolean;
}

const tagManager = 'https://www.googletagmanager.com';

/** What the analytics service needs. */
const analyticsOrigins: Partial<Readonly<Record<OriginPurpose, readonly string[]>>> = {
  scripts: [tagManager],
  images: [tagManager],
  connect: [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/** The purposes for which pages may use every content service. */
const contentPurposes: ReadonlySet<OriginPurpose> = new Set(['images', 'media', 'connect']);

/** The origins besides the site itself that a page may use for a purpose. */
export function allowedOrigins(options: PolicyOptions, purpose: OriginPurpose): readonly string[] {
  const { policy, contentOrigins, formOrigins = contentOrigins, reportOrigin, hasAnalytics } = options;
  return [
    ...new Set([
      ...(contentPurposes.has(purpose) ? contentOrigins : []),
      ...(purpose === 'forms' ? formOrigins : []),
      ...declaredOrigins(policy, purpose),
      ...(purpose === 'connect' && reportOrigin !== undefined ? [reportOrigin] : []),
      ...(hasAnalytics ? (analyticsOrigins[purpose] ?? []) : []),
    ]),
  ];
}

/** Whether browsers with Trusted Types need a default policy, because scripts of others run or write HTML. */
function hasDefaultTypes({ policy, hasAnalytics }: PolicyOptions): boolean {
  return hasAnalytics || policy?.html !== undefined || declaredOrigins(policy, 'scripts').length > 0;
}

/** The Content Security Policy, without `unsafe-*` and without inline scripts or styles. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const allow = (purpose: OriginPurpose, ...own: readonly string[]) =>
    [...own, ...allowedOrigins(options, purpose)].join(' ') || `'none'`;
  const directives = [
    `default-src 'none'`,
    `script-src ${allow('scripts', `'self'`)}`,
    `style-src ${allow('styles', `'self'`)}`,
    `img-src ${allow('images', `'self'`, 'data:')}`,
    `font-src ${allow('fonts', `'self'`)}`,
    `media-src ${allow('media', `'self'`)}`,
    `connect-src ${allow('connect', `'self'`)}`,
    `frame-src ${allow('frames', ...(options.framesItself ? [`'self'`] : []))}`,
    `form-action ${allow('forms', `'self'`)}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types pagewright${hasDefaultTypes(options) ? ' default' : ''}`,
  ];
  return directives.join('; ');
}
