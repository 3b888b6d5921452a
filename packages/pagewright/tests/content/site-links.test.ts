import { expect, test } from 'vitest';
import { withSiteLinks } from '../../src/content/site-links.ts';

const rules = {
  site: {
    url: 'https://museum.example',
    hasRoute: (path: string) => /^\/($|journal\/|files\/)/.test(path),
  },
  base: 'https://content.example/wp',
  // The service has the entries of the journal under another path, and its files under a path of its own.
  sitePathOf: (path: string) =>
    path.startsWith('/files/') ? undefined : path.replace(/^\/blog\//, '/journal/'),
};
const linked = (href: string, given: Parameters<typeof withSiteLinks>[1] = rules) =>
  withSiteLinks(`<a href="${href}">Read</a>`, given);

test.each([
  ['of the content service', 'https://content.example/wp/journal/rope', '/journal/rope'],
  ['of the content service with its own path', 'https://content.example/wp/blog/rope/', '/journal/rope'],
  ['of the content service itself', 'https://content.example/wp', '/'],
  ['of the site', 'https://museum.example/journal/rope', '/journal/rope'],
  ['with http', 'http://content.example/wp/journal/rope', '/journal/rope'],
  ['without a protocol', '//content.example/wp/journal/rope', '/journal/rope'],
  ['with an anchor', 'https://content.example/wp/journal/rope#end', '/journal/rope#end'],
  ['with spaces around it', ' HTTPS://content.example/wp/journal/rope ', '/journal/rope'],
])('a link %s leads to the page of the site', (_, href, path) => {
  expect(linked(href)).toBe(`<a href="${path}">Read</a>`);
});

test.each([
  ['another host', 'https://other.example/wp/journal/rope'],
  ['another folder of the host', 'https://content.example/wpx/journal/rope'],
  ['no page of the site', 'https://content.example/wp/shop'],
  ['a file of the service', 'https://content.example/wp/files/rope.pdf'],
  ['a path', '/wp/journal/rope'],
  ['mail', 'mailto:info@content.example'],
  ['a page behind a name', 'https://ann@content.example/wp/journal/rope'],
  ['no valid URL', 'https://'],
])('a link to %s stays as it is', (_, href) => {
  expect(linked(href)).toBe(`<a href="${href}">Read</a>`);
});

test('a link is found among other attributes, whatever its quotes', () => {
  const html = `<p><a class="more" href='https://museum.example/journal/a' id=x>A</a> <A HREF=https://museum.example/journal/b>B</A></p>`;
  expect(withSiteLinks(html, rules)).toBe(
    '<p><a class="more" href="/journal/a" id=x>A</a> <A HREF="/journal/b">B</A></p>',
  );
});

test('other elements and attributes with such URLs stay as they are', () => {
  const html =
    '<a data-href="https://museum.example/journal/a">A</a><abbr href="https://museum.example/">B</abbr>';
  expect(withSiteLinks(html, rules)).toBe(html);
});

test('a site without a content service has links to its own pages only', () => {
  const without = { ...rules, base: undefined };
  expect(linked('https://museum.example/journal/rope', without)).toContain('"/journal/rope"');
  expect(linked('https://content.example/wp/journal/rope', without)).toContain('https://content.example');
});
