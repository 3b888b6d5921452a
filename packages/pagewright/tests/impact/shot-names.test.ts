import { expect, it } from 'vitest';
import { shotNames } from '../../src/node/impact/page-shots.ts';

it('screenshots of pages never replace each other', () => {
  const long = '海'.repeat(80);
  const names = shotNames([
    '/',
    '/日本、東京',
    '/日本-東京',
    '/Dock',
    '/dock',
    '/a:b',
    `/${long}`,
    `/${long}x`,
    '/、',
  ]);
  expect([...names.values()]).toEqual([
    'home',
    '日本-東京',
    '日本-東京-2',
    'Dock',
    'dock-2',
    'a-b',
    '海'.repeat(60),
    `${'海'.repeat(60)}-2`,
    '-',
  ]);
});
