import { nearest } from '../../schema/nearest.ts';
import { diagnoseAt } from '../json/placed-value.ts';
import type { Diagnostic } from '../messages/diagnostic.ts';
import type { Route, RouteTable } from '../route-table.ts';
import type { DeadLink } from './link-check.ts';
import type { LinkTarget } from './link-target.ts';
import type { CheckedPage } from './page-check.ts';

/** A part of a route or one written value of its param, which nothing leads to, with what others call it. */
interface Slip {
  readonly route: Route;
  readonly pointer: string;
  readonly found: string;
  readonly meant: string;
}

/** A finding about a value that no address of a page has. */
export interface ImpossibleValue {
  readonly page: CheckedPage;
  readonly diagnostic: Diagnostic<'impossible-value'>;
  /** The param of the route, where the finding names another one. */
  readonly param?: string;
}

/** The one part in which a wanted address differs a little from a route. */
function slipOf(wanted: readonly (string | undefined)[], route: Route): Slip | undefined {
  if (route.segments.length !== wanted.length) return undefined;
  let slip: Slip | undefined;
  for (const [index, segment] of route.segments.entries()) {
    const word = wanted[index];
    const isParam = segment.startsWith(':');
    if (word === undefined) {
      if (!isParam) return undefined;
      continue;
    }
    const values = isParam ? route.page?.params.values.get(segment.slice(1)) : undefined;
    if (
      word === segment ||
      (isParam && (!values || values.isOpen || values.written.some(({ value }) => value === word)))
    )
      continue;
    const near = isParam
      ? nearest(word, values?.written.map(({ value }) => value) ?? [])
      : nearest(word, [segment]);
    if (near === undefined || slip) return undefined;
    const pointer = isParam ? values?.written.find(({ value }) => value === near)?.pointer : route.pointer;
    if (pointer === undefined) return undefined;
    slip = isParam
      ? { route, pointer, found: near, meant: word }
      : { route, pointer, found: route.pattern, meant: `/${route.segments.with(index, word).join('/')}` };
  }
  return slip;
}

/**
 * When several places agree on an address that is not there, and the nearest one that is there is led to by none,
 * the slip is in the route: it is told once, there. Gives what is to be told of links, and which findings about values are covered by it.
 */
export function gatherSlips(
  dead: readonly DeadLink[],
  alive: readonly LinkTarget[],
  impossible: readonly ImpossibleValue[],
  table: RouteTable,
): { readonly told: readonly Diagnostic[]; readonly gathered: ReadonlySet<Diagnostic> } {
  const groups = new Map<string, { slip: Slip; links: DeadLink[]; onlys: Diagnostic[] }>();
  const join = (slip: Slip, link: DeadLink | undefined, only: Diagnostic | undefined) => {
    const key = `${slip.route.page?.draft.file.name} ${slip.pointer} ${slip.meant}`;
    const group = groups.get(key) ?? { slip, links: [], onlys: [] };
    groups.set(key, group);
    if (link) group.links.push(link);
    if (only) group.onlys.push(only);
  };
  for (const link of dead) {
    if (link.found.code !== 'dead-link' || link.target.segments === undefined) continue;
    for (const route of table.routes) {
      const slip = slipOf(link.target.segments, route);
      if (slip) join(slip, link, undefined);
    }
  }
  for (const only of impossible) {
    const { param, value, options } = only.diagnostic.data;
    const near = nearest(value, options);
    const route = table.routes.find(({ page, isAlias }) => page === only.page && !isAlias);
    const values = route?.page?.params.values.get(only.param ?? param);
    const pointer = values?.written.find((each) => each.value === near)?.pointer;
    if (route && near !== undefined && pointer !== undefined) {
      join({ route, pointer, found: near, meant: value }, undefined, only.diagnostic);
    }
  }
  const told: Diagnostic[] = [];
  const gathered = new Set<DeadLink>();
  const onlysGathered = new Set<Diagnostic>();
  for (const { slip, links, onlys } of groups.values()) {
    const { page } = slip.route;
    if (!page || links.length + onlys.length < 2 || isLedTo(slip, alive)) continue;
    for (const each of links) gathered.add(each);
    for (const each of onlys) onlysGathered.add(each);
    const { found, meant } = slip;
    const uses = links.length + onlys.length;
    told.push(
      diagnoseAt(page.draft, {
        code: 'misspelt-address',
        pointer: slip.pointer,
        on: 'value',
        data: { found, meant, uses },
      }),
    );
  }
  const linksLeft = dead
    .filter((link) => !gathered.has(link))
    .map(({ target, found }) => diagnoseAt(target.place, found));
  return { told: [...told, ...linksLeft], gathered: onlysGathered };
}

/** Whether any link leads to the very part that the slip would change. */
function isLedTo({ route, found, pointer }: Slip, alive: readonly LinkTarget[]): boolean {
  return alive.some(({ segments }) => {
    if (segments === undefined || segments.length !== route.segments.length) return false;
    const fits = route.segments.every(
      (segment, index) => segment.startsWith(':') || segments[index] === segment,
    );
    return fits && (pointer === route.pointer || segments.includes(found));
  });
}
