import { type ConfigText, configsOf, type EditorSite, stringIn } from '../editor/editor-site.ts';
import { isLocalTarget, targetSegments } from '../grammar/redirect-rules.ts';
import { matchSegments, segmentsOf, sortBySpecificity } from '../grammar/route-pattern.ts';
import { objectOf } from '../schema/json-value.ts';
import type { ExplainedRedirect, ExplainedUrlParam } from './explanation.ts';
import { allRoutesOf, type FoundPage } from './page-at.ts';
import { objectsIn, placeOf } from './placed-blocks.ts';

/** The params of the URL that a page declares. */
export function urlParamsOf(config: ConfigText): readonly ExplainedUrlParam[] {
  return Object.entries(objectOf(config.value.urlParams)).map(([name, values]) => ({
    name,
    place: placeOf({ config, steps: ['urlParams', name] }),
    values,
  }));
}

/** The redirects that lead to a page, or to the path of it that was named. */
export function redirectsTo(site: EditorSite, { page, params }: FoundPage): readonly ExplainedRedirect[] {
  const routes = sortBySpecificity(
    configsOf(site, 'page').flatMap((each) => allRoutesOf(each).map((route) => ({ page: each, route }))),
    ({ route }) => route,
  );
  /** Whether a target is a path of the page. A param of the old path may have any value. */
  const leadsHere = (to: string) => {
    const segments = targetSegments(to);
    for (const { page: other, route } of routes) {
      const found = matchSegments(segmentsOf(route), segments);
      if (found)
        return (
          other.file === page.file &&
          [...found].every(([name, value]) => value === undefined || (params?.[name] ?? value) === value)
        );
    }
    return false;
  };
  return configsOf(site, 'redirects').flatMap((config) =>
    objectsIn(config, ['redirects'], config.value.redirects).flatMap(({ value, steps }) => {
      const [from, to] = [stringIn(value.from), stringIn(value.to)];
      return from !== undefined && to !== undefined && isLocalTarget(to) && leadsHere(to)
        ? [{ from, to, place: placeOf({ config, steps }) }]
        : [];
    }),
  );
}
