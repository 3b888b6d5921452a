import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { structureOf } from '../browser/every-page/page-structure.ts';
import { demoSite } from '../browser/fixture-sites/demo-site.ts';
import { builtPage, textsOf } from './built-page.ts';
import { demoEntry, demoSlugs, plain } from './demo-entries.ts';
import { expectCards } from './listed-entries.ts';
import { blocksOf, textOf } from './page-blocks.ts';

interface Study {
  readonly slug: string;
  readonly date_gmt: string;
  readonly author: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly featured_image?: string;
  readonly client: { readonly name: string; readonly logo?: { readonly alt: string } };
  readonly sector: string;
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  readonly lead_by: string;
  readonly results: readonly Result[];
  readonly sections: readonly { readonly summary: string }[];
  readonly quote: { readonly quote_content: string; readonly quote_author: string };
  readonly related: readonly string[];
  readonly figure?: { readonly value: string };
}

interface Result {
  readonly label: string;
  readonly before?: number;
  readonly after: number;
}

const parts = ['Challenge', 'Solution', 'Results'];

const fallback = '/CaseStudyHero.png';

/** The featured picture, or the first picture in the text, or the default picture. */
function pictureOf({ featured_image, content }: Study): string {
  return featured_image ?? JSDOM.fragment(content).querySelector('img')?.getAttribute('src') ?? fallback;
}

const studies = demoSlugs('case-studies')
  .map((slug) => demoEntry<Study>(`case-studies/${slug}`))
  .sort((one, other) => other.date_gmt.localeCompare(one.date_gmt));

test('the list shows the six newest case studies with title, date, author, excerpt and picture, and links to each', async () => {
  expect(studies.length).toBeGreaterThan(6);
  const [list] = blocksOf(await builtPage('/insight/case-studies'), 'teaser-cards');
  const newest = studies.slice(0, 6).map((study) => ({
    ...study,
    picture: pictureOf(study),
    date: study.date_gmt,
  }));
  expectCards(list, '/insight/case-study', newest);
});

test('each card of the list has the sector and the figure of its study, and no badge', async () => {
  const [list] = blocksOf(await builtPage('/insight/case-studies'), 'teaser-cards');
  const cards = [...(list?.querySelectorAll('article') ?? [])];
  for (const [index, { sector, figure, results }] of studies.slice(0, 6).entries()) {
    const text = textOf(cards[index]);
    expect(text).toContain(sector);
    expect(text).toContain(figure?.value ?? String(results[0]?.after));
    expect(text).not.toContain('Case Study');
  }
});

test('/insight/case-study without a slug is the list of case studies', async () => {
  const [list, short] = await Promise.all(
    ['/insight/case-studies', '/insight/case-study'].map(async (path) =>
      (await fetch(demoSite() + path)).text(),
    ),
  );
  expect(structureOf(short ?? '', 'main')).toBe(structureOf(list ?? '', 'main'));
});

test('every case study shows heading, picture and titled sections from the content of WordPress', async () => {
  for (const study of studies) {
    const { slug, title, content, date_gmt, author } = study;
    const page = await builtPage(`/insight/case-study/${slug}`);
    const [hero] = blocksOf(page, 'hero-banner');
    expect(textOf(hero?.querySelector('h1')), slug).toBe(plain(title));
    expect(hero?.querySelector('img')?.getAttribute('src'), slug).toBe(pictureOf(study));
    expect(hero?.querySelector('time')?.dateTime, slug).toBe(`${date_gmt}Z`);
    expect(textOf(hero?.querySelector('time + span')), slug).toBe(author);
    const [chapters] = blocksOf(page, 'chapters');
    expect(textsOf(chapters?.querySelectorAll('h2') ?? []), slug).toEqual(parts);
    const text = plain(content);
    expect(textOf(chapters), slug).toContain(text.slice(0, 60));
    expect(textOf(chapters), slug).toContain(text.slice(-60));
  }
});

test('every case study shows the fields that editors have filled in below its text, in the order of the story', async () => {
  for (const study of studies) {
    const page = await builtPage(`/insight/case-study/${study.slug}`);
    expect(
      blocksOf(page).map((block) => block.getAttribute('data-block')),
      study.slug,
    ).toEqual(['hero-banner', 'readings', 'chapters', 'quote', 'teaser-cards', 'contact-form']);
    const [hero, readings, chapters, quote] = blocksOf(page).map(textOf);
    for (const { term, text } of study.facts) expect(hero, study.slug).toContain(`${term}${text}`);
    for (const text of [study.client.name, study.sector, study.lead_by]) expect(hero).toContain(text);
    for (const { label } of study.results) expect(readings).toContain(label);
    for (const { summary } of study.sections) expect(chapters).toContain(summary);
    expect(quote).toContain(study.quote.quote_content);
    expect(quote).toContain(study.quote.quote_author);
    const logo = study.client.logo?.alt;
    if (logo !== undefined) expect(blocksOf(page, 'quote')[0]?.querySelector('img')?.alt).toBe(logo);
  }
});

test('every case study recommends the three that its editor has chosen, and does not repeat its excerpt', async () => {
  for (const { slug, related, excerpt } of studies) {
    const page = await builtPage(`/insight/case-study/${slug}`);
    const [more] = blocksOf(page, 'teaser-cards');
    const links = [...(more?.querySelectorAll('a[href^="/insight/case-study/"]') ?? [])];
    expect([...new Set(links.map((link) => link.getAttribute('href')))], slug).toEqual(
      related.map((other) => `/insight/case-study/${other}`),
    );
    expect(textOf(page.querySelector('main')).split(plain(excerpt)), slug).toHaveLength(2);
  }
});

test('the passage of the bank is drawn to scale: 154 of 212 machines have crossed, in nine sets', async () => {
  const page = await builtPage('/insight/case-study/regional-bank-nine-weekends');
  const [chapters] = blocksOf(page, 'chapters');
  expect(chapters?.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
  const rows = [...(chapters?.querySelectorAll('details tbody tr') ?? [])];
  const sum = (column: number) =>
    rows.reduce((total, row) => total + Number(row.children[column]?.textContent), 0);
  expect([sum(2), sum(3)]).toEqual([154, 58]);
});
