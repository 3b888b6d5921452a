import { expect, test } from 'vitest';
import { builtPage, textsOf } from './built-page.ts';
import { demoCompany, demoPost, demoSlugs, plain, textNodesOf } from './demo-entries.ts';
import { blocksOf, textOf } from './page-blocks.ts';

test('every article shows its heading, its picture or the fallback, and the title, HTML and picture of each section', async () => {
  const pictures = new Set<string>();
  for (const slug of demoSlugs('posts')) {
    const { hero_heading, hero_image, details, date, author } = await demoPost(slug);
    const page = await builtPage(`/insight/blog/${slug}`);
    const [hero] = blocksOf(page);
    expect(textOf(hero?.querySelector('h1')), slug).toBe(plain(hero_heading));
    const picture = hero?.querySelector('img[fetchpriority]')?.getAttribute('src') ?? '';
    expect(picture, slug).toBe(hero_image ? hero_image.url : '/blogimage2.png');
    pictures.add(picture);
    expect(hero?.querySelector('time')?.dateTime.slice(0, 19), slug).toBe(date.slice(0, 19));
    expect(textOf(hero?.querySelector('b')), slug).toBe(author);

    const [article] = blocksOf(page, 'article');
    if (!article) throw new Error(`${slug} has no sections`);
    const titles = textsOf(article.querySelectorAll('h2'));
    const words = textOf(article);
    const [sections] = details;
    const scale = textsOf(article.querySelectorAll('nav li'));
    expect(scale, slug).toHaveLength(sections.length);
    for (const [
      index,
      { title, content, img, image_side_text, margin_figure: figure },
    ] of sections.entries()) {
      expect(titles, slug).toContain(plain(title));
      expect(scale[index], slug).toContain(plain(title));
      if (figure) for (const part of Object.values(figure)) expect(words, slug).toContain(part);
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

test('an article begins with its excerpt, unless WordPress took the excerpt from the text', async () => {
  const beginnings = new Map<string, string | undefined>();
  for (const slug of ['the-0640-corridor', 'hiring-engineers-by-engineers']) {
    const [article] = blocksOf(await builtPage(`/insight/blog/${slug}`), 'article');
    beginnings.set(slug, textOf(article?.querySelector('nav + p')));
  }
  expect(beginnings.get('the-0640-corridor')).toMatch(/^For eleven mornings .* did not\.$/);
  expect(beginnings.get('hiring-engineers-by-engineers')).toBe('');
});

test('links of the reading scale and of headings lead to the sections', async () => {
  const [article] = blocksOf(await builtPage('/insight/blog/the-0640-corridor'), 'article');
  const targets = [...(article?.querySelectorAll('a[href^="#"]') ?? [])].map((link) =>
    link.getAttribute('href'),
  );
  expect(targets).toHaveLength(10);
  for (const target of targets)
    expect(article?.querySelector(`[id="${target?.slice(1)}"] h2`), target ?? '').toBeTruthy();
});

test('an article ends with its author: portrait, job title and two sentences', async () => {
  const [end] = blocksOf(await builtPage('/insight/blog/the-0640-corridor'), 'share-links');
  const person = demoCompany.our_team_managements_data.find(({ name }) => name === 'Samuel Okafor');
  expect(textOf(end?.querySelector('h2'))).toBe(person?.name);
  expect(textOf(end)).toContain(person?.designation);
  expect(textOf(end)).toContain(/^.*?\. .*?\./.exec(person?.bio ?? '')?.[0]);
  expect(end?.querySelector('img')?.getAttribute('src')).toBe(person?.image.url);
});
