import { readLimits } from '../../../config/read/block-draft.ts';
import { routesOf } from '../../../editor/binding-scope.ts';
import type { ConfigText } from '../../../editor/editor-site.ts';
import { isShownAt } from '../../../grammar/block-limits.ts';
import { decodedSegment, matchSegments, segmentsOf } from '../../../grammar/route-pattern.ts';
import type { JsonObject } from '../../../json/json-value.ts';

/** The params of a page at a path, such as the slug of `/services/security`; undefined if the path is none of the page. */
export function paramsAtPath(page: ConfigText, path: string): Readonly<Record<string, string>> | undefined {
  const segments = segmentsOf(path.split(/[?#]/)[0] ?? '').map(decodedSegment);
  for (const route of routesOf(page)) {
    const params = matchSegments(segmentsOf(route), segments);
    if (!params) continue;
    const known = Object.fromEntries([...params].map(([name, value]) => [name, value ?? '']));
    return page.value.paging === undefined ? known : { page: '1', ...known };
  }
  return undefined;
}

/** False for a section that is limited to other pages of the route. */
export function isOnPath(item: JsonObject, params: ReturnType<typeof paramsAtPath>): boolean {
  return params === undefined || isShownAt(readLimits(item), params);
}
