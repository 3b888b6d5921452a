import { expect, test } from 'vitest';
import { builtPage, textsOf } from './built-page.ts';
import { demoPost, demoSlugs, plain, textNodesOf } from './demo-entries.ts';
import { blocksOf, textOf } from './page-blocks.ts';

test('every article shows its heading, its picture or the fallback, and the title, HTML and picture of each section', async () => {
  const pictures = new Set<string>();
  for (const slug of demoSlugs('posts')) {
    const { hero_heading, hero_image, details, date, author } = await demoPost(slug);
    const page = await builtPage(`/insight/blog/${slug}`);
    const [hero] = blocksOf(page);
    expect(textOf(hero?.querySelector('h1')), slug).toBe(plain(hero_heading));
    const picture = hero?.querySelector('img')?.getAttribute('src') ?? '';
    expect(picture, slug).toBe(hero_image ? hero_image.url : '/blogimage2.png');
    pictures.add(picture);
    expect(hero?.querySelector('time')?.dateTime.slice(0, 19), slug).toBe(date.slice(0, 19));
    expect(textOf(hero?.querySelector('time + span')), slug).toBe(author);

    const [article] = blocksOf(page, 'article');
    if (!article) throw new Error(`${slug} has no sections`);
    const titles = textsOf(article.querySelectorAll('h2'));
    const words = textOf(article);
    for (const { title, content, img, image_side_text } of details[0]) {
      expect(titles, slug).toContain(plain(title));
      for (const piece of textNodesOf(content)) expect(words, slug).toContain(piece);
      if (!img) continue;
      const shown = article.querySelector(`img[src="${img.url}"]`);
      expect(shown, `${slug}: ${img.url}`).not.toBeNull();
      if (image_side_text)
        expect(textOf(shown?.closest('figure')?.querySelector('figcaption'))).toBe(plain(image_side_text));
    }
  }
  expect(pictures).toContain('/blogimage2.png');
});
