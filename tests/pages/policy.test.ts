import { expect, test } from 'vitest';
import { builtPage, targetsOf, textsOf } from './built-page.ts';
import { blocksOf, textOf } from './page-blocks.ts';

test('/policy contains the diversity, equity and inclusion policy, and a mail link to its committee', async () => {
  const page = await builtPage('/policy');
  expect(textOf(page.querySelector('h1'))).toBe('Diversity, equity and inclusion');
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
