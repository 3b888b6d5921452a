import type { ContentAdapter } from '../../content/content-adapter.ts';
import type { ProjectConfig } from '../../define-project.ts';
import type { Settings } from '../../render/settings.ts';
import { ExplainedError } from './explained-error.ts';

/** Reports a setting with a value that it cannot have. */
function rejectSetting(name: string, expected: string, found: string): never {
  throw new ExplainedError(`${name} expects ${expected} but found ${JSON.stringify(found)}.`);
}

function isWebUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** Canonical origin of the site, without a trailing slash. Throws an ExplainedError if it is not an origin. */
export function siteOrigin({ siteUrl }: ProjectConfig): string {
  const variable = process.env.VITE_SITE_URL;
  const setting = variable || siteUrl;
  const origin = setting.replace(/\/+$/, '');
  if (isWebUrl(origin) && new URL(origin).href === new URL('/', origin).href) return origin;
  return rejectSetting(
    variable ? 'VITE_SITE_URL' : 'siteUrl in pagewright.config.ts',
    'an origin such as https://www.example.com, without a path,',
    setting,
  );
}

/** Base URL of the content service, without a trailing slash; undefined if none is configured. Throws an ExplainedError if it is not a URL. */
export function contentService({ content }: ProjectConfig): string | undefined {
  const value = content && process.env[content.setting];
  if (!value) return undefined;
  if (!isWebUrl(value)) rejectSetting(content.setting, 'a URL such as https://content.example.com', value);
  return content.baseOf(value);
}

/** Time limit of a query with all its retries, in milliseconds. Throws an ExplainedError if it is not a number above 0. */
export function requestTimeout(): number {
  const value = process.env.VITE_REQUEST_TIMEOUT_MS?.trim() || '10000';
  const milliseconds = Number(value);
  if (milliseconds > 0) return milliseconds;
  return rejectSetting('VITE_REQUEST_TIMEOUT_MS', 'a number of milliseconds above 0', value);
}

/** Seconds until a page on demand is rendered again. Throws an ExplainedError if it is not a number of at least 0. */
export function freshSeconds(): number {
  const value = process.env.PAGEWRIGHT_FRESH_SECONDS?.trim() || '60';
  const seconds = Number(value);
  if (seconds >= 0) return seconds;
  return rejectSetting('PAGEWRIGHT_FRESH_SECONDS', 'a number of seconds', value);
}

/** The settings in the payload of every page. */
export function pageSettings(
  project: ProjectConfig,
  contentBase: string | undefined,
  { formPath }: ContentAdapter,
): Settings {
  const analyticsId = process.env.VITE_GA_MEASUREMENT_ID;
  return {
    siteUrl: siteOrigin(project),
    requestTimeout: requestTimeout(),
    formPath,
    ...(contentBase === undefined ? {} : { contentBase }),
    ...(analyticsId ? { analyticsId } : {}),
  };
}

/** Maximum share of the pages of the previous build that a build may remove, in percent. Throws an ExplainedError if it is not a number from 0 to 100. */
export function maxRemovedPercent(): number {
  const value = process.env.MAX_REMOVED_PERCENT?.trim() || '20';
  const percent = Number(value);
  if (percent >= 0 && percent <= 100) return percent;
  return rejectSetting('MAX_REMOVED_PERCENT', 'a number from 0 to 100', value);
}
