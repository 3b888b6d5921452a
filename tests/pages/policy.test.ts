import { expect, test } from 'vitest';
import { builtPage, targetsOf, textsOf } from './built-page.ts';
import { blocksOf, textOf } from './page-blocks.ts';

const headings = [
  'Our commitment',
  'Hiring and progression',
  'Pay and working life',
  'Accessible work, accessible products',
  'Speaking up',
  'Measuring and reporting',
];

test('/policy contains the diversity, equity and inclusion policy, and a mail link to its committee', async () => {
  const page = await builtPage('/policy');
  expect(textOf(page.querySelector('h1'))).toBe('Diversity, equity and inclusion');
  const [policy] = blocksOf(page, 'clauses');
  const clauses = [...(policy?.querySelectorAll('article') ?? [])];
  expect(clauses.map((clause) => textOf(clause.querySelector('h2')))).toEqual(headings);
  for (const clause of clauses) expect(textOf(clause.querySelector('p')).length).toBeGreaterThan(100);
  expect(clauses.flatMap(targetsOf)).toEqual(['mailto:fairness@meridian-works.example']);
});

test('the register of the policy says when and by whom it was reviewed, when the next review is, and who is responsible', async () => {
  const [register] = blocksOf(await builtPage('/policy'), 'register');
  expect(textsOf(register?.querySelectorAll('dt') ?? [])).toEqual([
    'Last reviewed',
    'Reviewed by',
    'Next review',
    'Answers for it',
  ]);
  expect(textsOf(register?.querySelectorAll('dd') ?? [])).toEqual(Array(4).fill(expect.stringMatching(/\w/)));
});

test('the contents of the policy lead to each clause and to the figures', async () => {
  const page = await builtPage('/policy');
  const contents = page.querySelector('[data-block="clauses"] nav');
  expect(textsOf(contents?.querySelectorAll('li a') ?? [])).toEqual(headings);
  const targets = contents ? targetsOf(contents) : [];
  expect(targets).toHaveLength(headings.length + 1);
  for (const target of targets) expect(page.getElementById(target.slice(1)), target).not.toBeNull();
});

test('the figures of the policy are a table with a heading for each row and column', async () => {
  const [series] = blocksOf(await builtPage('/policy'), 'series');
  const years = textsOf(series?.querySelectorAll('thead th[scope="col"]') ?? []).slice(1);
  expect(years).toEqual(['2020', '2021', '2022', '2023', '2024', '2025']);
  const rows = [...(series?.querySelectorAll('tbody tr') ?? [])];
  expect(rows.map((row) => textOf(row.querySelector('th[scope="row"]')))).toEqual([
    'Applicants',
    'Joiners',
    'Leavers',
    'Senior staff',
  ]);
  for (const row of rows) {
    for (const value of textsOf(row.querySelectorAll('td')).slice(0, years.length))
      expect(value).toMatch(/^\d+$/);
    expect(row.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  }
});
