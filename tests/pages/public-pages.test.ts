import { expect, test } from 'vitest';
import { sitePaths } from '../browser/fixture-sites/demo-site.ts';
import { builtPage, targetsOf } from './built-page.ts';
import { menuGroups } from './menus.ts';

test('links from the home page reach every page, and no page asks for an account', async () => {
  const reached = new Set(['/']);
  // The loop also visits paths that it adds.
  for (const path of reached) {
    const page = await builtPage(path);
    for (const target of targetsOf(page)) if (target.startsWith('/')) reached.add(target.replace(/#.*/, ''));
    expect(page.querySelectorAll('[type="password"]'), path).toHaveLength(0);
    expect(page.body.textContent, path).not.toMatch(/\b(log|sign) ?in to (your|an) account\b/i);
  }
  const listed = await sitePaths();
  expect(listed.filter((path) => !reached.has(path))).toEqual([]);
  // The menus link to every kind of page.
  for (const { links } of menuGroups)
    for (const link of links) expect(reached, link).toContain(link.replace(/#.*/, ''));
});
