import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();
const site = (fixtureSite.files.get('_site.json') ?? '')
  .replace('"menus"', '"data": { "posts": { "source": "posts", "params": { "per_page": 4 } } }, "menus"')
  .replace(
    '"href": "/services/security"\n        }',
    `$&, { "each": "{posts}", "show": { "label": "{item.title}", "href": "/services/{item.slug}" }, "take": 3 }`,
  );

const withSite = (text: string) => withFiles(fixtureSite, { '_site.json': text });

/** Each row: a title, a replacement in the site config, and all diagnostics. */
const mistakes: readonly (readonly [title: string, from: string, to: string, ...diagnostics: string[]])[] = [
  [
    'a query that does not exist',
    '"{posts}"',
    '"{articles}"',
    'unused-query "posts"',
    'unknown-query "{articles}"',
  ],
  ['a misspelt query', '"{posts}"', '"{post}"', 'unknown-query "{post}"'],
  ['a field that the content does not have', '{item.title}', '{item.titel}', 'unknown-field "{item.titel}"'],
  ['a source that does not exist', '"source": "posts"', '"source": "psots"', 'unknown-source "psots"'],
  ['a param of the wrong type', '"per_page": 4', '"per_page": "4"', 'wrong-type "4"'],
  [
    'a link that matches no route',
    '/services/{item.slug}',
    '/service/{item.slug}',
    'dead-link "/service/{item.slug}"',
  ],
  ['an item without a link', ', "href": "/services/{item.slug}"', '', 'missing-key "show"'],
  ['an item without "show"', '"show"', '"shwo"', 'unknown-key "shwo"'],
  [
    'a state that a list of the site cannot have',
    '"params": {',
    '"loading": { "view": "bar" }, "params": {',
    'unknown-key "loading"',
  ],
  ['an error next to the list', '"label": "Security"', '"lable": "Security"', 'unknown-key "lable"'],
];

describe('a list of the site config that takes items from content', () => {
  it('is valid, and pages without it keep the listed items', () => {
    expect(diagnosticsOf(withSite(site))).toEqual([]);
    const { site: config, siteLists } = check(withSite(site));
    expect(config).not.toHaveProperty('data');
    expect(config).toMatchObject({ menus: [{ links: [{ label: 'Security', href: '/services/security' }] }] });
    expect(siteLists?.lists).toMatchObject([{ path: ['menus', '0', 'links'], key: 'href' }]);
  });

  it('is absent if the site config has none', () => {
    expect(check(fixtureSite).siteLists).toBeUndefined();
  });

  it.each(mistakes)('gets each mistake reported at its place: %s', (_, from, to, ...diagnostics) => {
    expect(site).toContain(from);
    expect(diagnosticsOf(withSite(site.replace(from, () => to)))).toEqual(
      diagnostics.map((line) => line.replace(' ', ' _site.json ')),
    );
  });
});
