import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PagePlan, QueryPlan } from '../bindings/plan.ts';
import type { SourceTable } from '../page/page-module.ts';
import { pathOf } from '../page/route-match.ts';
import { read } from '../sources/read.ts';
import { type MovedEntry, movedEntries } from '../sources/wordpress/moved-entries.ts';

/** Old paths and where their pages are now. Both are encoded. */
export type Redirects = ReadonlyMap<string, string>;

/** In the output folder, in the form that Netlify, Cloudflare Pages and others read: `from to 301`. */
export const redirectsFile = '_redirects';

interface MovedPagesOptions {
  readonly base: string;
  readonly deadline: number;
  readonly pages: readonly PagePlan[];
  readonly sources: SourceTable;
  /** Paths of the pages that the build has written; no redirect takes the place of one, or leads anywhere else. */
  readonly written: ReadonlySet<string>;
  /** Folder of the previous output, whose redirects stay when the service cannot say what has moved. */
  readonly previous: string;
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

/** Paths of pages whose entry has another slug now. Never rejects. */
export async function movedPages(options: MovedPagesOptions): Promise<Redirects> {
  const { base, deadline, written, previous } = options;
  const all = await read(movedEntries, {}, { base, deadline }).then(
    ({ content }) => redirectsOf(content, options),
    async () => parseRedirects(await readFile(path.join(previous, redirectsFile), 'utf8').catch(() => '')),
  );
  const kept = [...all].filter(([from, to]) => !written.has(from) && written.has(to));
  return new Map(kept.sort(([left], [right]) => (left < right ? -1 : 1)));
}
