import type { ContentAdapter } from '../../content/content-adapter.ts';
import type { ProjectConfig } from '../../define-project.ts';
import type { Settings } from '../../render/settings.ts';

// Settings of the environment, as the build and its commands read them.

/** Canonical origin of the site, without a slash at its end. */
export function siteOrigin(project: ProjectConfig): string {
  return (process.env.VITE_SITE_URL || project.siteUrl).replace(/\/+$/, '');
}

/** Base address of the content service, without a slash at its end; undefined where none is configured. */
export function contentService({ content }: ProjectConfig): string | undefined {
  const value = content && process.env[content.setting];
  return value ? content.baseOf(value) : undefined;
}

/** Milliseconds that a query may take with all its retries. */
export function requestTimeout(): number {
  return Number(process.env.VITE_REQUEST_TIMEOUT_MS) || 10_000;
}

/** What every page is told. @param contentBase see `Settings` */
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

/** Largest share of the pages of the previous output that a build may remove, in percent. Throws where it is no such number. */
export function mostRemovedPercent(): number {
  const written = process.env.MAX_REMOVED_PERCENT?.trim() || '20';
  const percent = Number(written);
  if (percent >= 0 && percent <= 100) return percent;
  throw new Error(`MAX_REMOVED_PERCENT expects a number from 0 to 100 but found ${JSON.stringify(written)}.`);
}
