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
}

const parts = ['Challenge', 'Solution', 'Results'];

const fallback = '/CaseStudyHero.png';

/** The featured picture, or the first in the text, or the default. */
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
    const [article] = blocksOf(page, 'article');
    expect(textsOf(article?.querySelectorAll('h2') ?? []), slug).toEqual(parts);
    const words = article ? textsOf(article.querySelectorAll('p')).join(' ') : '';
    const text = plain(content);
    expect(words.slice(0, 60), slug).toBe(text.slice(0, 60));
    expect(words.slice(-60), slug).toBe(text.slice(-60));
  }
});
