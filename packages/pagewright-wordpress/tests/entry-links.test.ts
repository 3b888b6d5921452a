import { wordpress } from 'pagewright-wordpress';
import { describe, expect, it } from 'vitest';

const { api, linkedEntries } = wordpress();
const link = 'https://cms.example/blog/2019/05/rope/';

/** The targets of links in the text of an entry, as sources receive it. */
function targets(hrefs: readonly string[], more: object = {}): readonly string[] {
  const rendered = hrefs
    .map((href) => `<p><a class="b" title="1 > 0" href="${href}">Words</a></p>`)
    .join('\n');
  const entry = { id: 57, slug: 'rope', link, title: { rendered: 'Rope' }, content: { rendered }, ...more };
  const [shown] = [api.shownIn?.([entry])].flat();
  return [...JSON.stringify(shown).matchAll(/href=\\"(.*?)\\"/g)].map(([, href = '']) => href);
}
const targetOf = (href: string, more?: object) => targets([href], more)[0];

describe('a link of an entry into the REST API', () => {
  it.each([
    [
      'http://cms.example/wp-json/wp/v2/posts?_embed=true&#038;per_page=1&#038;slug=rope&#038;status=publish&#038;query-page=2',
      `${link}?query-page=2`,
    ],
    [
      '?query-page=3&#038;_embed=true&#038;per_page=1&#038;slug=rope&#038;status=publish',
      `${link}?query-page=3`,
    ],
    ['?query-4-page=2&amp;cst&amp;_embed=true&amp;slug=rope', `${link}?query-4-page=2`],
    ['?cst&amp;_embed=true&amp;slug=rope', link],
    ['/blog/wp-json/wp/v2/posts?_embed=true&amp;slug=rope&amp;query-0-page=1', link],
    ['/blog/wp-json/wp/v2/posts/57?share=facebook&amp;nb=1', `${link}?share=facebook&amp;nb=1`],
    [
      '/index.php?rest_route=%2Fwp%2Fv2%2Fposts&amp;_embed=true&amp;query-2-page=2#list',
      `${link}?query-2-page=2#list`,
    ],
    [
      'https://www.cms.example/blog/wp-json/wp/v2/posts?page=2&amp;per_page=100&amp;_fields=id,slug&amp;print=1',
      `${link}?print=1`,
    ],
    [
      'http://internal:8080/wp-json/wp/v2/posts?slug%5B0%5D=x&amp;slug=rope&amp;query-2-page=2',
      `${link}?query-2-page=2`,
    ],
    ['https://cms.example/blog/wp-json/custom/v1/posts/rope?query-2-page=2', `${link}?query-2-page=2`],
  ])('leads to the entry: %s', (href, expected) => {
    expect(targetOf(href)).toBe(expected);
  });

  it('leads to the entry by its number if the response does not have its address', () => {
    const without = { link: undefined };
    expect(targetOf('/wp-json/custom/v1/posts/rope?query-2-page=2', without)).toBe(
      '/?p=57&amp;query-2-page=2',
    );
    expect(targetOf('?query-2-page=2', without)).toBe('/?p=57&amp;query-2-page=2');
  });

  it('is found inside a link to share the entry', () => {
    const inside = encodeURIComponent('http://cms.example/wp-json/wp/v2/posts?_embed=true&slug=rope');
    expect(targetOf(`https://share.example/?u=${inside}&amp;t=Rope%20work`)).toBe(
      `https://share.example/?u=${encodeURIComponent(link)}&amp;t=Rope%20work`,
    );
    expect(targetOf(`mailto:?subject=Rope%20work&amp;body=Look%20${inside}`)).toBe(
      `mailto:?subject=Rope%20work&amp;body=Look%20${encodeURIComponent(link)}`,
    );
    expect(
      targetOf('whatsapp://send?text=https://cms.example/blog/wp-json/wp/v2/posts?_embed=true&amp;slug=rope'),
    ).toBe(`whatsapp://send?text=${encodeURIComponent(link)}`);
  });

  it.each([
    'https://cms.example/blog/wp-json/',
    'https://cms.example/blog/wp-json/wp/v2/posts',
    'https://other.example/wp-json/wp/v2/posts?per_page=5',
    'https://other.example/?u=https%3A%2F%2Fother.example%2Fa&amp;b=%zz',
  ])('stays if an author wrote it, or it is of another host: %s', (href) => {
    expect(targetOf(href)).toBe(href);
  });
});

describe('a relative link of an entry', () => {
  it.each([
    ['other-page/', `${link}other-page/`],
    ['other-page.html?a=b#c', `${link}other-page.html?a=b#c`],
    ['größe/', `${link}gr%C3%B6%C3%9Fe/`],
    ['./part/', `${link}part/`],
    ['../hemp/', 'https://cms.example/blog/2019/05/hemp/'],
    ['?print=1', `${link}?print=1`],
    ['www.rope.example/a', 'https://www.rope.example/a'],
    ['desk@cms.example', 'mailto:desk@cms.example'],
  ])('begins at its address: %s', (href, expected) => {
    expect(targetOf(href)).toBe(expected);
  });

  it.each([
    '#end',
    '',
    '?p=7',
    '?page_id=7',
    '../wp-content/uploads/a.pdf',
    'wp-content/uploads/a.pdf',
    '/a/',
    '//a.example/b',
    'tel:+1',
    '{{url}}',
    'javascript:void(0)',
    'https://a.example/?b&amp;c',
  ])('has nothing to do with an address of another form: %s', (href) => {
    expect(targetOf(href)).toBe(href);
  });
});

it('links of each kind change in each field, whatever their quotes, and equal entries stay the same object', () => {
  const entry = {
    id: 5,
    slug: 'a',
    link,
    acf: { rows: [{ text: `<A HREF='b/'>B</A> <a href=c/ >C</a> <area href="d/">` }] },
  };
  expect(JSON.stringify(api.shownIn?.(entry))).toContain(
    JSON.stringify(`<A HREF="${link}b/">B</A> <a href="${link}c/" >C</a> <area href="${link}d/">`),
  );
  const same = {
    id: 5,
    slug: 'a',
    link,
    content: { rendered: '<a href="/x">X</a> <i title="b/">' },
    _links: { self: [{ href: 'x/' }] },
  };
  expect(api.shownIn?.(same)).toBe(same);
});

it('a long text of open links and quotes stays as it is, within the time limit of a test', () => {
  const rendered = '<a "'.repeat(100_000) + "<a href='".repeat(100_000);
  const entry = { id: 5, slug: 'a', link, content: { rendered } };
  expect(api.shownIn?.(entry)).toBe(entry);
});

it('further pages of a list, and actions of plugins, stay on WordPress', () => {
  for (const query of [
    '?query-2-page=2',
    '?query-page=2',
    '?share=facebook',
    '?replytocom=5',
    '?add-to-cart=7',
  ]) {
    expect(api.sitePathOf?.('/2019/05/rope', query)).toBeUndefined();
    expect(linkedEntries?.kindOf(`/2019/05/rope/${query}`)).toBeUndefined();
    expect(linkedEntries?.kindOf(`/?p=57&${query.slice(1)}`)).toBeUndefined();
  }
  expect(api.sitePathOf?.('/rope', '?print=1')).toBe('/rope');
});
