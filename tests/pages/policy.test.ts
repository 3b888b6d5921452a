import { expect, test } from 'vitest';
import { blocksOf, wordsOf } from './page-blocks.ts';
import { targetsOf, textsOf, writtenPage } from './written-page.ts';

test('/policy holds the diversity, equity and inclusion policy, and a link to write to its committee', async () => {
  const page = await writtenPage('/policy');
  expect(wordsOf(page.querySelector('h1'))).toBe('Diversity, equity and inclusion');
  const [policy] = blocksOf(page, 'article');
  expect(textsOf(policy?.querySelectorAll('h2') ?? [])).toEqual([
    'Our commitment',
    'Hiring and progression',
    'Pay and working life',
    'Accessible work, accessible products',
    'Speaking up',
    'Measuring and reporting',
  ]);
  for (const text of textsOf(policy?.querySelectorAll('p') ?? [])) expect(text.length).toBeGreaterThan(100);
  const [review] = blocksOf(page, 'text-section');
  expect(review && targetsOf(review)).toEqual(['mailto:fairness@meridian-works.example']);
});
