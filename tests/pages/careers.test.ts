import { expect, test } from 'vitest';
import { builtPage, targetsOf } from './built-page.ts';
import { blocksOf } from './page-blocks.ts';

test('the careers page has a mail link, in case the board does not appear', async () => {
  const [board] = blocksOf(await builtPage('/careers'), 'embed');
  expect(board && targetsOf(board)).toContain('mailto:careers@meridian-works.example');
});
