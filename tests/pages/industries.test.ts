import { expect, test } from 'vitest';
import { builtPage, textsOf } from './built-page.ts';
import { demoEntry, plain } from './demo-entries.ts';
import { blocksOf, textOf } from './page-blocks.ts';

const slugs = ['public-sector', 'health-care', 'higher-ed', 'insurance', 'pe-vc'];

interface Industry {
  readonly hero_heading: string;
  readonly hero_image: string;
  readonly industry_details_data: readonly { readonly industry_detail_description: string }[];
  readonly industry_capabilities: readonly { readonly industry_capabilities_heading: string }[];
  readonly results: readonly { readonly label: string }[];
  readonly quote_content: { readonly quote_content: string; readonly quote_logo?: { readonly url: string } };
}

for (const slug of slugs) {
  test(`/industry/${slug} shows its hero, paragraphs, capabilities, quote, teasers and form`, async () => {
    const industry = demoEntry<Industry>(`industry/${slug}`);
    const page = await builtPage(`/industry/${slug}`);
    const [hero] = blocksOf(page, 'hero-banner');
    expect(textOf(hero?.querySelector('h1'))).toBe(industry.hero_heading);
    expect(hero?.querySelector(`img[src="${industry.hero_image}"]`)).toBeTruthy();
    const text = blocksOf(page, 'text-section').at(-1);
    expect(textsOf(text?.querySelectorAll('p') ?? [])).toEqual(
      industry.industry_details_data.map((detail) => detail.industry_detail_description),
    );
    const [capabilities] = blocksOf(page, 'card-grid');
    expect(textsOf(capabilities?.querySelectorAll('li h3') ?? [])).toEqual(
      industry.industry_capabilities.map((capability) => plain(capability.industry_capabilities_heading)),
    );
    const [quote] = blocksOf(page, 'quote');
    expect(textOf(quote?.querySelector('blockquote'))).toBe(industry.quote_content.quote_content);
    const logos = [...(quote?.querySelectorAll('img') ?? [])].map((logo) => logo.getAttribute('src'));
    expect(logos).toEqual([industry.quote_content.quote_logo?.url ?? []].flat());
    const [readings] = blocksOf(page, 'readings');
    expect(textsOf(readings?.querySelectorAll('dt') ?? [])).toEqual(
      industry.results.map(({ label }) => label),
    );
    const [teasers, form] = blocksOf(page).slice(-2);
    expect(teasers?.querySelectorAll('a[href^="/insight/"]').length).toBe(3);
    expect(textOf(form?.querySelector('h2'))).toBe('Let’s Talk');
  });
}

test('each industry page shows one case study with its figure', async () => {
  for (const slug of slugs) {
    const teasers = blocksOf(await builtPage(`/industry/${slug}`), 'teaser-cards').at(-1);
    const [study] = teasers?.querySelectorAll('article') ?? [];
    expect(study?.querySelector('a')?.getAttribute('href'), slug).toMatch(/^\/insight\/case-study\//);
    expect(study?.querySelectorAll('p:has(> small)'), slug).toHaveLength(1);
  }
});

test('only the health care page has an introductory sentence', async () => {
  const introductions: [string, string][] = [];
  for (const slug of slugs) {
    const blocks = blocksOf(await builtPage(`/industry/${slug}`), 'text-section');
    for (const block of blocks.slice(0, -1)) introductions.push([slug, textOf(block)]);
  }
  // The text is a single sentence.
  expect(introductions).toEqual([['health-care', expect.stringMatching(/^Every hospital [^.]+\.$/)]]);
});
