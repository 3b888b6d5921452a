import { expect, test } from 'vitest';
import { demoSite, sitePaths } from '../browser/fixture-sites/demo-site.ts';
import { hostileSite } from '../browser/fixture-sites/hostile-site.ts';
import { blocksOf, wordsOf } from './page-blocks.ts';
import { writtenPage } from './written-page.ts';

const networks = {
  facebook: 'www.facebook.com',
  linkedin: 'www.linkedin.com',
  pinterest: 'pinterest.com',
  x: 'x.com',
};

/** The values of an address's query. */
function told(address: string): string[] {
  return [...new URL(address).searchParams.values()];
}

for (const [name, site] of Object.entries({
  'the demo': demoSite,
  'content of hostile shape': hostileSite,
})) {
  test(`every article is shared on the five networks and nowhere else, with its address and title: ${name}`, async () => {
    const paths = (await sitePaths(site())).filter((path) => /^\/insight\/blog\/(?!page\/)/.test(path));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const page = await writtenPage(path, site());
      const [share] = blocksOf(page, 'share-links');
      const links = [...(share?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
      expect(
        links.map((link) => new URL(link).host || new URL(link).protocol),
        path,
      ).toEqual([...Object.values(networks), 'mailto:']);
      const carried = [`https://meridian-works.example${path}`, page.querySelector('h1')?.textContent];
      for (const link of links) expect(told(link), path).toEqual(expect.arrayContaining(carried));
      expect(wordsOf(share)).toContain('Share by mail');
    }
  });
}
