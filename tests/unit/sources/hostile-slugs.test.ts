import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestKey } from '../../../packages/pagewright/src/content/requests/request-key.ts';
import { hostileSlugs } from '../../../packages/pagewright/tests/fixtures/hostile-slugs.ts';
import { sources } from '../../../src/sources/source-registry.ts';

const base = 'https://content.example';

test('no slug changes the host, the depth or the query of the URL of an entry', () => {
  fc.assert(
    fc.property(hostileSlugs, (slug) => {
      for (const name of ['service', 'industry', 'software', 'platform', 'post'] as const) {
        const url = new URL(base + requestKey(sources[name], { slug }).slice('GET '.length));
        expect(url.origin).toBe(base);
        expect(url.pathname.split('/')).toHaveLength(6);
        expect(url.pathname.endsWith('/')).toBe(false);
        expect(url.search + url.hash).toBe('');
      }
    }),
    { numRuns: 200 },
  );
});

test('no slug of a case study changes another value of its query or requests two studies', () => {
  fc.assert(
    fc.property(hostileSlugs, (slug) => {
      const url = new URL(base + requestKey(sources['case-study'], { slug }).slice('GET '.length));
      expect(url.pathname).toBe('/wp-json/wp/v2/case-studies');
      expect([...url.searchParams.keys()].sort()).toEqual(['_embed', 'per_page', 'slug', 'status']);
      expect(url.searchParams.get('slug')).toMatch(/^[^\s,]+$/);
    }),
    { numRuns: 200 },
  );
});
