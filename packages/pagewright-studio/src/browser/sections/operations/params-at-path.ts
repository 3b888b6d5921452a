import { type ConfigText, configs, type JsonObject, urls } from 'pagewright/tooling';

/** The params of a page at a path, such as the slug of `/services/security`; undefined if the page does not have the path. */
export function paramsAtPath(page: ConfigText, path: string): Readonly<Record<string, string>> | undefined {
  const segments = urls.segmentsOf(path.split(/[?#]/)[0] ?? '').map(urls.decodedEscapes);
  for (const route of configs.routesOf(page)) {
    const params = urls.matchSegments(urls.segmentsOf(route), segments);
    if (!params) continue;
    const known = Object.fromEntries([...params].map(([name, value]) => [name, value ?? '']));
    return page.value.paging === undefined ? known : { page: '1', ...known };
  }
  return undefined;
}

/** False for a section that is limited to other pages of the route. */
export function isOnPath(item: JsonObject, params: ReturnType<typeof paramsAtPath>): boolean {
  return params === undefined || configs.isShownAt(configs.readLimits(item), params);
}
