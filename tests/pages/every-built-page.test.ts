import { describe, expect, test } from 'vitest';
import { getOrInsert } from '../../packages/pagewright/src/memory/get-or-insert.ts';
import { visitedSites } from '../browser/every-page/visited-sites.ts';
import { demoSite } from '../browser/fixture-sites/demo-site.ts';
import { builtPage, builtPages } from './built-page.ts';
import { demoEntry, demoSlugs } from './demo-entries.ts';
import { pictureDefects } from './picture-defects.ts';
import { heavyPictures } from './picture-weight.ts';

describe.each(visitedSites)('$name', ({ address, paths }) => {
  test.each(paths)(
    'a page has no inline script or style, one h1 and its own canonical URL: %s',
    async (path) => {
      const document = await builtPage(path, address());
      for (const script of document.querySelectorAll('script:not([src])'))
        expect(script.getAttribute('type')).toMatch(/^application\/(ld\+)?json$/);
      const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames(),
      );
      expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
      expect(document.querySelectorAll('style')).toHaveLength(0);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      const names = [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'));
      expect(names).toEqual([...new Set(names)]);
      expect(
        document.querySelectorAll('figcaption:not(figure > :is(:first-child, :last-child))'),
      ).toHaveLength(0);
      // The row of software logos is the same on all four pages, like a navigation.
      expect(
        document.querySelectorAll(
          `main a[href="${path}"]:not([data-block="call-to-action"] a, [aria-current="page"])`,
        ),
      ).toHaveLength(0);
      expect(document.querySelector('[rel="canonical"]')?.getAttribute('href')).toBe(
        `https://meridian-works.example${path}`,
      );
    },
  );
});

// In hostile content pages may share titles and pictures.
interface Listed {
  readonly sticky?: boolean;
  readonly featured_image?: string;
}

test('each page has its own title, description and share picture, no picture twice, and a size for every picture', async () => {
  const seen = new Map<string, string>();
  const withDefault: string[] = [];
  const pinned = demoSlugs('posts')
    .map((slug) => demoEntry<Listed>(`posts/${slug}`))
    .find(({ sticky }) => sticky)?.featured_image;
  for (const path of visitedSites[0]?.paths ?? []) {
    const html = await (await fetch(demoSite() + path)).text();
    const [, title = ''] = /<title>([^<]*)</.exec(html) ?? [];
    const [, description = ''] = /<meta [^>]*name="description" content="([^"]*)"/.exec(html) ?? [];
    const [, picture = ''] =
      /<meta [^>]*property="og:image" content="https?:\/\/[^"/]+([^"]*)"/.exec(html) ?? [];
    if (picture === '/og.png') withDefault.push(path);
    else expect((await fetch(demoSite() + picture)).headers.get('content-type'), path).toBe('image/jpeg');
    for (const words of [title, description, ...(picture === '/og.png' ? [] : [picture])]) {
      expect(words, path).not.toBe('');
      expect(seen.get(words), `“${words}” of ${path}`).toBeUndefined();
      seen.set(words, path);
    }
    // The article that is pinned is at the top of the list, and in its place among the others.
    expect(pictureDefects(html, path === '/insight/blog' ? pinned : undefined), path).toEqual([]);
  }
  expect(withDefault).toEqual([]);
});

test('every picture has files for small screens, and the first picture of a page has at most 40 kB on a phone', async () => {
  const sizes = new Map<string, Promise<number | undefined>>();
  async function measure(src: string): Promise<number | undefined> {
    const response = await fetch(demoSite() + src);
    return response.ok ? (await response.arrayBuffer()).byteLength : undefined;
  }
  const sizeOf = (src: string) => getOrInsert(sizes, src, () => measure(src));
  const defects: string[] = [];
  for await (const [, page] of builtPages()) defects.push(...(await heavyPictures(page, sizeOf)));
  expect(defects).toEqual([]);
});
