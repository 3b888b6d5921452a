import type { ContentAdapter } from '../../content/content-adapter.ts';
import {
  authorizationHeader,
  authorizedFetch,
  mainAuthorization,
} from '../../content/requests/authorized-fetch.ts';
import type { ServiceSetting } from '../../content/requests/content-service-call.ts';
import { correctBase, originAndBase } from '../../project/base.ts';
import type { ContentTools } from '../../project/content-tools.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import type { Settings } from '../../render/document/settings.ts';
import { ExplainedError } from '../explained-error.ts';
import { type FurtherService, furtherServices } from './further-services.ts';
import { visitorSettings } from './visitor-settings.ts';
import { withoutUser } from './without-user.ts';

/**
 * Reports a setting with an invalid value. If the value is a URL with a password, the message shows only the rest.
 * @param advice what to write instead, if it is known; begins with a space
 */
function rejectSetting(name: string, expected: string, found: string, advice = ''): never {
  throw new ExplainedError(
    `${name} expects ${expected} but found ${JSON.stringify(withoutUser(found))}.${advice}`,
  );
}

/** True for a URL without a user name and a password, which pages may show. */
function isWebUrl(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** Canonical origin of the site, without a trailing slash. Throws an ExplainedError if it is not an origin. */
function siteOrigin({ siteUrl }: ProjectConfig): string {
  const variable = process.env.VITE_SITE_URL;
  const setting = variable || siteUrl;
  const url = setting.replace(/\/+$/, '');
  if (isWebUrl(url) && new URL(url).href === new URL('/', url).href) return url;
  const below = originAndBase(url);
  return rejectSetting(
    variable ? 'VITE_SITE_URL' : 'siteUrl in pagewright.config.ts',
    'an origin such as https://www.example.com, without a path,',
    setting,
    below ? ` Write siteUrl: "${below.origin}" and base: "${below.base}".` : '',
  );
}

/**
 * The path below which the site lives, without a slash at its end; empty at the root of the origin. Throws an ExplainedError if it has
 * another form.
 */
export function siteBase({ base = '/' }: Pick<ProjectConfig, 'base'>): string {
  const variable = process.env.VITE_BASE;
  const setting = variable || base;
  const meant = correctBase(setting);
  if (setting === meant) return setting.slice(0, -1);
  return rejectSetting(
    variable ? 'VITE_BASE' : 'base in pagewright.config.ts',
    'a path that begins and ends with a slash, such as "/museum/", of letters, digits, "-", "_", "." and "~",',
    setting,
    meant === undefined ? '' : ` Write "${meant}".`,
  );
}

/** URL of the site, without a trailing slash: its origin and its base. Throws an ExplainedError if one of them has a wrong form. */
export function siteAddress(project: ProjectConfig): string {
  return siteOrigin(project) + siteBase(project);
}

/**
 * Base URL of a content service, without a trailing slash; undefined if the service is not configured. Throws an ExplainedError if it is not
 * a URL.
 * @param authorization the variable with the credentials of the service
 */
function serviceBase(tools: ContentTools, authorization: string): string | undefined {
  const value = process.env[tools.setting];
  if (!value) return undefined;
  if (!isWebUrl(value)) {
    const advice = value.includes('@') ? ` without credentials, which ${authorization} has,` : '';
    rejectSetting(tools.setting, `a URL such as https://content.example.com${advice}`, value);
  }
  return tools.baseOf(value);
}

/** The environment variable with the URL of a content service, for messages; undefined if it is not set. */
export function serviceSetting({ setting }: Pick<ContentTools, 'setting'>): ServiceSetting | undefined {
  const value = process.env[setting];
  return value ? { variable: setting, value: withoutUser(value) } : undefined;
}

/** Base URL of the main content service; see `serviceBase`. */
export function contentService({ content }: ProjectConfig): string | undefined {
  return content && serviceBase(content, mainAuthorization);
}

/** Base URL of a further content service; see `serviceBase`. */
export function furtherService(service: FurtherService): string | undefined {
  return serviceBase(service, service.authorization);
}

/**
 * Credentials for a content service that is not public; undefined for a public one. Throws an ExplainedError if they have the wrong form.
 * The error does not contain them.
 * @param variable the environment variable with the credentials
 */
export function contentAuthorization(variable = mainAuthorization): string | undefined {
  const credentials = process.env[variable]?.trim();
  if (!credentials) return undefined;
  if (authorizationHeader(credentials) !== undefined) return credentials;
  throw new ExplainedError(
    `${variable} expects "user:password", "Basic …" or "Bearer …" but has another form.`,
  );
}

/** A `fetch` with the credentials in an environment variable. */
export function contentFetch(variable = mainAuthorization): typeof fetch {
  return authorizedFetch(contentAuthorization(variable));
}

/** Returns a function that reads a number in an environment variable. It throws an ExplainedError if the number is not an expected one. */
function numberSetting(
  name: string,
  fallback: number,
  expected: string,
  isExpected = (value: number) => value >= 0,
): () => number {
  return () => {
    const text = process.env[name]?.trim() || String(fallback);
    const value = Number(text);
    return isExpected(value) ? value : rejectSetting(name, expected, text);
  };
}

/** Time limit of a query with all its retries, in milliseconds. */
export const requestTimeout = numberSetting(
  'VITE_REQUEST_TIMEOUT_MS',
  10_000,
  'a number of milliseconds above 0',
  (value) => value > 0,
);
/** Seconds that a request of a build waits for a content service that refuses it. */
export const contentWaitSeconds = numberSetting('CONTENT_WAIT_SECONDS', 120, 'a number of seconds');
/** Seconds until a page on demand is rendered again. */
export const freshSeconds = numberSetting('PAGEWRIGHT_FRESH_SECONDS', 60, 'a number of seconds');
/** Milliseconds for which a page is new; see `Settings`. */
export const revalidateAfter = numberSetting('VITE_REVALIDATE_AFTER_MS', 60_000, 'a number of milliseconds');
/** Maximum share of the previous build's pages that a build may remove, in percent. */
export const maxRemovedPercent = numberSetting(
  'MAX_REMOVED_PERCENT',
  20,
  'a number from 0 to 100',
  (value) => value >= 0 && value <= 100,
);

/** Measurement id of the analytics service; undefined if page views are not sent. */
export function analyticsId(): string | undefined {
  return process.env.VITE_GA_MEASUREMENT_ID || undefined;
}

/**
 * True if browsers cannot read a further service. On the site's own origin they can: there it is the demo content, or the dev server adds the
 * credentials.
 */
function isClosedService({ serversOnly, authorization }: FurtherService, base: string): boolean {
  return !base.startsWith('/') && (serversOnly || contentAuthorization(authorization) !== undefined);
}

/** The base URLs of the further services that browsers may know. */
export function publicBases(project: ProjectConfig, { others = {} }: ServiceBases): readonly string[] {
  return furtherServices(project).flatMap((service) => {
    const base = others[service.service];
    return base === undefined || isClosedService(service, base) ? [] : [base];
  });
}

/** The URLs that browsers read content from: first the URL of the main service, which also takes forms. */
export function browserUrls(project: ProjectConfig, bases: ServiceBases): readonly (string | undefined)[] {
  return [bases.main, ...publicBases(project, bases)];
}

/** How browsers reach the further services of a project. */
function servicePlaces(
  project: ProjectConfig,
  bases: ServiceBases['others'] = {},
): NonNullable<Settings['services']> {
  const places = furtherServices(project).map((service) => {
    const base = bases[service.service];
    if (base === undefined) return [service.service, {}] as const;
    const isClosed = isClosedService(service, base);
    return [service.service, isClosed ? { contentBase: '', isClosed } : { contentBase: base }] as const;
  });
  return Object.fromEntries(places);
}

/** The base URLs of the content services of a site; undefined for a service that is not configured. */
export interface ServiceBases {
  readonly main: string | undefined;
  /** The further services, by name. */
  readonly others?: Readonly<Record<string, string | undefined>> | undefined;
}

/**
 * The settings in the payload of every page.
 * @param bases the base URLs for browsers; `''` for the site's own origin
 */
export function pageSettings(
  project: ProjectConfig,
  { main: contentBase, others }: ServiceBases,
  { formPath }: Pick<ContentAdapter, 'formPath'>,
): Settings {
  const services = servicePlaces(project, others);
  const measured = analyticsId();
  return {
    siteUrl: siteAddress(project),
    requestTimeout: requestTimeout(),
    revalidateAfter: revalidateAfter(),
    ...(formPath === undefined ? {} : { formPath }),
    ...(contentBase === undefined ? {} : { contentBase }),
    ...(contentAuthorization() === undefined ? {} : { isClosed: true }),
    ...(Object.keys(services).length > 0 ? { services } : {}),
    ...(measured === undefined ? {} : { analyticsId: measured }),
    ...visitorSettings(project, (variable) => Boolean(process.env[variable])),
  };
}
