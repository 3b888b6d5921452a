import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentAdapter, MovedEntry } from '../../content/content-adapter.ts';
import { read } from '../../content/read.ts';
import type { PagePlan, QueryPlan } from '../../grammar/plan.ts';
import type { SourceTable } from '../../render/routing/page-module.ts';
import { pathOf } from '../../render/routing/route-match.ts';
import type { Warning } from './warnings.ts';

/** Old paths and where their pages are now. Both are encoded. */
export type Redirects = ReadonlyMap<string, string>;

/** In the output folder, in the form that Netlify, Cloudflare Pages and others read: `from to 301`. */
export const redirectsFile = '_redirects';

interface MovedPagesOptions {
  readonly base: string;
  readonly deadline: number;
  readonly pages: readonly PagePlan[];
  readonly sources: SourceTable;
  readonly movedEntries: ContentAdapter['movedEntries'];
  /** Paths of the pages that the build has written; no redirect takes the place of one, or leads anywhere else. */
  readonly written: ReadonlySet<string>;
  /** Folder of the previous output, whose redirects stay when the service cannot say what has moved. */
  readonly previous: string;
  /** True to believe a service that says that nothing has moved, though something had. */
  readonly allowShrink?: boolean;
}

interface MovedPages {
  readonly redirects: Redirects;
  readonly warnings: readonly Warning[];
}

/** The route param that a query takes its slug from. */
function slugParam({ params }: QueryPlan): string | undefined {
  const slug = params.is === 'object' ? params.members.slug : undefined;
  return slug?.is === 'path' && slug.path[0] === 'route' ? slug.path[1] : undefined;
}

/** Routes that have no other param than the one of an entry's slug, by what the service calls its type. */
function routesOf(page: PagePlan, sources: SourceTable): { type: string; param: string; route: string }[] {
  return Object.values(page.queries).flatMap((query) => {
    const type = sources[query.source]?.movesAs;
    const param = slugParam(query);
    if (type === undefined || param === undefined) return [];
    const routes = page.routes.filter((route) => route.match(/:\w+/g)?.join() === `:${param}`);
    return routes.map((route) => ({ type, param, route }));
  });
}

export function parseRedirects(text: string): Redirects {
  const lines = text.split('\n').map((line) => line.split(' '));
  return new Map(lines.flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])));
}

export function writeRedirects(redirects: Redirects): string {
  return [...redirects].map(([from, to]) => `${from} ${to} 301\n`).join('');
}

function redirectsOf(moved: readonly MovedEntry[], { pages, sources }: MovedPagesOptions): Redirects {
  const routes = pages.flatMap((page) => routesOf(page, sources));
  return new Map(
    moved.flatMap(({ type, from, to }) =>
      routes
        .filter((one) => one.type === type)
        .map(
          ({ route, param }) => [pathOf(route, { [param]: from }), pathOf(route, { [param]: to })] as const,
        ),
    ),
  );
}

/** Redirects that may be written, sorted. */
function allowed(all: Redirects, { written }: MovedPagesOptions): Redirects {
  const kept = [...all].filter(([from, to]) => !written.has(from) && written.has(to));
  return new Map(kept.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Paths of pages whose entry has another slug now. Never rejects. */
export async function movedPages(options: MovedPagesOptions): Promise<MovedPages> {
  const { base, deadline, movedEntries, previous, allowShrink = false } = options;
  if (!movedEntries) return { redirects: new Map(), warnings: [] };
  const text = await readFile(path.join(previous, redirectsFile), 'utf8').catch(() => '');
  const before = allowed(parseRedirects(text), options);
  let why = 'the list of moved entries is now empty';
  try {
    const { content } = await read(movedEntries, {}, { base, deadline });
    // A content service keeps every old slug, so a list that has become empty is no better than none.
    if (content.length > 0 || before.size === 0 || allowShrink) {
      return { redirects: allowed(redirectsOf(content, options), options), warnings: [] };
    }
  } catch (error) {
    why = error instanceof Error ? error.message : String(error);
  }
  const warning = {
    kind: 'lists of redirects that could not be used',
    cause: why,
    text: `The content service did not report which entries have a new slug (${why}), so the redirects of the previous build are kept`,
  };
  // A service without that list, which never said what has moved, is no cause for a warning.
  return { redirects: before, warnings: before.size > 0 ? [warning] : [] };
}
