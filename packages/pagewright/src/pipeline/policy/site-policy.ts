import type { ProjectConfig } from '../../project/project-config.ts';
import { analyticsId } from '../site/build-settings.ts';
import type { CheckedSite } from '../site/checked-site.ts';
import type { PolicyOptions } from './content-policy.ts';
import { framedPaths } from './framed-urls.ts';

interface SitePolicy {
  readonly policy: PolicyOptions;
  /** Paths of the site that its pages show in frames. */
  readonly framedPaths: readonly string[];
}

/**
 * The origins of the URLs that browsers read content from.
 * @param urls `''` for the origin of the site itself, undefined without a content service
 */
export function contentOrigins(...urls: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
}

/**
 * The policy of a site.
 * @param contentUrls URLs that browsers read content from; see `contentOrigins`
 */
export function sitePolicy(
  { policy }: ProjectConfig,
  { pages, schemas }: Pick<CheckedSite, 'pages' | 'schemas'>,
  contentUrls: readonly (string | undefined)[],
): SitePolicy {
  const framed = framedPaths(pages, schemas);
  return {
    policy: {
      policy,
      contentOrigins: contentOrigins(...contentUrls),
      framesItself: framed.length > 0,
      // The origin of `reports` belongs here.
      reportOrigin: undefined,
      hasAnalytics: analyticsId() !== undefined,
    },
    framedPaths: framed,
  };
}
