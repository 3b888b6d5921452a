import { pagesFolder } from '../config/config-kind.ts';
import { limitNames } from '../config/constructs.ts';
import { readLimits } from '../config/read/block-draft.ts';
import { sectionQueryName } from '../config/sections/expand-sections.ts';
import { routesOf } from '../editor/binding-scope.ts';
import { type ConfigText, type EditorSite, stringIn } from '../editor/editor-site.ts';
import { pathsOf } from '../editor/linkable-paths.ts';
import { sectionOf } from '../editor/shared-sections.ts';
import { isShownAt } from '../grammar/block-limits.ts';
import { matchSegments, segmentsOf } from '../grammar/route-pattern.ts';
import { type JsonObject, objectOf } from '../json/json-value.ts';
import type {
  BuiltSite,
  ExplainedBlock,
  ExplainedQuery,
  HydratesWhen,
  Limits,
  PageExplanation,
} from './explanation.ts';
import { allRoutesOf, type FoundPage } from './page-at.ts';
import { blocksOfPage, type PlacedBlock, placeOf, queriesRead } from './placed-blocks.ts';
import { redirectsTo, urlParamsOf } from './ways-to-page.ts';

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
  const around = [...(use ? [use] : []), ...(outer ? [outer] : []), block];
  const data = reads.reduce((sum, name) => sum + (queries.get(name)?.data ?? 0), 0);
  return {
    type,
    place: placeOf(block),
    ...(use ? { section: { name: use.section, usedAt: placeOf(use) } } : {}),
    ...(outer ? { slot: outer.slot } : {}),
    limits: [...(use ? [use] : []), block]
      .map((each) => limitsIn(each.value))
      .filter((each) => Object.keys(each).length > 0),
    isShown: around.every(
      ({ value }) => value.hidden !== true && (params === undefined || isShownAt(readLimits(value), params)),
    ),
    reads,
    hydrates: hydratesWhen(site, type),
    ...(built ? { code: built.codeOf([type]), data } : {}),
  };
}

/**
 * The queries in the `data` of a config.
 * @param prefix comes before their names in plans
 */
function queriesOf(
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

/** Explains a page: its blocks in order, its queries, and their sizes. */
export function explainPage(
  site: EditorSite,
  name: string,
  found: FoundPage,
  built: BuiltSite | undefined,
): PageExplanation {
  const { page, params } = found;
  const path = pathToShow(found, built);
  const isBuilt = path !== undefined && built?.paths.has(path);
  const placed = blocksOfPage(site, page).filter(({ value }) => stringIn(value.type) !== undefined);
  const requests = isBuilt && path !== undefined ? built?.queriesAt(path) : undefined;
  const sections = [...new Set(placed.flatMap(({ use }) => use?.section ?? []))];
  const used = sections.flatMap((section) => {
    const config = sectionOf(site, section);
    return config ? [{ config, section }] : [];
  });
  const queries = [
    ...queriesOf(page, undefined, requests),
    ...used.flatMap(({ config, section }) => queriesOf(config, section, requests)),
  ];
  const byName = new Map(queries.map((query) => [query.name, query]));
  const blocks = placed.map((block) => explainBlock(site, block, found, byName, isBuilt ? built : undefined));
  const types = [...new Set(blocks.filter(({ isShown }) => isShown).map(({ type }) => type))];
  return {
    kind: 'page',
    name,
    file: `${pagesFolder}/${page.file}`,
    routes: allRoutesOf(page),
    ...(path === undefined ? {} : { path }),
    ...(params && Object.keys(params).length > 0 ? { params } : {}),
    blocks,
    queries,
    urlParams: urlParamsOf(page),
    redirects: redirectsTo(site, found),
    ...(built
      ? { code: { blocks: built.codeOf(types), frame: built.frame }, isBuilt: isBuilt === true }
      : {}),
  };
}
