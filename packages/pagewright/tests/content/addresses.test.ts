import { expect, test } from 'vitest';
import { addressesOf } from '../../src/content/addresses.ts';
import { installSanitiser, loadSanitiser } from '../../src/content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../src/content/sanitising/sanitise-html.ts';

const rules = {
  api: {
    // The service has the entries of the journal under another path, and its files under a path of its own.
    sitePathOf: (path: string) =>
      path.startsWith('/files/') ? undefined : path.replace(/^\/blog\//, '/journal/'),
  },
  base: 'https://content.example/wp',
  site: {
    url: 'https://museum.example',
    hasPage: (path: string) => /^\/($|journal\/|files\/)/.test(path),
  },
};
const linked = (href: string, given: Parameters<typeof addressesOf>[0] = rules) =>
  addressesOf(given).linkOf(href);
const filed = (src: string, given: Parameters<typeof addressesOf>[0] = rules) =>
  addressesOf(given).fileOf(src);

test.each([
  ['of the content service', 'https://content.example/wp/journal/rope', '/journal/rope'],
  ['of the content service with its own path', 'https://content.example/wp/blog/rope/', '/journal/rope'],
  ['of the content service itself', 'https://content.example/wp', '/'],
  ['of the site', 'https://museum.example/journal/rope', '/journal/rope'],
  ['with http', 'http://content.example/wp/journal/rope', '/journal/rope'],
  ['without a protocol', '//content.example/wp/journal/rope', '/journal/rope'],
  ['with a query and an anchor', 'https://content.example/wp/journal/rope/?a=b#end', '/journal/rope?a=b#end'],
  ['with spaces around it', ' HTTPS://content.example/wp/journal/rope ', '/journal/rope'],
  ['without a host', '/blog/rope/#end', '/journal/rope#end'],
  ['from a folder', '../blog/rope/', '/journal/rope'],
])('a link %s leads to the page of the site', (_, href, path) => {
  expect(linked(href)).toBe(path);
});

test.each([
  ['with http', 'http://content.example/wp/shop', 'https://content.example/wp/shop'],
  ['without a protocol', '//content.example/wp/shop?a#b', 'https://content.example/wp/shop?a#b'],
  ['without a host', '/shop/', 'https://content.example/wp/shop/'],
  [
    'from the time when it was at the URL of the site',
    'http://museum.example/shop/',
    'https://content.example/wp/shop/',
  ],
  ['to a file', '/files/rope.pdf?v=2', 'https://content.example/wp/files/rope.pdf?v=2'],
  ['to a file from a folder', '../../files/rope.pdf', 'https://content.example/wp/files/rope.pdf'],
  ['to a file without a slash', 'files/rope.pdf', 'https://content.example/wp/files/rope.pdf'],
])('a link %s to no page of the site leads to the content service', (_, href, url) => {
  expect(linked(href)).toBe(url);
});

test.each([
  ['another host', 'https://other.example/wp/journal/rope'],
  ['another host with http', 'http://other.example/'],
  ['another folder of the host', 'https://content.example/wpx/journal/rope'],
  ['another port of the host', 'https://content.example:8080/wp/journal/rope'],
  ['no page of the site', 'https://content.example/wp/shop'],
  ['a file of the service', 'https://content.example/wp/files/rope.pdf'],
  ['a file of the site', '/brochure.pdf'],
  ['a file of the site with its URL', 'https://museum.example/brochure.pdf'],
  ['mail', 'mailto:info@content.example'],
  ['an anchor', '#end'],
  ['a query', '?page=2'],
  ['a page behind a name', 'https://ann@content.example/wp/journal/rope'],
  ['a script', 'javascript:alert(1)'],
  ['no valid URL', 'https://'],
])('a link to %s stays as it is', (_, href) => {
  expect(linked(href)).toBe(href);
});

test.each([
  ['with http', 'http://content.example/wp/files/a.jpg', 'https://content.example/wp/files/a.jpg'],
  ['without a protocol', '//content.example/wp/files/a.jpg', 'https://content.example/wp/files/a.jpg'],
  ['without a host', '/files/a.jpg', 'https://content.example/wp/files/a.jpg'],
  ['from a folder', '../files/a.jpg', 'https://content.example/wp/files/a.jpg'],
  [
    'of the service, which was at the URL of the site',
    'http://museum.example/files/a.jpg',
    'https://content.example/wp/files/a.jpg',
  ],
  ['of another host with http', 'http://other.example/a.jpg', 'https://other.example/a.jpg'],
  ['of this machine', 'http://127.0.0.1:90/a.jpg', 'http://127.0.0.1:90/a.jpg'],
  ['of the site', '/images/a.jpg', '/images/a.jpg'],
  ['in the content', 'data:image/gif;base64,R0', 'data:image/gif;base64,R0'],
])('a picture %s has the right URL', (_, src, url) => {
  expect(filed(src)).toBe(url);
});

test.each([
  ['http://127.0.0.1:9777', '//127.0.0.1:9777/files/a.jpg', 'http://127.0.0.1:9777/files/a.jpg'],
  ['http://content.example', '//content.example/files/a.jpg', 'http://content.example/files/a.jpg'],
  ['http://content.example', '//content.example:80/files/a.jpg', 'http://content.example/files/a.jpg'],
  ['http://content.example', ' //www.content.example/files/a.jpg', 'http://content.example/files/a.jpg'],
  [
    'http://content.example:8080/wp',
    '//content.example:8080/wp/files/a.jpg',
    'http://content.example:8080/wp/files/a.jpg',
  ],
  [
    'https://content.example:8443',
    '//content.example:8443/files/a.jpg',
    'https://content.example:8443/files/a.jpg',
  ],
  ['https://content.example', '//content.example:443/files/a.jpg', 'https://content.example/files/a.jpg'],
  ['http://content.example', '//localhost:3000/files/a.jpg', 'http://localhost:3000/files/a.jpg'],
  ['http://content.example', '//other.example/files/a.jpg', 'https://other.example/files/a.jpg'],
  [
    'https://content.example',
    '//content.example:8080/files/a.jpg',
    'https://content.example:8080/files/a.jpg',
  ],
])('on the service %s, links and files %s without a protocol lead to %s', (base, written, url) => {
  const given = { ...rules, base };
  expect(linked(written, given)).toBe(url);
  expect(filed(written, given)).toBe(url);
});

test('media without a protocol have the origin of the service, in each element and attribute', () => {
  const html = `<video src="//127.0.0.1:9777/files/a.mp4" poster="//127.0.0.1:9777/files/a.jpg"></video>
    <audio controls><source src="//127.0.0.1:9777/files/a.ogg"></audio>
    <picture><source srcset="//127.0.0.1:9777/files/b.webp 2x"><img src="//127.0.0.1:9777/files/b.jpg" srcset="//127.0.0.1:9777/files/b.jpg 300w"></picture>
    <a href="//127.0.0.1:9777/files/b.pdf">File</a>`;
  const given = { ...rules, base: 'http://127.0.0.1:9777' };
  const clean = sanitiseHtml(html, { addresses: addressesOf(given) });
  expect(clean).not.toContain('https:');
  for (const file of ['a.mp4', 'a.jpg', 'a.ogg', 'b.jpg', 'b.pdf'])
    expect(clean).toContain(`"http://127.0.0.1:9777/files/${file}`);
});

test('a site without a content service has links to its own pages only', () => {
  const without = { ...rules, base: undefined };
  expect(linked('https://museum.example/journal/rope', without)).toBe('/journal/rope');
  expect(linked('https://content.example/wp/journal/rope', without)).toContain('https://content.example');
});

test('addresses in HTML change in every element that has one, whatever its quotes', () => {
  const html = `<p><a class="more" href='https://museum.example/journal/a'>A</a> <A HREF=//museum.example/journal/b>B</A></p>
    <img src="/files/a.jpg" srcset="//content.example/wp/files/a.jpg 300w, /files/b.jpg 600w"><iframe src="//video.example/1" title="V"></iframe>`;
  const clean = sanitiseHtml(html, { addresses: addressesOf(rules) });
  expect(clean).toContain('<a href="/journal/a">A</a> <a href="/journal/b">B</a>');
  expect(clean).toContain('src="https://content.example/wp/files/a.jpg"');
  expect(clean).toContain(
    'srcset="https://content.example/wp/files/a.jpg 300w, https://content.example/wp/files/b.jpg 600w"',
  );
  expect(clean).toContain('href="https://video.example/1"');
  const other = '<p><abbr title="https://museum.example/journal/a">A</abbr> //museum.example/journal/a</p>';
  expect(sanitiseHtml(other, { addresses: addressesOf(rules) })).toBe(other);
});

test('two services with equal HTML have their own links, also when it was cleaned before', async () => {
  installSanitiser(sanitiseHtml);
  const sanitise = await loadSanitiser();
  const html = '<p>Same <img src="/files/a.jpg"></p>';
  const tickets = { ...rules, service: 'tickets', base: 'https://tickets.example' };
  const cleanOf = (given: Parameters<typeof addressesOf>[0]) =>
    sanitise(html, { addresses: addressesOf(given) });
  expect(cleanOf(rules)).toContain('src="https://content.example/wp/files/a.jpg"');
  expect(cleanOf(tickets)).toContain('src="https://tickets.example/files/a.jpg"');
});

test.each([
  'sms:+16145550141?body=Hello',
  'whatsapp://send?text=Rope',
  'geo:48.2,16.3',
  'ftp://files.example/rope.zip',
  'sip:desk@content.example',
  'xmpp:desk@content.example',
  'magnet:?xt=urn:btih:c12f',
  'webcal://content.example/wp/tides.ics',
  'skype:desk?call',
  'tg://resolve?domain=rope',
  'mailto:?subject=Rope',
])('a link to another program stays a link, however its protocol is written: %s', (href) => {
  const [, protocol = '', rest = ''] = /^([^:]+)(.*)$/.exec(href) ?? [];
  for (const written of [
    protocol,
    protocol.toUpperCase(),
    protocol.replace(/^(..)(.)/, (_, first, next) => first + next.toUpperCase()),
  ])
    expect(
      sanitiseHtml(`<p><a href="${written}${rest}">Words</a></p>`, { addresses: addressesOf(rules) }),
    ).toBe(`<p><a href="${href}">Words</a></p>`);
});

test.each([
  'javascript:alert(1)',
  'JaVaScript:x',
  'intent://x',
  'file:///etc/passwd',
  'data:text/html,x',
  'ms-msdt:/id',
])('a link to %s keeps its words only', (href) => {
  const clean = sanitiseHtml(`<p><a href="${href}">Words</a></p>`, { addresses: addressesOf(rules) });
  expect(clean).not.toContain('href');
  expect(clean).toContain('Words');
});
