import { expectAlternating } from '../../pages/alternating-sides.ts';
import { builtPage, textsOf } from '../../pages/built-page.ts';
import { expectComplete, expectUnfolding, textOfLength } from '../../pages/collapsible-text.ts';
import { demoEntry } from '../../pages/demo-entries.ts';
import { blocksOf, textOf } from '../../pages/page-blocks.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';
import { hydrateBlock } from '../hydrate-block.ts';
import { isSameDocument, markDocument } from '../same-document.ts';

const slugs = ['aws', 'oracle', 'salesforce', 'azure'];

test('the cards of a software page are on alternating sides', async ({ page }) => {
  for (const slug of slugs) {
    await page.goto(`${demoSite()}/software/${slug}`);
    await expectAlternating(page);
  }
});

test('a card text of 250 characters is complete; a longer one expands with "Learn More" and collapses with "Learn Less"', async ({
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
  await expectComplete(cardOf('Of 250 characters'), texts[0]);
  await expectUnfolding(cardOf('Of 251 characters'), texts[1], 250, {
    more: 'Learn More',
    less: 'Learn Less',
  });
});

test('"Contact Sales" on a software page leads to the form', async ({ page }) => {
  for (const slug of slugs) {
    const links = [...(await builtPage(`/software/${slug}`)).querySelectorAll('main a')];
    const sales = links.filter((link) => textOf(link) === 'Contact Sales');
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

test('the call to action has two paragraphs, and its logos open the software pages with a full page load', async ({
  page,
}) => {
  for (const slug of slugs) {
    const [call] = blocksOf(await builtPage(`/software/${slug}`), 'call-to-action');
    const [first, second, ...more] = textsOf(call?.querySelectorAll('p') ?? []);
    expect(first, slug).not.toContain('Our application services offer');
    expect(second, slug).toMatch(/^Our application services offer/);
    expect(more, slug).toEqual([]);
    const links = [...(call?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links, slug).toEqual(slugs.map((name) => `/software/${name}`));
  }
  await open(page, `${demoSite()}/software/aws`);
  await markDocument(page);
  const logo = page.locator('main').getByRole('link', { name: 'Azure' });
  // A link that is not hydrated reloads the page in any case.
  await hydrateBlock(logo);
  await logo.click();
  await page.waitForURL('**/software/azure');
  expect(await isSameDocument(page)).toBe(false);
});
