import { json } from 'pagewright/tooling';
import { type ProjectConfig, services } from 'pagewright/tooling/node';

function isWebUrl(url: unknown): url is string {
  return typeof url === 'string' && /^https?:\/\//i.test(url) && URL.canParse(url);
}

/**
 * The origins of images that pages may show besides the site itself: the content services, and the origins that the site config
 * lists.
 * @param siteText the text of `_site.json`, which may have mistakes
 */
export function imageOrigins(project: ProjectConfig, siteText: string | undefined): readonly string[] {
  return [...services.imageBases(project), ...listedOrigins(siteText)]
    .filter(isWebUrl)
    .map((url) => new URL(url).origin);
}

function listedOrigins(siteText = '{}'): readonly unknown[] {
  try {
    const site: unknown = JSON.parse(siteText);
    return json.isRecord(site) && Array.isArray(site.imageOrigins) ? site.imageOrigins : [];
  } catch {
    return [];
  }
}
