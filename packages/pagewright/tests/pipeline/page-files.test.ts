import { describe, expect, it } from 'vitest';
import {
  assertNoPublicPages,
  nameOfPath,
  pageFile,
  pathOfPageFile,
  possiblePageFiles,
} from '../../src/pipeline/files/page-files.ts';
import { plan } from '../render/page-fixture.ts';

const long = 'a'.repeat(241);

/** Paths with their files in both layouts. */
const named = [
  ['/', 'index.html', 'index.html'],
  ['/visit', 'visit.html', 'visit/index.html'],
  ['/visit/getting-here', 'visit/getting-here.html', 'visit/getting-here/index.html'],
  ['/gr%C3%B6%C3%9Fe/%E6%97%A5%20%E6%9C%AC', 'größe/日 本.html', 'größe/日 本/index.html'],
  // With another ending than `.html`, hosts still find the page.
  ['/release-1.2', 'release-1.2.html', 'release-1.2/index.html'],
  ['/visit.html', 'visit.html.html', 'visit.html/index.html'],
  // These names mean something else to hosts.
  ['/index', 'index/index.html', 'index/index.html'],
  ['/visit/Index', 'visit/Index/index.html', 'visit/Index/index.html'],
  ['/journal/404', 'journal/404/index.html', 'journal/404/index.html'],
  ['/journal/4045', 'journal/4045.html', 'journal/4045/index.html'],
  // With `.html.br`, the name would be longer than file systems allow.
  [`/${long}`, `${long}/index.html`, `${long}/index.html`],
] as const;

describe('the file of a page', () => {
  it.each(named)('%s is %s or %s', (path, flat, folder) => {
    const name = nameOfPath(path);
    expect([pageFile(name, 'route.html'), pageFile(name, 'route/index.html')]).toEqual([flat, folder]);
    for (const file of [flat, folder]) {
      expect(possiblePageFiles(name)).toContain(file);
      expect(pathOfPageFile(file)).toBe(decodeURI(path));
    }
  });

  it('is of one page only', () => {
    for (const files of ['route.html', 'route/index.html'] as const) {
      const written = named.map(([path]) => pageFile(nameOfPath(path), files));
      expect(new Set(written).size).toBe(named.length);
    }
  });

  it('cannot be in the folder of another page', () => {
    expect(() => nameOfPath('/a%2Fb')).toThrow('encoded slash');
  });
});

describe('a file in public/', () => {
  const paths = ['/', '/visit', '/caf%C3%A9'].map((path) => ({ path, page: plan({ file: 'some.json' }) }));
  const check = (file: string, files: 'route.html' | 'route/index.html' = 'route.html') =>
    assertNoPublicPages(paths, files, new Set(['/fonts/body.woff2', file]));

  it.each(['/visit.html', '/visit', '/café.html', '/index.html'])(
    '%s cannot have the name of a page',
    (file) => {
      expect(() => check(file)).toThrow(`public${file} and the page /`);
    },
  );

  it('may have the name that a page has in the other layout', () => {
    expect(() => check('/visit/index.html')).not.toThrow();
    expect(() => check('/visit/index.html', 'route/index.html')).toThrow(
      'visit/index.html and the page /visit',
    );
  });

  it('stops the build with both names, and with what to do', () => {
    expect(() => check('/visit.html')).toThrow(
      [
        'These files have the names of pages, so a host could show only one of each pair:',
        '  public/visit.html and the page /visit (page-configs/some.json)',
        'Rename or remove the file, or give the page another path.',
      ].join('\n'),
    );
  });
});
