import { describe, expect, it } from 'vitest';
import { hiddenPages, writablePages } from '../../src/pipeline/files/page-clashes.ts';

const pages = (...names: string[]) => names.map((name) => ({ path: `/news/${encodeURIComponent(name)}` }));
const linux = { foldsNames: false, isWindows: false };

describe('pages whose files are one file on some disks', () => {
  const given = pages('Tide', 'tide', 'caf\u00e9', 'cafe\u0301', 'straße', 'other');

  it('are all written where the disk tells them apart, with a warning that names them', () => {
    const { writable, warnings } = writablePages(given, 'route.html', linux);
    expect(writable).toEqual(given);
    expect(warnings.map(({ text }) => text)).toEqual([
      'The pages /news/tide (/news/tide) and /news/Tide (/news/Tide) differ only in capital letters or in the encoding of their letters, so some systems and hosts can show only one of them. Give one of the entries another slug',
      'The pages /news/cafe\u0301 (/news/cafe%CC%81) and /news/caf\u00e9 (/news/caf%C3%A9) differ only in capital letters or in the encoding of their letters, so some systems and hosts can show only one of them. Give one of the entries another slug',
    ]);
  });

  it('are left out after the first on another disk, so that none is silently replaced', () => {
    const { writable, warnings } = writablePages(given, 'route.html', { ...linux, foldsNames: true });
    expect(writable).toEqual(pages('Tide', 'caf\u00e9', 'straße', 'other'));
    expect(warnings[0]?.text).toContain('so only /news/Tide (/news/Tide) is written');
  });
});

describe('a page whose file Windows cannot have', () => {
  const impossible = ['a:b', 'a"b', 'a|b', 'a<b>', 'a*b', 'a\\b', '..\\..\\x', 'con', 'Nul', 'com1.x'];

  it('is not written there, with a warning', () => {
    const { writable, warnings } = writablePages(pages(...impossible, 'console', '日本、'), 'route.html', {
      foldsNames: true,
      isWindows: true,
    });
    expect(writable).toEqual(pages('console', '日本、'));
    expect(warnings).toHaveLength(impossible.length);
    expect(warnings[0]?.text).toContain('The page /news/a:b is not written, because Windows');
    // A folder cannot end with a dot, but a file with an ending can have one before it.
    const dot = pages('etc.');
    expect(writablePages(dot, 'route.html', { foldsNames: true, isWindows: true }).writable).toEqual(dot);
    expect(writablePages(dot, 'route/index.html', { foldsNames: true, isWindows: true }).writable).toEqual(
      [],
    );
  });

  it('is written elsewhere', () => {
    expect(writablePages(pages(...impossible), 'route.html', linux)).toEqual({
      writable: pages(...impossible),
      warnings: [],
    });
  });
});

it('a page with the path of a file is reported, because hosts show the file', () => {
  const written = ['/news/tide', '/news/tide.html', '/feed.xml', '/other'];
  expect(hiddenPages(written, 'route.html', ['feed.xml', '_headers']).map(({ text }) => text)).toEqual([
    'The page /news/tide.html has the path of the file news/tide.html, which hosts show in its place. Give the page or its entry another path',
    'The page /feed.xml has the path of the file feed.xml, which hosts show in its place. Give the page or its entry another path',
  ]);
});
