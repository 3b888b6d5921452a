import { demoEntry, demoSlugs, plain } from '../../pages/demo-entries.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';
import { hydrateBlock } from '../hydrate-block.ts';
import { isSameDocument, markDocument } from '../same-document.ts';

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

const studies = demoSlugs('case-studies')
  .map((slug) => demoEntry<Study>(`case-studies/${slug}`))
  .sort((one, other) => other.date_gmt.localeCompare(one.date_gmt));

/** An entry as WordPress returns it. */
function entry(content: string, more: object = {}): object {
  const title = { rendered: 'Tom &amp; Jerry&#8217;s' };
  return { id: 5, slug: 'tom-and-jerry', title, content: { rendered: content }, ...more };
}

test('a card opens its case study, and a change of slug loads the other one', async ({ page, site }) => {
  await open(page, `${site.address}/insight/case-studies`);
  await markDocument(page);
  // The page of a study leads to others.
  for (const start of ['the list', 'a study']) {
    const link = page.locator('[data-block="teaser-cards"] h3 a, [data-block="teaser-cards"] h2 a').first();
    const href = await link.getAttribute('href');
    const study = studies.find(({ slug }) => href === `/insight/case-study/${slug}`);
    if (!study) throw new Error(`${href}, the first card of ${start}, is not a study`);
    await hydrateBlock(link);
    const request = page.waitForRequest((sent) => sent.url().includes(`slug=${study.slug}`));
    await link.click();
    await request;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(study.title));
    await expect(
      page.locator('[data-block="chapters"]').getByText(plain(study.content).slice(0, 60)),
    ).toBeVisible();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a featured picture is the embedded one, or its URL field, or the first in the text, or the default', async ({
  page,
  site,
}) => {
  const embedded = [{ source_url: '/plates/chess.avif', alt_text: '' }];
  const urlField = '/plates/abacus.avif';
  const content = '<p>Text</p><p><img src="/plates/anvil.avif" alt=""></p>';
  const slugs = ['a', 'b', 'c', 'd'];
  const entries = [
    entry(content, { _embedded: { 'wp:featuredmedia': embedded }, featured_media_src_url: urlField }),
    entry(content, { featured_media_src_url: urlField }),
    entry(content, { featured_media_src_url: false }),
    entry('<p>Text</p>'),
  ].map((one, index) => ({ ...one, id: index, slug: slugs[index] }));
  site.service.fail('/wp/v2/case-studies', { kind: 'shape', body: entries });
  await open(page, site.address + quietPage);
  await moveTo(page, '/insight/case-studies');
  const pictures = page.locator('[data-block="teaser-cards"] article img');
  await expect(pictures).toHaveCount(4);
  const urls = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(urls).toEqual(['/plates/chess.avif', urlField, '/plates/anvil.avif', fallback]);
});

const long = (number: number) => `Sentence ${number} is longer than twenty characters.`;

const together = (...numbers: number[]) => numbers.map(long).join(' ');

const studiesByContent = [
  {
    of: 'three long sentences',
    content: `<p>Short. ${long(1)}</p><p>${long(2)} Twenty characters...</p><h2>${long(3)}</h2>`,
    // Shorter sentences stay with their neighbours.
    shows: parts.map((part, index) => [
      part,
      `${['Short. ', '', 'Twenty characters... '][index]}${long(index + 1)}`,
    ]),
  },
  {
    of: 'six long sentences',
    content: `<p>${together(1, 2, 3, 4)}</p>\n<p>${together(5, 6)}</p>`,
    shows: [
      ['Challenge', together(1, 2)],
      ['Solution', together(3, 4)],
      ['Results', together(5, 6)],
    ],
  },
  {
    of: 'two long sentences',
    content: `<p>Short. ${together(1, 2)}</p>`,
    shows: [['Case Study Overview', `Short. ${together(1, 2)}`]],
  },
  {
    of: 'nothing',
    content: '<p>&nbsp;</p>',
    shows: [['Case Study Overview', 'Content is currently being updated. Please check back later.']],
  },
];

test('a case study has as many sections as its text allows', async ({ page, site }) => {
  await open(page, site.address + quietPage);
  for (const [index, { of, content, shows }] of studiesByContent.entries())
    await test.step(`a case study of ${of} has the sections ${shows.map(([title]) => title).join(', ')}`, async () => {
      const slug = `tom-and-jerry-${index}`;
      // Only the first entry is used.
      const body = [entry(content, { slug }), entry('<p>Another</p>', { title: { rendered: 'Another' } })];
      site.service.fail(`slug=${slug}`, { kind: 'shape', body });
      await moveTo(page, `/insight/case-study/${slug}`);
      await expect(page.locator(`link[rel="canonical"][href$="${slug}"]`)).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tom & Jerry’s');
      const chapters = page.locator('[data-block="chapters"]');
      await expect(chapters.getByRole('heading')).toHaveText(shows.map(([title = '']) => title));
      await expect(chapters.getByRole('paragraph')).toHaveText(shows.map(([, text = '']) => text));
      // A missing part of an entry leaves no empty place.
      await expect(page.locator('[data-block="readings"], [data-block="quote"]')).toHaveCount(0);
      await expect(page.locator('[data-block="hero-banner"] img')).toHaveAttribute('src', fallback);
    });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list links to pages with all other case studies, and to no page that does not exist', async ({
    page,
  }) => {
    await page.goto(`${demoSite()}/insight/case-studies`);
    const pager = page.getByRole('navigation', { name: 'Pages of case studies' });
    await expect(pager.locator('[aria-current="page"]')).toHaveText(['1']);
    await expect(pager.getByRole('link')).toHaveText(['1', '2']);
    await pager.getByRole('link', { name: '2' }).click();
    await expect(page).toHaveURL(/\/insight\/case-studies\/page\/2$/);
    await expect(page).toHaveTitle(/page 2/);
    await expect(pager.locator('[aria-current="page"]')).toHaveText(['2']);
    const cards = page.locator('[data-block="teaser-cards"] article h3');
    await expect(cards).toHaveText(studies.slice(6).map(({ title }) => plain(title)));
    const link = await pager.getByRole('link', { name: '1' }).boundingBox();
    expect(Math.min(link?.width ?? 0, link?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await pager.getByRole('link', { name: '1' }).click();
    await expect(page).toHaveURL(/\/insight\/case-studies$/);
    expect((await fetch(`${demoSite()}/insight/case-studies/page/3`)).status).toBe(404);
  });
});
