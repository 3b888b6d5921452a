import type { ProjectConfig } from '../../project/project-config.ts';
import { analyticsId } from '../project/build-settings.ts';
import { visitorSettings } from '../project/visitor-settings.ts';
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
 * @param urls `''` or a path for the origin of the site itself, undefined without a content service
 */
export function contentOrigins(...urls: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(urls.flatMap((url) => (url?.startsWith('http') ? [new URL(url).origin] : [])))];
}

/**
 * The policy of a site.
 * @param contentUrls URLs that browsers read content from; see `contentOrigins`. Forms are posted only to the first
 */
export function sitePolicy(
  project: ProjectConfig,
  { pages, schemas }: Pick<CheckedSite, 'pages' | 'schemas'>,
  contentUrls: readonly (string | undefined)[],
): SitePolicy {
  const framed = framedPaths(pages, schemas);
  const { reports } = visitorSettings(project, () => false);
  return {
    policy: {
      policy: project.policy,
      contentOrigins: contentOrigins(...contentUrls),
      formOrigins: contentOrigins(contentUrls[0]),
      framesItself: framed.length > 0,
      reportOrigin: reports && new URL(reports.to).origin,
      hasAnalytics: analyticsId() !== undefined,
    },
    framedPaths: framed,
  };
}
