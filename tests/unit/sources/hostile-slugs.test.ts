import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestKey } from '../../../packages/pagewright/src/content/requests/request-key.ts';
import { slugText } from '../../../packages/pagewright/src/content/slug-part.ts';
import { decodedEscapes } from '../../../packages/pagewright/src/json/decoded-escapes.ts';
import { isRecord } from '../../../packages/pagewright/src/json/json-value.ts';
import { readSchemas } from '../../../packages/pagewright/src/pipeline/site/schema-files.ts';
import { hostileSlugs } from '../../../packages/pagewright/tests/fixtures/hostile-slugs.ts';
import { sources as museumSources } from '../../../packages/pagewright/tests/sites/museum-code.ts';
import { sources } from '../../../src/sources/source-registry.ts';

const base = 'https://content.example';
const root = path.resolve(import.meta.dirname, '../../..');

const sites = [
  { name: 'this site', folder: root, sources },
  {
    name: 'the museum',
    folder: path.join(root, 'packages/pagewright/tests/sites/museum'),
    sources: museumSources,
  },
];

/** The params of a source that are slugs, as its schema says. */
function slugParams(schema: unknown): string[] {
  const { properties: parts } = isRecord(schema) ? schema : {};
  const { params } = isRecord(parts) ? parts : {};
  const { properties = {} } = isRecord(params) ? params : {};
  return Object.entries(properties ?? {}).flatMap(([name, param]) =>
    isRecord(param) && param.format === 'slug' ? [name] : [],
  );
}

const cases = sites.flatMap(({ name: site, folder, sources }) => {
  const schemas = readSchemas(folder);
  return Object.entries(sources).flatMap(([name, source]) =>
    slugParams(schemas.content.get(name)).map((param) => ({ site, name, param, source })),
  );
});

test('every site has sources that take slugs', () => {
  expect(cases.map(({ name, param }) => `${name} ${param}`)).toEqual(
    expect.arrayContaining([
      'service slug',
      'post-topic slug',
      'post-author slug',
      'posts tag',
      'topic slug',
    ]),
  );
});

test.each(cases)(
  'no value of $param changes the host, the depth or the rest of the query of $name in $site, or makes its request long',
  ({ source, param }) => {
    const urlFor = (slug: string) =>
      new URL(base + requestKey(source, { per_page: 5, [param]: slug }).slice('GET '.length));
    const usual = urlFor('usual');
    fc.assert(
      fc.property(hostileSlugs, (slug) => {
        const url = urlFor(slug);
        expect(url.origin).toBe(base);
        expect(url.pathname.split('/')).toHaveLength(usual.pathname.split('/').length);
        expect(url.pathname.endsWith('/')).toBe(false);
        expect([...url.searchParams.keys()]).toEqual([...usual.searchParams.keys()]);
        expect(url.hash).toBe('');
        const values = [...url.searchParams.values(), ...url.pathname.split('/').map(decodeURIComponent)];
        // A slug in a query is as WordPress stores it.
        expect(values.map(decodedEscapes)).toContain(slugText(slug));
        expect(url.href.length).toBeLessThan(2_600);
      }),
      { numRuns: 100 },
    );
  },
);
