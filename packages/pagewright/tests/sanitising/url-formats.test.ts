import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHref, isImageSource, isSrcset, linkUrl } from '../../src/content/sanitising/url-formats.ts';
import { budget } from '../budget.ts';

/** URLs that browsers do not load, or that lead elsewhere than they seem to. */
const bad = [
  'http://[::1',
  'http://[::1]evil/',
  'https://',
  'https:///path',
  'https://?x',
  'https://host:99999/',
  'https://host:port/',
  'https://a<b>/',
  'https://a|b/',
  'https://%zz/',
  'https://%00/',
  'https://256.256.256.256/',
  'https://xn--a/',
  'https://user@host.example/',
  'https://user:secret@host.example/',
  'https://good.example@evil.example/',
  'http:/one-slash',
  'https:page',
  '//host.example/x',
  '/\\host.example',
  '\\\\host.example',
  '/\thost',
  'https://host.example/\n',
  'https://host .example/',
  'java\tscript:x',
  'javascript:x',
  'javascript&colon;x',
  'vbscript:x',
  'data:image/png;base64,AAAA',
  'blob:https://host.example/x',
  'file:///etc/passwd',
  'ftp:/one-slash',
  'ftp://user:secret@host.example/x',
  'intent://x#Intent;end',
  'ms-msdt:/id',
  'search-ms:query=x',
  'view-source:https://host.example',
  'filesystem:https://host.example/x',
  'feed:javascript:x',
  'sms:',
  'smsx:1',
  'mailto:nobody',
  'word',
  'x/y',
  '',
];

describe('a URL', () => {
  test.each(bad)('is rejected, for links and for images: %j', (url) => {
    expect(isHref(url)).toBe(false);
    expect(isImageSource(url)).toBe(false);
    expect(isSrcset(`${url} 100w`)).toBe(false);
  });

  test.each([
    'https://host.example',
    'http://[::1]/x',
    'HTTPS://HOST.example:8080/a%20b?c=d&e=[f]#g',
    'https://bücher.example/ü',
    '/a/b.png',
    './b',
    '../b?c',
  ])('is accepted, for links and for images: %s', (url) => {
    expect(isHref(url)).toBe(true);
    expect(isImageSource(url)).toBe(true);
  });

  test('with letters such as ü is accepted each time, even after many runs', () => {
    const results = Array.from({ length: 20_000 }, () => isImageSource('https://bücher.example/größe.png'));
    expect(new Set(results)).toEqual(new Set([true]));
  });

  test.each([
    'mailto:a@b.example',
    'mailto:?subject=Rope&body=https%3A%2F%2Fa.example',
    'tel:+16145550141',
    'tel:(614) 555-0141',
    'tel: 0614 555',
    'tel:*100#',
    'sms:+16145550141?body=Hello%20there',
    'whatsapp://send?text=Rope',
    'geo:48.2010,16.3695;u=35',
    'ftp://files.example/rope.zip',
    'sip:desk@host.example',
    'xmpp:desk@host.example?message',
    'magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a',
    'webcal://host.example/tides.ics',
    'skype:desk?call',
    'TG://resolve?domain=rope',
    'viber://chat?number=%2B1614',
    'callto:desk',
    'fax:+1614',
    'ircs://host.example/rope',
    '#team',
    '?page=2',
  ])('is accepted for links only: %s', (url) => {
    expect(linkUrl(url)).toBeDefined();
    expect(isImageSource(url)).toBe(false);
  });

  test('has the same meaning in a browser, or is rejected', () => {
    const base = 'https://site.example/a/b';
    const piece = fc.oneof(
      fc.constantFrom(
        ...bad,
        'https://',
        'http://',
        '//',
        '/',
        '\\',
        ':',
        '@',
        '[',
        ']',
        '.',
        '..',
        '#',
        '?',
        '%',
      ),
      fc.constantFrom(
        'javascript:',
        'data:',
        'mailto:',
        'tel:',
        'sms:',
        'ftp://',
        'host.example',
        'a',
        '1',
        '\t',
        '\n',
        '\u0000',
        ' ',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const written = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(written, fc.webUrl()), (url) => {
        if (!isHref(url)) return;
        expect(URL.canParse(url, base), url).toBe(true);
        const { protocol, origin, username, password } = new URL(url, base);
        expect(['https:', 'http:', 'mailto:', 'tel:', 'sms:', 'ftp:']).toContain(protocol);
        expect(username + password).toBe('');
        const isWritten = /^(?:(?:https?|ftp):\/\/|mailto:|tel:|sms:)/i.test(url);
        if (!isWritten) expect(origin).toBe('https://site.example');
        if (isImageSource(url)) expect(['https:', 'http:']).toContain(protocol);
      }),
      budget(500, 20_000),
    );
  });

  test('with http or https is accepted if a browser can parse it', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        expect(isHref(url)).toBe(url.length <= 4096);
      }),
      budget(100, 5_000),
    );
  });
});
