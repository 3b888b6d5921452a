// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { headValues } from '../../src/render/head/head.ts';
import { applyHead, headTags, notFoundTags } from '../../src/render/head/head-tags.ts';
import { checkedMuseum } from '../sites/checked-museum.ts';
import { page } from './page-fixture.ts';

const { site } = checkedMuseum;

const url = 'https://site.example/exhibitions/ropes';
const hostile = '</title><script>alert(1)</script> & "Ropes"';

beforeEach(() => {
  document.head.innerHTML =
    '<meta charset="utf-8"><title>Before</title><meta data-head="" name="description" content="Old">';
});

describe('the head of a page', () => {
  it('has a title, a description, a canonical URL and an image for shared links', () => {
    const tags = headTags(site, { title: 'Ropes', description: 'What it does' }, url);
    applyHead(tags);
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
    expect(document.title).toBe(`Ropes${site.head.titleEnd}`);
    expect(content('[name=description]')).toBe('What it does');
    expect(document.head.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(url);
    expect(content('[property="og:title"]')).toBe('Ropes');
    expect(content('[property="og:image"]')).toBe('https://site.example/share.png');
    expect(content('[property="og:type"]')).toBe('website');
  });

  it('links the page before a page of a list, and not the next, which Firefox would prefetch against the policy', () => {
    const links = (page: string, at: string) =>
      headTags(site, { paging: { page, pages: [{ page: '1' }, { page: '2' }, { page: '3' }] } }, at)
        .filter(({ attributes: { rel } }) => rel === 'prev' || rel === 'next')
        .map(({ attributes: { rel, href } }) => `${rel} ${href}`);
    const journal = 'https://site.example/journal';
    expect(links('1', journal)).toEqual([]);
    expect(links('2', `${journal}/page/2`)).toEqual([`prev ${journal}`]);
    expect(links('3', `${journal}/page/3`)).toEqual([`prev ${journal}/page/2`]);
    expect(links('4', `${journal}/page/4`)).toEqual([]);
  });

  it('replaces the previous head, except elements that all pages share', () => {
    for (const title of ['One', 'Two']) applyHead(headTags(site, { title, description: title }, url));
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    expect(document.head.querySelectorAll('[name=description]')).toHaveLength(1);
    expect(document.head.querySelectorAll('[charset]')).toHaveLength(1);
  });

  it('shows hostile text as text', () => {
    applyHead(headTags(site, { title: hostile, description: hostile }, url));
    expect(document.title).toContain(hostile);
    expect(document.head.querySelector('script')).toBeNull();
    expect(document.head.querySelector('[name=description]')?.getAttribute('content')).toBe(hostile);
  });

  it('has the full URL of its image', () => {
    const tags = headTags(
      site,
      { title: 'A', description: 'B', image: { src: '/pictures/a.avif' }, kind: 'article' },
      url,
    );
    const image = tags.find(({ attributes }) => attributes.property === 'og:image');
    expect(image?.attributes.content).toBe('https://site.example/pictures/a.avif');
    expect(tags.find(({ attributes }) => attributes.property === 'og:type')?.attributes.content).toBe(
      'article',
    );
  });

  it('has a rule for robots and the canonical URL that the page names, while its own URL stays', () => {
    const values = { title: 'A', description: 'B', noindex: true, canonical: '/exhibitions' };
    applyHead(headTags(site, values, url));
    const found = (selector: string, name: string) =>
      document.head.querySelector(selector)?.getAttribute(name);
    expect(found('[name=robots]', 'content')).toBe('noindex');
    expect(found('[rel=canonical]', 'href')).toBe('https://site.example/exhibitions');
    expect(found('[property="og:url"]', 'content')).toBe(url);
    applyHead(headTags(site, { ...values, noindex: false, canonical: 'mailto:a@b.example' }, url));
    expect(found('[name=robots]', 'content')).toBeUndefined();
    expect(found('[rel=canonical]', 'href')).toBe(url);
  });

  it('has the values that an editor entered for search engines, instead of the values in the config', () => {
    const literal = (value: string) => ({ is: 'literal', value }) as const;
    const plan = page([], {
      head: {
        is: 'object',
        needs: [],
        properties: {
          title: literal('A'),
          description: literal('B'),
          seo: { is: 'path', path: ['article', 'seo'] },
        },
      },
    });
    expect(headValues(plan, { article: { seo: { title: 'Better', noindex: true } } })).toMatchObject({
      title: 'Better',
      description: 'B',
      noindex: true,
    });
    expect(headValues(plan, { article: {} })).toEqual({ title: 'A', description: 'B' });
  });

  it('has the dates and the author of an article, if they are known', () => {
    const values = {
      title: 'A',
      description: 'B',
      published: '2026-11-11T09:05:00Z',
      modified: '2026-11-12T09:05:00Z',
      author: 'Mei Tanaka',
    };
    applyHead(headTags(site, values, url));
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
    expect(content('[property="article:published_time"]')).toBe(values.published);
    expect(content('[property="article:modified_time"]')).toBe(values.modified);
    expect(content('[name=author]')).toBe('Mei Tanaka');
    applyHead(headTags(site, { title: 'A', description: 'B' }, url));
    expect(document.head.querySelector('[property^="article:"], [name=author]')).toBeNull();
  });

  it('has elements that only its document can have: they stay while the URL is the same, and the next page brings its own', () => {
    const made = (name: string) =>
      `<meta data-head="" property="og:image" content="https://site.example/share/${name}.jpg"><meta data-head="" property="og:image:width" content="1200"><script data-head="" type="application/ld+json">{"name":"${name}"}</script>`;
    document.head.innerHTML = `<title>A</title><meta data-head="" property="og:url" content="${url}">${made('first')}`;
    const shown = () => [
      ...Array.from(document.head.querySelectorAll('[property^="og:image"]'), (tag) =>
        tag.getAttribute('content'),
      ),
      ...Array.from(document.head.querySelectorAll('script'), (tag) => tag.textContent),
    ];
    const first = ['https://site.example/share/first.jpg', '1200', '{"name":"first"}'];
    applyHead(headTags(site, { title: 'Changed', description: 'B' }, url));
    expect(document.title).toContain('Changed');
    expect(shown()).toEqual(first);

    const next = headTags(site, { title: 'Next', description: 'B' }, 'https://site.example/next');
    applyHead(next, made('next'));
    expect(shown()).toEqual(first.map((text) => text.replace('first', 'next')));
    applyHead(next, made('next'));
    expect(shown()).toHaveLength(3);

    applyHead(headTags(site, { title: 'Other', description: 'B' }, 'https://site.example/other'));
    expect(shown()).toEqual(['https://site.example/share.png']);
  });

  it('is filled from the config and the content', () => {
    const plan = page([], {
      head: {
        is: 'object',
        needs: ['title', 'description'],
        properties: {
          title: { is: 'withDefault', from: { is: 'path', path: ['article', 'title'] }, default: 'Article' },
          description: { is: 'literal', value: 'One of our articles' },
        },
      },
    });
    expect(headValues(plan, { article: { title: 'Read' } })).toEqual({
      title: 'Read',
      description: 'One of our articles',
    });
    expect(headValues(plan, {})).toEqual({ title: 'Article', description: 'One of our articles' });
  });

  it('of a page that does not exist is not indexed and has no canonical URL', () => {
    applyHead(headTags(site, { title: 'Ropes', description: 'x' }, url));
    applyHead(notFoundTags(site));
    expect(document.head.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.head.querySelector('[rel=canonical]')).toBeNull();
  });
});

it('an image without a URL is replaced by the image of the site', () => {
  const tags = headTags(site, { title: 'A', description: 'B', image: {} }, url);
  const image = tags.find(({ attributes }) => attributes.property === 'og:image');
  expect(image?.attributes.content).toBe(`https://site.example${site.head.image.src}`);
});
