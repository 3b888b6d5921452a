import { expect, test } from 'vitest';
import type { Impact, PageImpact } from '../../src/node/impact/impact.ts';
import { impactText, pagesByConfig } from '../../src/node/impact/impact-text.ts';

const none: Impact = {
  revision: 'main',
  added: [],
  removed: [],
  changed: [],
  otherCode: [],
  unchanged: [],
  blocks: {},
  sources: {},
};

function changed(path: string, more: Partial<PageImpact> = {}): PageImpact {
  return { path, blocks: [], hasOtherHead: false, hasOtherFrame: false, sources: [], ...more };
}

test('a change without effect says so in one line, without empty lists', () => {
  expect(impactText({ ...none, unchanged: ['/', '/about'] })).toBe(
    'Compared with main: 0 of 2 pages changed, 0 added, 0 removed.',
  );
});

test('the pages that both states have are counted together, new and removed pages separately', () => {
  const impact: Impact = {
    ...none,
    added: ['/new'],
    removed: ['/old', '/older'],
    changed: [changed('/', { config: 'home.json', hasOtherHead: true })],
    otherCode: ['/about'],
    unchanged: ['/contact'],
  };
  expect(impactText(impact)).toBe(`Compared with main: 1 of 3 pages changed, 1 added, 2 removed.

Added
  /new

Removed
  /old
  /older

home.json
  /: head changed

1 page with the same HTML and content, and other scripts or styles`);
});

test('a changed page lists all its differences', () => {
  const page = changed('/about', {
    config: 'about.json',
    blocks: [
      { type: 'quote', change: 'changed' },
      { type: 'steps', change: 'moved' },
    ],
    hasOtherHead: true,
    hasOtherFrame: true,
    sources: ['posts', 'people'],
  });
  expect(impactText({ ...none, changed: [page] })).toContain(
    'about.json\n  /about: quote changed, steps moved, head changed, frame changed, other content of posts, people',
  );
});

test('blocks and sources that differ are listed with the number of their pages', () => {
  const text = impactText({ ...none, blocks: { quote: 2, steps: 1 }, sources: { posts: 3 } });
  expect(text).toContain('\n\nBlock types that differ\n  quote: 2 pages\n  steps: 1 page\n');
  expect(text).toMatch(/\n\nSources whose content or requests differ\n {2}posts: 3 pages$/);
});

test.each([
  [10, 0],
  [11, 1],
  [25, 15],
])('of %i paths the first ten are listed, and %i are counted', (count, others) => {
  const added = Array.from({ length: count }, (_, index) => `/page-${index}`);
  const lines = impactText({ ...none, added })
    .split('\n')
    .slice(3);
  expect(lines.slice(0, 10)).toEqual(added.slice(0, 10).map((each) => `  ${each}`));
  expect(lines.slice(10)).toEqual(others === 0 ? [] : [`  and ${others} more`]);
});

test('changed pages are grouped by the file of their config; pages without a config are separate', () => {
  const pages = [
    changed('/a', { config: 'article.json' }),
    changed('/404'),
    changed('/b', { config: 'article.json' }),
  ];
  const groups = [...pagesByConfig({ ...none, changed: pages })];
  expect(groups).toEqual([
    ['article.json', [pages[0], pages[2]]],
    ['Without a page config', [pages[1]]],
  ]);
});
