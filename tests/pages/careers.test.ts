import { expect, test } from 'vitest';
import { blocksOf } from './page-blocks.ts';
import { targetsOf, writtenPage } from './written-page.ts';

test('the careers page has a link to write to the recruiters, should the board not appear', async () => {
  const [board] = blocksOf(await writtenPage('/careers'), 'embed');
  expect(board && targetsOf(board)).toContain('mailto:careers@meridian-works.example');
});
