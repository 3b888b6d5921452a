import { expect, test } from 'vitest';
import { demoSite, sitePaths } from '../browser/fixture-sites/demo-site.ts';
import { hostileSite } from '../browser/fixture-sites/hostile-site.ts';
import { builtPage } from './built-page.ts';
import { blocksOf, textOf } from './page-blocks.ts';

const networks = {
  facebook: 'www.facebook.com',
  linkedin: 'www.linkedin.com',
  pinterest: 'pinterest.com',
  x: 'x.com',
};

/** The values of a URL's query string. */
function queryValues(url: string): string[] {
  return [...new URL(url).searchParams.values()];
}

for (const [name, site] of Object.entries({
  'the demo': demoSite,
  'hostile content': hostileSite,
})) {
  test(`every article has share links to the five networks only, with its URL and title: ${name}`, async () => {
    const paths = (await sitePaths(site())).filter((path) =>
      /^\/insight\/blog\/(?!page\/|topic\/|author\/)/.test(path),
    );
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const page = await builtPage(path, site());
      const [share] = blocksOf(page, 'share-links');
      const icons = share?.querySelectorAll('a[target], a[href^="mailto:"]') ?? [];
      const links = [...icons].map((link) => link.getAttribute('href') ?? '');
      expect(
        links.map((link) => new URL(link).host || new URL(link).protocol),
        path,
      ).toEqual([...Object.values(networks), 'mailto:']);
      const expected = [`https://meridian-works.example${path}`, page.querySelector('h1')?.textContent];
      for (const link of links) expect(queryValues(link), path).toEqual(expect.arrayContaining(expected));
      expect(textOf(share)).toContain('Share by mail');
    }
  });
}
