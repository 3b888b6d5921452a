import { expect, test } from 'vitest';
import { structureOf } from '../browser/every-page/page-structure.ts';
import { demoSite, sitePaths } from '../browser/fixture-sites/demo-site.ts';
import { builtPage, textsOf } from './built-page.ts';

test('/talent and /sourcing are one page, whose canonical URL is /sourcing', async () => {
  const [sourcing, talent] = await Promise.all(
    ['/sourcing', '/talent'].map(async (path) => (await fetch(demoSite() + path)).text()),
  );
  expect(structureOf(talent ?? '', 'main')).toBe(structureOf(sourcing ?? '', 'main'));
  expect((await builtPage('/talent')).querySelector('[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://meridian-works.example/sourcing',
  );
  const listed = await sitePaths();
  expect(listed).toContain('/sourcing');
  expect(listed).not.toContain('/talent');
});

test('the sourcing page names the five engagement models and the four steps of the process', async () => {
  const page = await builtPage('/sourcing');
  expect(textsOf(page.querySelectorAll('[data-block="card-grid"] li h3'))).toEqual([
    'Contract Staffing',
    'Contract-to-Hire',
    'Direct Hires',
    'Executive Search',
    'Project Staffing',
  ]);
  expect(textsOf(page.querySelectorAll('main ol > li h3'))).toEqual([
    'Position Profile',
    'Research And Recruit',
    'Present And Interview',
    'Finalize',
  ]);
});
