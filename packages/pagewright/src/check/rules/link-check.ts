import { nearest } from '../../schema/nearest.ts';
import type { Problem } from '../messages/diagnostic.ts';
import type { RouteTable } from '../route-table.ts';
import type { LinkTarget } from './link-target.ts';
import type { CheckedPage } from './page-check.ts';
import type { References } from './references.ts';

export interface DeadLink {
  readonly target: LinkTarget;
  readonly found: Problem;
}

function isPublic(path: string, files: ReadonlySet<string>): boolean {
  const plain = path.endsWith('/') ? path.slice(0, -1) : path;
  return files.has(path) || files.has(`${plain}/index.html`) || files.has(`${plain}.html`);
}

/** The URL that a dead link may mean: similar, or with the same last part. */
function likelyAddresses(path: string, table: RouteTable): readonly string[] {
  const plain = path.replace(/\/+$/, '') || '/';
  if (plain !== path && table.find(plain).leads === 'page') return [plain];
  if (!path.startsWith('/') && table.find(`/${path}`).leads === 'page') return [`/${path}`];
  const near = nearest(path, table.addresses);
  if (near !== undefined) return [near];
  const last = path.split('/').at(-1) ?? '';
  const lasts = new Map(table.addresses.map((address) => [address.split('/').at(-1) ?? '', address]));
  const alike = lasts.get(last) ?? lasts.get(nearest(last, lasts.keys()) ?? '');
  return alike !== undefined && last !== '' ? [alike] : [];
}

function checkTarget(
  target: LinkTarget,
  page: CheckedPage | undefined,
  table: RouteTable,
  files: ReadonlySet<string>,
): Problem | undefined {
  const { href, segments, path, anchor, isComputed } = target;
  const at = { pointer: target.pointer, on: 'value' as const };
  let home = page;
  if (segments !== undefined && path !== undefined) {
    if (isPublic(path, files)) return undefined;
    const destination = table.findComputed(segments);
    if (destination.leads === 'nowhere') {
      if (table.isUnsure) return undefined;
      return {
        ...at,
        code: 'dead-link',
        data: {
          href,
          options: isComputed ? likelyRoutes(segments, table) : likelyAddresses(path, table),
          isComputed,
        },
      };
    }
    home = destination.page;
  }
  if (anchor === undefined || anchor === '' || home === undefined) return undefined;
  const options = home.anchors;
  // A block with an error in its outline may have the anchor.
  if (options.includes(anchor) || !home.draft.isWhole) return undefined;
  return { ...at, code: 'dead-anchor', data: { href, id: anchor, page: home.draft.file.name, options } };
}

/** The route that a link with content in it may mean: with as many parts, and similar fixed parts. */
function likelyRoutes(segments: readonly (string | undefined)[], table: RouteTable): readonly string[] {
  return table.routes
    .filter((route) => route.segments.length === segments.length)
    .filter((route) =>
      route.segments.every((segment, index) => {
        const wanted = segments[index];
        if (segment.startsWith(':')) return true;
        return wanted === segment || (wanted !== undefined && nearest(wanted, [segment]) !== undefined);
      }),
    )
    .map(({ pattern }) => pattern)
    .slice(0, 1);
}

/** All links, menu entries and anchors without a target, and all others. Links of `_site.json` and fallbacks have no page. */
export function deadLinks(
  pages: readonly CheckedPage[],
  others: readonly References[],
  table: RouteTable,
  files: ReadonlySet<string>,
): { readonly dead: readonly DeadLink[]; readonly alive: readonly LinkTarget[] } {
  const dead: DeadLink[] = [];
  const alive: LinkTarget[] = [];
  const look = ({ links }: References, page?: CheckedPage) => {
    for (const target of links) {
      const found = checkTarget(target, page, table, files);
      if (found) dead.push({ target, found });
      else alive.push(target);
    }
  };
  for (const page of pages) for (const each of page.references) look(each, page);
  for (const each of others) look(each);
  return { dead, alive };
}
