import { expect, test } from 'vitest';
import { demoSite } from '../browser/fixture-sites/demo-site.ts';
import { builtPage, targetsOf } from './built-page.ts';
import { menuGroups } from './menus.ts';

test('every link of the menus and the footer leads to an existing page and anchor', async () => {
  const home = await builtPage('/');
  const parts = [...home.querySelectorAll('header, footer')];
  const inMenus = menuGroups.flatMap(({ page, links, seeAll }) => [page ?? [], links, seeAll].flat());
  const all = new Set([...parts.flatMap(targetsOf).filter((target) => target.startsWith('/')), ...inMenus]);
  expect(all.size).toBeGreaterThan(25);
  for (const target of all) {
    const [path = '', anchor] = target.split('#');
    const response = await fetch(demoSite() + path);
    expect(response.status, target).toBe(200);
    if (anchor) expect((await builtPage(path)).querySelector(`main [id="${anchor}"]`), target).not.toBeNull();
  }
});
