import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { demoSite, sitePaths } from '../browser/fixture-sites/demo-site.ts';
import { builtPage, textsOf } from './built-page.ts';
import { demoEntry } from './demo-entries.ts';
import { blocksOf, textOf } from './page-blocks.ts';

const slugs = [
  'product-engineering',
  'custom-development',
  'cloud-services',
  'data-and-analytics',
  'artificial-intelligence',
  'cio-advisory',
  'pmo',
  'security',
];

interface Service {
  readonly hero_heading: string;
  readonly hero_image: string;
  readonly service_details_data: readonly { readonly detail_description: string }[];
  readonly principal: string;
  readonly results_heading: string;
  readonly results: readonly { readonly label: string }[];
  readonly quote: { readonly quote_content: string; readonly quote_logo: { readonly url: string } };
}

interface Company {
  readonly our_team_managements_data: readonly {
    readonly name: string;
    readonly designation: string;
    readonly image: { readonly url: string };
  }[];
}

for (const slug of slugs) {
  test(`/services/${slug} shows its hero, its paragraphs, a quote, teasers and the form`, async () => {
    const service = demoEntry<Service>(`services/${slug}`);
    const page = await builtPage(`/services/${slug}`);
    const [hero] = blocksOf(page, 'hero-banner');
    expect(textOf(hero?.querySelector('h1'))).toBe(service.hero_heading);
    expect(hero?.querySelector(`img[src="${service.hero_image}"]`)).toBeTruthy();
    const [text] = blocksOf(page, 'text-section');
    expect(textsOf(text?.querySelectorAll('p') ?? [])).toEqual(
      expect.arrayContaining(
        service.service_details_data.map(({ detail_description }) => detail_description),
      ),
    );
    const [quote] = blocksOf(page, 'quote');
    expect(textOf(quote?.querySelector('blockquote'))).toBe(service.quote.quote_content);
    const [teasers, form] = blocksOf(page).slice(-2);
    expect(teasers?.querySelectorAll('a[href^="/insight/case-study/"]')).toHaveLength(1);
    expect(teasers?.querySelectorAll('a[href^="/insight/blog/"]')).toHaveLength(2);
    expect(textOf(form?.querySelector('h2'))).toBe('Let’s Talk');
    expect(form?.querySelectorAll('form')).toHaveLength(1);
  });
}

test('each service names its principal, with portrait and job title, its results and the logo of its client', async () => {
  const { our_team_managements_data: people } = demoEntry<Company>('about');
  for (const slug of slugs) {
    const service = demoEntry<Service>(`services/${slug}`);
    const page = await builtPage(`/services/${slug}`);
    const principal = people.find(({ name }) => name === service.principal);
    const [hero] = blocksOf(page, 'hero-banner');
    expect(textOf(hero), slug).toContain(`Your principal ${principal?.name} ${principal?.designation}`);
    expect(
      hero?.querySelector(`img[src^="${principal?.image.url.replace('.avif', '')}"]`),
      slug,
    ).toBeTruthy();
    const [readings] = blocksOf(page, 'readings');
    expect(textOf(readings?.querySelector('h2')), slug).toBe(service.results_heading);
    expect(textsOf(readings?.querySelectorAll('dt') ?? []), slug).toEqual(
      service.results.map(({ label }) => label),
    );
    const [quote] = blocksOf(page, 'quote');
    expect(quote?.querySelector(`img[src="${service.quote.quote_logo.url}"]`), slug).toBeTruthy();
  }
});

test('only product engineering and custom development have a card grid, each with its heading', async () => {
  const headings: [string, string[]][] = [];
  for (const slug of slugs) {
    const grids = blocksOf(await builtPage(`/services/${slug}`), 'card-grid');
    headings.push([slug, grids.map((grid) => textOf(grid.querySelector('h2')))]);
    for (const grid of grids) expect(grid.querySelectorAll('li').length).toBeGreaterThan(2);
  }
  expect(headings.filter(([, found]) => found.length > 0)).toEqual([
    ['product-engineering', ['Product Engineering Services']],
    ['custom-development', ['Custom Development Services']],
  ]);
});

test('"Steps to Success" with its three steps is on those two service pages only', async () => {
  const found: [string, string[]][] = [];
  for (const path of await sitePaths()) {
    const html = await (await fetch(demoSite() + path)).text();
    // Compares the text first, because parsing every page is slow.
    if (!html.includes('Steps to Success')) continue;
    const blocks = blocksOf(new JSDOM(html).window.document);
    const steps = blocks.find((block) => textsOf(block.querySelectorAll('h2')).includes('Steps to Success'));
    if (steps) found.push([path, textsOf(steps.querySelectorAll('ol > li h3'))]);
  }
  const three = [
    'Discovery & Strategy Workshops',
    'Strategize, Design & Solutioning',
    'Build, Test & Go-Live',
  ];
  expect(found.sort()).toEqual([
    ['/services/custom-development', three],
    ['/services/product-engineering', three],
  ]);
});
