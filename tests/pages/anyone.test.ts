import { expect, test } from 'vitest';
import { sitePaths } from '../browser/fixture-sites/demo-site.ts';
import { menuGroups } from './menus.ts';
import { targetsOf, writtenPage } from './written-page.ts';

test('every page is reached by following links from the home page, and none asks for an account', async () => {
  const reached = new Set(['/']);
  // What is added on the way is visited too.
  for (const path of reached) {
    const page = await writtenPage(path);
    for (const target of targetsOf(page)) if (target.startsWith('/')) reached.add(target.replace(/#.*/, ''));
    expect(page.querySelectorAll('[type="password"]'), path).toHaveLength(0);
    expect(page.body.textContent, path).not.toMatch(/\b(log|sign) ?in to (your|an) account\b/i);
  }
  const listed = await sitePaths();
  expect(listed.filter((path) => !reached.has(path))).toEqual([]);
  // The menus know every kind of page.
  for (const { links } of menuGroups)
    for (const link of links) expect(reached, link).toContain(link.replace(/#.*/, ''));
});
