import type { ContentAdapter } from '../../content/content-adapter.ts';
import type { ProjectConfig } from '../../define-project.ts';
import type { Settings } from '../../render/settings.ts';

/** Canonical origin of the site, without a trailing slash. */
export function siteOrigin(project: ProjectConfig): string {
  return (process.env.VITE_SITE_URL || project.siteUrl).replace(/\/+$/, '');
}

/** Base URL of the content service, without a trailing slash; undefined if none is configured. */
export function contentService({ content }: ProjectConfig): string | undefined {
  const value = content && process.env[content.setting];
  return value ? content.baseOf(value) : undefined;
}

/** Time limit of a query with all its retries, in milliseconds. */
export function requestTimeout(): number {
  return Number(process.env.VITE_REQUEST_TIMEOUT_MS) || 10_000;
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

/** Maximum share of the pages of the previous build that a build may remove, in percent. Throws if it is not a number from 0 to 100. */
export function mostRemovedPercent(): number {
  const value = process.env.MAX_REMOVED_PERCENT?.trim() || '20';
  const percent = Number(value);
  if (percent >= 0 && percent <= 100) return percent;
  throw new Error(`MAX_REMOVED_PERCENT expects a number from 0 to 100 but found ${JSON.stringify(value)}.`);
}
