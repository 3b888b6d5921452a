import { expect, test } from 'vitest';
import { answered, demoSlugs, piecesOf, plain } from './demo-entries.ts';
import { blocksOf, wordsOf } from './page-blocks.ts';
import { textsOf, writtenPage } from './written-page.ts';

interface Section {
  readonly title: string;
  readonly content: string;
  readonly img?: { readonly url: string } | false;
  readonly image_side_text?: string;
}

interface Post {
  readonly hero_heading: string;
  readonly date: string;
  readonly author: string;
  readonly hero_image: { readonly url: string } | false;
  readonly details: readonly [readonly Section[]];
  readonly recent_posts: readonly { readonly title: string; readonly slug: string }[];
}

function postOf(slug: string): Promise<Post> {
  return answered(`custom/v1/get-post-detail/${slug}`);
}

test('every article shows its picture, or the fallback picture, its heading, and of each section title, HTML and picture', async () => {
  const pictures = new Set<string>();
  for (const slug of demoSlugs('posts')) {
    const { hero_heading, hero_image, details, date, author } = await postOf(slug);
    const page = await writtenPage(`/insight/blog/${slug}`);
    const [hero] = blocksOf(page);
    expect(wordsOf(hero?.querySelector('h1')), slug).toBe(plain(hero_heading));
    const picture = hero?.querySelector('img')?.getAttribute('src') ?? '';
    expect(picture, slug).toBe(hero_image ? hero_image.url : '/blogimage2.png');
    pictures.add(picture);
    expect(hero?.querySelector('time')?.dateTime.slice(0, 19), slug).toBe(date.slice(0, 19));
    expect(wordsOf(hero?.querySelector('time + span')), slug).toBe(author);

    const [article] = blocksOf(page, 'article');
    if (!article) throw new Error(`${slug} has no sections`);
    const titles = textsOf(article.querySelectorAll('h2'));
    const words = wordsOf(article);
    for (const { title, content, img, image_side_text } of details[0]) {
      expect(titles, slug).toContain(plain(title));
      for (const piece of piecesOf(content)) expect(words, slug).toContain(piece);
      if (!img) continue;
      const shown = article.querySelector(`img[src="${img.url}"]`);
      expect(shown, `${slug}: ${img.url}`).not.toBeNull();
      if (image_side_text)
        expect(wordsOf(shown?.closest('figure')?.querySelector('figcaption'))).toBe(plain(image_side_text));
    }
  }
  expect(pictures).toContain('/blogimage2.png');
});
