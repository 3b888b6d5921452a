import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

const fallback = '/blogimage2.png';

test('an entry of the blog is shown with id, title and slug; excerpt and picture have a substitute', async ({
  page,
  site,
}) => {
  const whole = {
    id: 1,
    title: 'Whole',
    slug: 'whole',
    excerpt: 'Said',
    featured_image: '/plates/chess.avif',
  };
  const bare = { id: 2, title: 'Bare', slug: 'bare' };
  const long = { id: 3, title: 'Long', slug: 'long', excerpt: `<p>${'x'.repeat(201)}</p>` };
  const unfit = [
    { ...whole, id: undefined, title: 'Without id' },
    { ...whole, id: 4, title: '' },
    { ...whole, id: 5, title: 'Without slug', slug: undefined },
  ];
  site.service.fail('/get-all-posts', { kind: 'shape', body: [whole, bare, long, ...unfit] });
  await open(page, site.address + quietPage);
  await moveTo(page, '/insight/blog');
  const cards = page.locator('[data-block="teaser-cards"]').getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const [index, { title, excerpt, picture }] of [
    { title: 'Whole', excerpt: 'Said', picture: '/plates/chess.avif' },
    { title: 'Bare', excerpt: 'No description available', picture: fallback },
    { title: 'Long', excerpt: `${'x'.repeat(200)}…`, picture: fallback },
  ].entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/insight/blog/${title.toLowerCase()}`,
    );
    await expect(card.getByText(excerpt, { exact: true })).toBeVisible();
    await expect(card.locator('img')).toHaveAttribute('src', picture);
  }
});
