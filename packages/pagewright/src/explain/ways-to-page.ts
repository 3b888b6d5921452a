import { type ConfigText, configsOf, type EditorSite } from '../editor/editor-site.ts';
import { isLocalTarget, targetSegments } from '../grammar/redirect-rules.ts';
import { listOf, objectOf } from '../json/json-value.ts';
import type { ExplainedRedirect, ExplainedUrlParam } from './explanation.ts';
import { type FoundPage, pageMatching, routesOfSite } from './page-at.ts';
import { placeOf } from './placed-blocks.ts';

/** The params of the URL that a page declares. */
export function urlParamsOf(config: ConfigText): readonly ExplainedUrlParam[] {
  return Object.entries(objectOf(config.value.urlParams)).map(([name, values]) => ({
    name,
    place: placeOf({ config, steps: ['urlParams', name] }),
    values,
  }));
}

/** The redirects to a page, or to the path in the question. */
export function redirectsTo(site: EditorSite, { page, params }: FoundPage): readonly ExplainedRedirect[] {
  const routes = routesOfSite(site);
  /** Whether a target may be a path of the page. A param of the old path may have any value. */
  const leadsHere = (to: string) => {
    const found = pageMatching(routes, targetSegments(to));
    return (
      found?.page.file === page.file &&
      [...found.params].every(([name, value]) => value === undefined || (params?.[name] ?? value) === value)
    );
  };
  return configsOf(site, 'redirects').flatMap((config) =>
    listOf(config.value.redirects).flatMap((rule, index) => {
      const { from, to } = objectOf(rule);
      return typeof from === 'string' && typeof to === 'string' && isLocalTarget(to) && leadsHere(to)
        ? [{ from, to, place: placeOf({ config, steps: ['redirects', index] }) }]
        : [];
    }),
  );
}
