import type { RedirectRule } from '../../../grammar/redirect-rules.ts';
import type { Schedule } from '../../../grammar/schedule.ts';
import { getOrInsert } from '../../../memory/get-or-insert.ts';
import { nearest, related } from '../../../schema/nearest.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';
import type { Anchor, CheckedPage } from '../../facts/checked-page.ts';
import { type LinkTarget, ownTarget } from '../../facts/link-target.ts';
import type { Link, References } from '../../facts/references.ts';
import type { Destination, RouteTable } from '../../facts/route-table.ts';
import { type CheckTime, isShownNow } from '../../facts/shown-times.ts';
import { redirectFollower } from './redirect-check.ts';

export interface DeadLink {
  readonly link: Link;
  readonly found: Problem;
  /** The ids on the page to which it leads, if only the anchor is wrong. */
  readonly anchors: readonly Anchor[];
}

export function isPublic(path: string, files: ReadonlySet<string>): boolean {
  const plain = path.endsWith('/') ? path.slice(0, -1) : path;
  return files.has(path) || files.has(`${plain}/index.html`) || files.has(`${plain}.html`);
}

/** The path that a dead link most likely means: a similar one, or one with the same last segment. */
export function likelyPaths(path: string, table: RouteTable): readonly string[] {
  const plain = path.replace(/\/+$/, '') || '/';
  if (plain !== path && table.find(plain).found) return [plain];
  if (!path.startsWith('/') && table.find(`/${path}`).found) return [`/${path}`];
  const closest = nearest(path, table.paths);
  if (closest !== undefined) return [closest];
  const last = plain.split('/').at(-1) ?? '';
  const lasts = new Map(table.paths.map((each) => [each.split('/').at(-1) ?? '', each]));
  // A long slug that has the word somewhere is another page.
  const similar = [...lasts.keys()].filter((each) => each.length <= 2 * last.length);
  const alike = last === '' ? undefined : (nearest(last, similar) ?? related(last, similar));
  const meant = lasts.get(last) ?? lasts.get(alike ?? '/');
  return meant === undefined || last === '' ? [] : [meant];
}

/** The target of a link: a page, a file of `public/`, an anchor on the same page, or nothing. */
type LinkDestination = Destination | 'file' | 'own page';

function destinationOf(
  { segments, path }: LinkTarget,
  table: RouteTable,
  files: ReadonlySet<string>,
): LinkDestination {
  if (segments === undefined || path === undefined) return 'own page';
  return isPublic(path, files) ? 'file' : table.findComputed(segments);
}

type MissingDestination = Destination & { readonly found: false };

type FollowRedirects = ReturnType<typeof redirectFollower>;

/** What is wrong with a link, if anything is. */
function linkProblem(
  link: Link,
  destination: LinkDestination,
  home: CheckedPage | undefined,
  isHomeShown: boolean,
  table: RouteTable,
  follow: FollowRedirects,
): Problem | undefined {
  if (destination === 'file') return undefined;
  const { href, segments = [], isComputed } = link.target;
  const param = table.isIncomplete
    ? undefined
    : segments.map(writtenParam).find((name) => name !== undefined);
  if (param !== undefined)
    return problemAt('dead-link', link.pointer, { href, options: [], isComputed, param });
  if (destination !== 'own page' && !destination.found)
    return missingPageProblem(link, destination, table, follow);
  return home && foundPageProblem(link, home, isHomeShown);
}

/** What is wrong with a link that matches no page. */
function missingPageProblem(
  { pointer, target: { href, segments = [], path = '', isComputed } }: Link,
  destination: MissingDestination,
  table: RouteTable,
  follow: FollowRedirects,
): Problem | undefined {
  const way = follow(segments);
  if (way?.is === 'end')
    return problemAt('redirected-link', pointer, { href, ...(isComputed ? {} : { end: way.path }) });
  if (table.isIncomplete) return undefined;
  const options = isComputed ? likelyRoutes(segments, table) : likelyPaths(path, table);
  return problemAt('dead-link', pointer, { href, options, isComputed, ...unlistedValue(destination) });
}

/** What is wrong with a link to the page `home`. */
function foundPageProblem(
  { pointer, target }: Link,
  home: CheckedPage,
  isShown: boolean,
): Problem | undefined {
  const { href, anchor = '' } = target;
  const file = home.origin.file.name;
  if (!isShown) return problemAt('scheduled-link', pointer, { href, file, ...home.schedule });
  // A block with an error in its outline may have the anchor.
  if (!home.isComplete) return undefined;
  const ignored = ignoredParam(target, home);
  if (ignored !== undefined)
    return problemAt('unknown-link-param', pointer, { name: ignored, options: home.urlParams, file });
  const options = home.anchors.map(({ id }) => id);
  if (anchor === '' || options.includes(anchor)) return undefined;
  return problemAt('dead-anchor', pointer, { href, id: anchor, page: file, options });
}

/** The name of a param in place of its value: `slug` in `/services/:slug` or `/services/[slug]`. */
function writtenParam(segment: string | undefined): string | undefined {
  const found = /^(?::([A-Za-z]\w*)|\[([A-Za-z]\w*)\])$/.exec(segment ?? '');
  return found?.[1] ?? found?.[2];
}

/** A param of a link that its page does not declare. Params of campaigns are for the statistics of visits. */
function ignoredParam({ params }: LinkTarget, { urlParams }: CheckedPage): string | undefined {
  return params.find((name) => name !== '' && !name.startsWith('utm_') && !urlParams.includes(name));
}

/** The value that a link has for a route param to which content adds values. */
function unlistedValue({ route, param = '', value }: MissingDestination) {
  const page = route?.page;
  return page?.params.values.get(param)?.isOpen && value !== undefined
    ? { unlisted: { value, file: page.origin.file.name } }
    : {};
}

/** The route that a link with content in it most likely means: with as many segments, and similar fixed segments. */
function likelyRoutes(segments: readonly (string | undefined)[], table: RouteTable): readonly string[] {
  const isLike = (segment: string, requested: string | undefined) =>
    segment.startsWith(':') ||
    requested === segment ||
    (requested !== undefined && nearest(requested, [segment]) !== undefined);
  const meant = table.routes.find(
    (route) =>
      route.segments.length === segments.length &&
      route.segments.every((segment, index) => isLike(segment, segments[index])),
  );
  return meant ? [meant.pattern] : [];
}

/** Sorts all links into those without a target and the others. Links of `_site.json` and fallbacks belong to no page. */
export function deadLinks(
  pages: readonly CheckedPage[],
  others: readonly References[],
  table: RouteTable,
  { publicFiles, siteUrl }: Pick<Workspace, 'publicFiles' | 'siteUrl'>,
  redirects: readonly RedirectRule[],
  time: CheckTime,
): { readonly dead: readonly DeadLink[]; readonly alive: ReadonlySet<LinkTarget> } {
  const follow = redirectFollower(redirects);
  const dead: DeadLink[] = [];
  const alive = new Set<LinkTarget>();
  const destinations = new Map<LinkTarget, LinkDestination>();
  const isShown = (schedule: Schedule | undefined) => isShownNow(schedule, time);
  const look = ({ links, schedule }: References, page?: CheckedPage) => {
    // What nobody sees now may link to what nobody sees now.
    const isSeen = isShown(schedule) && isShown(page?.schedule);
    for (const link of links) {
      const { target } = link;
      const own = ownTarget(target, siteUrl);
      if (!own) continue;
      const destination = getOrInsert(destinations, target, () => destinationOf(own, table, publicFiles));
      const home = typeof destination === 'string' ? page : destination.found ? destination.page : undefined;
      const isHomeShown = home === page || !isSeen || isShown(home?.schedule);
      const found = linkProblem({ ...link, target: own }, destination, home, isHomeShown, table, follow);
      if (found) dead.push({ link, found, anchors: home?.anchors ?? [] });
      else alive.add(target);
    }
  };
  for (const page of pages) for (const each of page.references) look(each, page);
  for (const each of others) look(each);
  return { dead, alive };
}
