import { paramNames } from '../grammar/route-pattern.ts';
import { isArray, objectOf } from '../json/json-value.ts';
import { listedValues, routesOf } from './binding-scope.ts';
import { type ConfigText, configsOf, type EditorSite, readConfig, stringIn } from './editor-site.ts';
import { sectionOf } from './shared-sections.ts';

/** The maximum number of paths that one route with params adds. */
const maxPaths = 500;

/** The paths of a page: its routes, with the param values that the config lists. */
export function pathsOf(page: ConfigText): readonly string[] {
  return routesOf(page).flatMap((route) => {
    let paths = [route];
    for (const name of paramNames(route)) {
      const values = listedValues(page, name);
      paths = paths.flatMap((path) => values.map((value) => path.replace(`:${name}`, value)));
    }
    return paths.slice(0, maxPaths);
  });
}

/** The page with this path; undefined if no page lists it. */
export function pageWithPath(path: string, site: EditorSite): ConfigText | undefined {
  return configsOf(site, 'page').find((page) => pathsOf(page).includes(path));
}

/** A block with an anchor, and the steps that lead to it. */
export interface Anchor {
  readonly id: string;
  readonly type: string | undefined;
  readonly config: ConfigText;
  readonly steps: readonly (string | number)[];
}

function anchorsIn(site: EditorSite, config: ConfigText, key: string): readonly Anchor[] {
  const blocks = config.value[key];
  if (blocks === undefined || !isArray(blocks)) return [];
  return blocks.flatMap((block, index): readonly Anchor[] => {
    const { id, type, section } = objectOf(block);
    if (typeof id === 'string') return [{ id, type: stringIn(type), config, steps: [key, index, 'id'] }];
    const used = config.kind === 'section' ? undefined : sectionOf(site, stringIn(section));
    return used ? anchorsIn(site, used, 'blocks') : [];
  });
}

/** The anchors of a page: the ids of its blocks, and of the blocks at its end. */
export function anchorsOf(page: ConfigText, site: EditorSite): readonly Anchor[] {
  const shared = page.value.end === undefined ? readConfig(site, '_site.json') : undefined;
  return [
    ...anchorsIn(site, page, 'blocks'),
    ...anchorsIn(site, page, 'end'),
    ...(shared ? anchorsIn(site, shared, 'end') : []),
  ];
}
