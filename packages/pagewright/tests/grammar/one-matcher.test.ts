import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CommonChecker } from '../../src/check/common-checker.ts';
import { type Destination, routeTable } from '../../src/check/facts/route-table.ts';
import { ConfigReader } from '../../src/check/files/config-reader.ts';
import { PageChecker } from '../../src/check/pages/page-file.ts';
import { pageSchemas } from '../../src/config/schemas/page-schemas.ts';
import { shapeOf } from '../../src/grammar/route-pattern.ts';
import { sortedRoutes } from '../../src/pipeline/pages/page-modules.ts';
import { pagePaths } from '../../src/pipeline/pages/page-paths.ts';
import { matchPath } from '../../src/render/routing/route-match.ts';
import { budget } from '../budget.ts';
import { readFixtureSite } from '../check/check-fixture.ts';

const fixtureSite = readFixtureSite();
const schemas = pageSchemas(fixtureSite.schemas);
const segments = ['a', 'b', 'c'];
const values = ['a', 'b', 'x', 'größe'];

/** A page with these routes, and values for each param that is not open. */
function page(title: string, routes: readonly string[], open: readonly string[]): string {
  const names = [...(routes[0] ?? '').matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return JSON.stringify({
    route: routes,
    ...(names.length > 0 ? { params: Object.fromEntries(names.map((name) => [name, open])) } : {}),
    head: { title, description: `The page ${title}.` },
    blocks: [{ type: 'banner', props: { title } }],
  });
}

const routesOfPage = fc
  .tuple(
    fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
    fc.array(fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(...segments))), { minLength: 1, maxLength: 3 }),
  )
  .map(([isParam, rows]) => [
    ...new Set(
      rows.map((row) => `/${isParam.map((is, index) => (is ? `:p${index}` : row[index])).join('/')}`),
    ),
  ]);
const sites = fc
  .array(fc.tuple(routesOfPage, fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 })), {
    minLength: 1,
    maxLength: 5,
  })
  .filter((pages) => {
    const shapes = pages.flatMap(([routes]) => routes.map(shapeOf));
    return new Set(shapes).size === shapes.length;
  });
const anyPath = fc
  .array(fc.constantFrom(...segments, 'x', 'A', 'größe', encodeURIComponent('größe')), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => `/${parts.join('/')}`);

/** A reader without content: no params of these pages come from a source. */
const reader = { read: () => Promise.reject() };

const read = new ConfigReader().read(fixtureSite);
const common = new CommonChecker().check(read.others, schemas, fixtureSite);

/** The pages of a site, from the check and from the build. */
function pagesOf(files: Readonly<Record<string, string>>) {
  const pages = Object.entries(files).map(([name, text]) => ({
    name,
    text,
    meant: name,
    kind: 'page' as const,
  }));
  const checked = new PageChecker(true).check({ ...read, pages }, common, schemas, fixtureSite);
  return {
    checked: checked.flatMap((file) => file.pages),
    compiled: checked.flatMap(({ plans }) => plans),
  };
}

const fileOf = (destination: Destination) =>
  destination.found ? destination.page?.origin.file.name : destination.route?.page?.origin.file.name;

describe('one matcher for all', () => {
  it('prefers a more specific alias over the route pattern of another page', () => {
    const { compiled } = pagesOf({
      'events.json': page('Events', ['/events/:slug'], ['one', 'special']),
      'z-offers.json': page('Offers', ['/offers', '/events/special'], []),
    });
    const manifest = sortedRoutes(compiled).map((route) => ({ ...route, load: () => Promise.reject() }));
    expect(matchPath(manifest, '/events/special')?.entry.file).toBe('z-offers.json');
    expect(matchPath(manifest, '/events/one')?.entry.file).toBe('events.json');
  });

  it('finds the same page for every path in the check, the browser and the build', async () => {
    await fc.assert(
      fc.asyncProperty(sites, fc.array(anyPath, { minLength: 5, maxLength: 12 }), async (pages, paths) => {
        const files = Object.fromEntries(
          pages.map(([routes, open], index) => [`p${index}.json`, page(`Page ${index}`, routes, open)]),
        );
        const { checked, compiled } = pagesOf(files);
        expect(compiled).toHaveLength(pages.length);
        const table = routeTable(checked, [], false);
        const manifest = sortedRoutes(compiled).map((route) => ({ ...route, load: () => Promise.reject() }));
        for (const each of paths)
          expect(fileOf(table.find(each)), each).toBe(matchPath(manifest, each)?.entry.file);
        for (const { path: written, page: own } of await pagePaths(compiled, {}, reader))
          expect(matchPath(manifest, written)?.entry.file, written).toBe(own.file);
      }),
      budget(25, 1_000),
    );
  });
});
