import { getOrInsert } from '../../../memory/get-or-insert.ts';
import { nearest } from '../../../schema/nearest.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, problemAt } from '../../diagnostics/diagnostic.ts';
import type { CheckedPage, ImpossibleValue } from '../../facts/checked-page.ts';
import type { LinkTarget } from '../../facts/link-target.ts';
import { acceptsValue } from '../../facts/param-values.ts';
import type { Route, RouteTable } from '../../facts/route-table.ts';
import type { DeadLink } from '../links/link-check.ts';

/** A segment of a route, or a value of its param, that is probably misspelt. */
interface Typo {
  readonly pointer: string;
  readonly found: string;
  readonly meant: string;
}

interface RouteTypo extends Typo {
  readonly page: CheckedPage;
  readonly route: Route;
}

/** A typo, with the dead links and impossible values that it explains. */
interface TypoUses {
  readonly typo: RouteTypo;
  readonly links: DeadLink[];
  readonly values: Diagnostic[];
}

/**
 * Finds typos in routes: several links or values agree on a URL that does not exist, and nothing links to the nearest one
 * that does. Each typo is reported once, at the route.
 * @returns diagnostics for typos and for all other dead links, and the diagnostics about values that a typo explains
 */
export function mergeRouteTypos(
  dead: readonly DeadLink[],
  alive: ReadonlySet<LinkTarget>,
  impossible: readonly ImpossibleValue[],
  table: RouteTable,
): { readonly diagnostics: readonly Diagnostic[]; readonly explained: ReadonlySet<Diagnostic> } {
  const typos = typoUses(dead, impossible, table).filter(
    ({ typo, links, values }) => links.length + values.length > 1 && !isLinked(typo, alive),
  );
  const diagnostics = typos.map(({ typo: { page, pointer, found, meant }, links, values }) => {
    const data = { found, meant, uses: links.length + values.length };
    return diagnoseAt(page.origin, problemAt('misspelt-address', pointer, data));
  });
  const explainedLinks = new Set(typos.flatMap(({ links }) => links));
  const otherLinks = dead
    .filter((each) => !explainedLinks.has(each))
    .map(({ link, found }) => diagnoseAt(link.origin, found));
  return {
    diagnostics: [...diagnostics, ...otherLinks],
    explained: new Set(typos.flatMap(({ values }) => values)),
  };
}

/** All possible typos, each with the links and values that it would explain. */
function typoUses(
  dead: readonly DeadLink[],
  impossible: readonly ImpossibleValue[],
  table: RouteTable,
): readonly TypoUses[] {
  const byTypo = new Map<string, TypoUses>();
  const usesOf = (typo: RouteTypo): TypoUses => {
    const key = `${typo.page.origin.file.name} ${typo.pointer} ${typo.meant}`;
    return getOrInsert(byTypo, key, () => ({ typo, links: [], values: [] }));
  };
  for (const each of dead) {
    const { segments } = each.link.target;
    if (each.found.code !== 'dead-link' || segments === undefined) continue;
    for (const route of table.routes) {
      const typo = typoInRoute(segments, route);
      if (typo) usesOf(typo).links.push(each);
    }
  }
  for (const each of impossible) {
    const typo = typoInValue(each, table);
    if (typo) usesOf(typo).values.push(each.diagnostic);
  }
  return [...byTypo.values()];
}

/** The typo in a route that differs from the path of a link in only one segment. */
function typoInRoute(requested: readonly (string | undefined)[], route: Route): RouteTypo | undefined {
  const { page } = route;
  if (!page || route.segments.length !== requested.length) return undefined;
  let typo: Typo | undefined;
  for (const [index, segment] of route.segments.entries()) {
    const word = requested[index];
    if (matches(segment, word, route)) continue;
    if (word === undefined || typo) return undefined;
    typo = typoInSegment(segment, word, index, route);
    if (!typo) return undefined;
  }
  return typo && { ...typo, page, route };
}

function valuesOf(segment: string, { page }: Route) {
  return segment.startsWith(':') ? page?.params.values.get(segment.slice(1)) : undefined;
}

function matches(segment: string, word: string | undefined, route: Route): boolean {
  if (!segment.startsWith(':')) return word === segment;
  const values = valuesOf(segment, route);
  return word === undefined || word === segment || !values || acceptsValue(values, word);
}

function typoInSegment(segment: string, word: string, index: number, route: Route): Typo | undefined {
  if (!segment.startsWith(':')) {
    if (nearest(word, [segment]) === undefined) return undefined;
    const meant = `/${route.segments.with(index, word).join('/')}`;
    return { pointer: route.pointer, found: route.pattern, meant };
  }
  const literals = valuesOf(segment, route)?.literals ?? [];
  const values = literals.map(({ value }) => value);
  const found = nearest(word, values);
  const value = literals.find((each) => each.value === found);
  return value && { pointer: value.pointer, found: value.value, meant: word };
}

/** The typo in a value of a route param, if a similar value is used elsewhere. */
function typoInValue(
  { page, diagnostic, param }: ImpossibleValue,
  { routes }: RouteTable,
): RouteTypo | undefined {
  const { param: named, value: meant, options } = diagnostic.data;
  const found = nearest(meant, options);
  const route = routes.find((each) => each.page === page && !each.isAlias);
  const values = route?.page?.params.values.get(param ?? named);
  const pointer = values?.literals.find(({ value }) => value === found)?.pointer;
  return route && found !== undefined && pointer !== undefined
    ? { page, route, pointer, found, meant }
    : undefined;
}

/** Whether a link uses the segment or value as it is, so that it is not a typo. */
function isLinked({ route, found, pointer }: RouteTypo, alive: ReadonlySet<LinkTarget>): boolean {
  return [...alive].some(({ segments }) => {
    if (segments?.length !== route.segments.length) return false;
    const fits = route.segments.every(
      (segment, index) => segment.startsWith(':') || segments[index] === segment,
    );
    return fits && (pointer === route.pointer || segments.includes(found));
  });
}
