import { expect, test } from 'vitest';
import { demoSite } from '../browser/fixture-sites/demo-site.ts';
import { menuGroups } from './menus.ts';
import { targetsOf, writtenPage } from './written-page.ts';

test('every link of the menus and the footer leads to a page that is there, at the anchor that it names', async () => {
  const home = await writtenPage('/');
  const parts = [...home.querySelectorAll('header, footer')];
  const inMenus = menuGroups.flatMap(({ page, links, seeAll }) => [page ?? [], links, seeAll].flat());
  const all = new Set([...parts.flatMap(targetsOf).filter((target) => target.startsWith('/')), ...inMenus]);
  expect(all.size).toBeGreaterThan(25);
  for (const target of all) {
    const [path = '', anchor] = target.split('#');
    const answer = await fetch(demoSite() + path);
    expect(answer.status, target).toBe(200);
    if (anchor)
      expect((await writtenPage(path)).querySelector(`main [id="${anchor}"]`), target).not.toBeNull();
  }
});
