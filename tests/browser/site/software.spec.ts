import { awaken } from '../awaken.ts';
import { demoSite } from '../demo-site.ts';
import { isMarked, mark } from '../document-mark.ts';
import { expect, moveTo, open, quietPage, test } from '../worlds/faulty-test.ts';
import { textsOf, writtenPage } from '../written-page.ts';
import { expectAlternating } from './alternating-sides.ts';
import { demoEntry, demoSlugs } from './demo-entries.ts';
import { expectFolded, expectWhole, textOfLength } from './folded-text.ts';
import { blocksOf, wordsOf } from './page-blocks.ts';

const slugs = ['aws', 'oracle', 'salesforce', 'azure'];

interface Card {
  readonly title: string;
  readonly content: string;
}

interface Software {
  readonly banner_logo: { readonly url: string; readonly alt: string };
  readonly below_banner_software_content: Readonly<Record<string, string>>;
  readonly software_details_data: readonly Card[];
}

for (const slug of slugs) {
  test(`/software/${slug} begins with a hero with its logo and an introduction, and has three or four cards`, async () => {
    const software = demoEntry<Software>(`software/${slug}`);
    const [hero, introduction, cards] = blocksOf(await writtenPage(`/software/${slug}`));
    expect(hero?.getAttribute('data-block')).toBe('hero-banner');
    const logo = hero?.querySelector(`img[src="${software.banner_logo.url}"]`);
    expect(logo?.getAttribute('alt')).toBe(software.banner_logo.alt);
    for (const text of Object.values(software.below_banner_software_content))
      expect(wordsOf(introduction)).toContain(text);
    expect(cards?.getAttribute('data-block')).toBe('alternating-cards');
    const titles = textsOf(cards?.querySelectorAll('h3') ?? []);
    expect(titles).toEqual(software.software_details_data.map(({ title }) => title));
    expect([3, 4]).toContain(titles.length);
  });
}

test('the cards of a software page stand on alternating sides', async ({ page }) => {
  for (const slug of slugs) {
    await page.goto(`${demoSite()}/software/${slug}`);
    await expectAlternating(page);
  }
});

test('of the cards of software and platforms exactly those with more than 250 characters are folded', async () => {
  const folded: boolean[] = [];
  for (const kind of ['software', 'platform']) {
    for (const slug of demoSlugs(kind)) {
      const cards =
        demoEntry<Record<string, readonly Card[]>>(`${kind}/${slug}`)[`${kind}_details_data`] ?? [];
      const page = await writtenPage(`/${kind}/${slug}`);
      const items = [...page.querySelectorAll('[data-block="alternating-cards"] li')];
      const toggled = items.map((item) => item.querySelector('summary') !== null);
      expect(toggled, slug).toEqual(cards.map(({ content }) => content.length > 250));
      folded.push(...toggled);
    }
  }
  expect(new Set(folded)).toEqual(new Set([true, false]));
});

test('a card text of 250 characters stands whole; one more, and "Learn More" opens it and "Learn Less" folds it', async ({
  page,
  site,
}) => {
  const texts = [textOfLength(250), textOfLength(251)] as const;
  const cards = texts.map((content) => ({ title: `Of ${content.length} characters`, content }));
  site.service.fail('/software/aws', {
    kind: 'shape',
    body: { ...demoEntry<object>('software/aws'), software_details_data: cards },
  });
  await open(page, site.address + quietPage);
  await moveTo(page, '/software/aws');
  const cardOf = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expectWhole(cardOf('Of 250 characters'), texts[0]);
  await expectFolded(cardOf('Of 251 characters'), texts[1], { more: 'Learn More', less: 'Learn Less' });
});

test('"Contact Sales" on a software page leads to the form', async ({ page }) => {
  for (const slug of slugs) {
    const links = [...(await writtenPage(`/software/${slug}`)).querySelectorAll('main a')];
    const sales = links.filter((link) => wordsOf(link) === 'Contact Sales');
    expect(
      sales.map((link) => link.getAttribute('href')),
      slug,
    ).toEqual(['#lets-talk']);
  }
  await page.goto(`${demoSite()}/software/oracle`);
  await expect(page.getByRole('textbox', { name: 'Name' })).not.toBeInViewport();
  await page.getByRole('link', { name: 'Contact Sales' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
});

test('the call to action breaks into two paragraphs, and its logos load the software pages anew', async ({
  page,
}) => {
  for (const slug of slugs) {
    const [call] = blocksOf(await writtenPage(`/software/${slug}`), 'call-to-action');
    const [first, second, ...more] = textsOf(call?.querySelectorAll('p') ?? []);
    expect(first, slug).not.toContain('Our application services offer');
    expect(second, slug).toMatch(/^Our application services offer/);
    expect(more, slug).toEqual([]);
    const links = [...(call?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links, slug).toEqual(slugs.map((name) => `/software/${name}`));
  }
  await open(page, `${demoSite()}/software/aws`);
  await mark(page);
  const logo = page.locator('main').getByRole('link', { name: 'Azure' });
  // A link whose code is not there yet loads anew in any case.
  await awaken(logo);
  await logo.click();
  await page.waitForURL('**/software/azure');
  expect(await isMarked(page)).toBe(false);
});
