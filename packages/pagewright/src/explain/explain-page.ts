import { pagesFolder } from '../config/config-kind.ts';
import { limitNames } from '../config/constructs.ts';
import { readLimits } from '../config/read/block-draft.ts';
import { sectionQueryName } from '../config/sections/expand-sections.ts';
import { type ConfigText, configsOf, type EditorSite, stringIn } from '../editor/editor-site.ts';
import { pathsOf, routesOf } from '../editor/linkable-paths.ts';
import { blocksOfPage, type PlacedBlock } from '../editor/page-blocks.ts';
import { sectionOf } from '../editor/shared-sections.ts';
import { isShownAt } from '../grammar/block-limits.ts';
import { isLocalTarget, targetSegments } from '../grammar/redirect-rules.ts';
import { matchSegments, segmentsOf } from '../grammar/route-pattern.ts';
import { itemsOf, type JsonObject, objectOf } from '../json/json-value.ts';
import type {
  BuiltSite,
  ExplainedBlock,
  ExplainedQuery,
  ExplainedRedirect,
  ExplainedUrlParam,
  HydratesWhen,
  Limits,
  PageExplanation,
} from './explanation.ts';
import { allRoutesOf, type FoundPage, pageMatching, routesOfSite } from './page-at.ts';
import { placeOf, queriesRead } from './placed-blocks.ts';

/** When the script of a block type takes over its HTML. */
export function hydratesWhen({ workspace }: EditorSite, type: string): HydratesWhen {
  const hydrate = workspace.schemas.blocks.get(type)?.hydrate;
  return hydrate === 'visible' || hydrate === 'touched' ? hydrate : 'loaded';
}

function limitsIn(value: JsonObject): Limits {
  return Object.fromEntries(
    limitNames('block').flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])),
  );
}

/** The path in the question, or else a path that the build has, or else a path that the config lists. */
function pathToShow({ page, path }: FoundPage, built: BuiltSite | undefined): string | undefined {
  if (path !== undefined) return path;
  const routes = routesOf(page).map(segmentsOf);
  for (const each of built?.paths ?? [])
    if (routes.some((route) => matchSegments(route, segmentsOf(each)))) return each;
  return pathsOf(page)[0];
}

function explainBlock(
  site: EditorSite,
  block: PlacedBlock,
  { params }: FoundPage,
  queries: ReadonlyMap<string, ExplainedQuery>,
  built: BuiltSite | undefined,
): ExplainedBlock {
  const { value, use, outer } = block;
  const type = stringIn(value.type) ?? '';
  const reads = queriesRead(block);
  const around = [use, outer, block].filter((each) => each !== undefined);
  const data = reads.reduce((sum, name) => sum + (queries.get(name)?.data ?? 0), 0);
  return {
    type,
    place: placeOf(block),
    section: use && { name: use.section, usedAt: placeOf(use) },
    slot: outer?.slot,
    limits: around
      .filter((each) => each !== outer)
      .map((each) => limitsIn(each.value))
      .filter((each) => Object.keys(each).length > 0),
    isShown: around.every(
      ({ value }) => value.hidden !== true && (params === undefined || isShownAt(readLimits(value), params)),
    ),
    reads,
    hydrates: hydratesWhen(site, type),
    code: built?.codeOf([type]),
    data: built && data,
  };
}

/**
 * The queries in the `data` of a config.
 * @param prefix comes before their names in plans
 */
function queriesOf(
  { code: { services } }: EditorSite,
  config: ConfigText,
  section: string | undefined,
  requests: ReturnType<BuiltSite['queriesAt']> | undefined,
): readonly ExplainedQuery[] {
  const { data, paging } = config.value;
  const own = Object.entries(objectOf(data)).map(([name, query]) => ({ name, query, steps: ['data', name] }));
  const { list } = objectOf(paging);
  const listed = own.find(({ name }) => name === list);
  const pages = listed ? [{ name: 'paging', query: listed.query, steps: ['paging'] }] : [];
  return [...own, ...pages].map(({ name, query, steps }): ExplainedQuery => {
    const { source, params } = objectOf(query);
    const planned = section === undefined ? name : sectionQueryName(section, name);
    const sent = [...(requests ?? [])].filter(
      ([each]) => each === planned || (section !== undefined && each.replace(/-\d+$/, '') === planned),
    );
    return {
      name: section === undefined ? name : `${section}.${name}`,
      source: stringIn(source) ?? '',
      service: services?.get(stringIn(source) ?? ''),
      place: placeOf({ config, steps }),
      params: params ?? {},
      ...(requests
        ? {
            requests: [...new Set(sent.map(([, { request }]) => request))],
            data: sent.reduce((sum, [, each]) => sum + each.data, 0),
          }
        : {}),
    };
  });
}

/** The params of the URL that a page declares. */
function urlParamsOf(config: ConfigText): readonly ExplainedUrlParam[] {
  return Object.entries(objectOf(config.value.urlParams)).map(([name, values]) => ({
    name,
    place: placeOf({ config, steps: ['urlParams', name] }),
    values,
  }));
}

/** The redirects to a page, or to the path in the question. */
function redirectsTo(site: EditorSite, { page, params }: FoundPage): readonly ExplainedRedirect[] {
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
    itemsOf(config.value.redirects).flatMap((rule, index) => {
      const { from, to } = objectOf(rule);
      return typeof from === 'string' && typeof to === 'string' && isLocalTarget(to) && leadsHere(to)
        ? [{ from, to, place: placeOf({ config, steps: ['redirects', index] }) }]
        : [];
    }),
  );
}

/** Explains a page: its blocks in order, its queries, and their sizes. */
export function explainPage(
  site: EditorSite,
  name: string,
  found: FoundPage,
  built: BuiltSite | undefined,
): PageExplanation {
  const { page, params } = found;
  const path = pathToShow(found, built);
  const isBuilt = path !== undefined && built?.paths.has(path) === true;
  const placed = blocksOfPage(site, page).filter(({ value }) => stringIn(value.type) !== undefined);
  const requests = isBuilt ? built?.queriesAt(path) : undefined;
  const sections = [...new Set(placed.flatMap(({ use }) => use?.section ?? []))];
  const used = sections.flatMap((section) => {
    const config = sectionOf(site, section);
    return config ? [{ config, section }] : [];
  });
  const queries = [
    ...queriesOf(site, page, undefined, requests),
    ...used.flatMap(({ config, section }) => queriesOf(site, config, section, requests)),
  ];
  const byName = new Map(queries.map((query) => [query.name, query]));
  const blocks = placed.map((block) => explainBlock(site, block, found, byName, isBuilt ? built : undefined));
  const types = [...new Set(blocks.filter(({ isShown }) => isShown).map(({ type }) => type))];
  return {
    kind: 'page',
    name,
    file: `${pagesFolder}/${page.file}`,
    routes: allRoutesOf(page),
    path,
    params: params && Object.keys(params).length > 0 ? params : undefined,
    blocks,
    queries,
    urlParams: urlParamsOf(page),
    redirects: redirectsTo(site, found),
    code: built && { blocks: built.codeOf(types), frame: built.frame },
    isBuilt: built && isBuilt,
  };
}
