import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteFileSafely, writeFileSafely } from '../../src/node/files/write-safely.ts';

let parent: string;
let root: string;
const at = (file: string) => path.join(root, file);
const create = (file: string) => writeFileSafely(root, file, '{}', { expected: null });

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'studio-files-'));
  root = path.join(parent, 'project');
  mkdirSync(at('page-configs'), { recursive: true });
  mkdirSync(at('public'));
  writeFileSync(at('page-configs/home.json'), '{ "route": "/" }\r\n');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe('the studio never writes', () => {
  it.each([
    ['', 'empty parts'],
    ['page-configs', 'only below "page-configs/" and "public/"'],
    ['package.json', 'only below "page-configs/" and "public/"'],
    ['src/site.ts', 'only below "page-configs/" and "public/"'],
    ['Page-Configs/a.json', 'only below "page-configs/" and "public/"'],
    ['page-configs/../package.json', 'a path has no empty parts'],
    ['page-configs/./a.json', 'a path has no empty parts'],
    ['page-configs//a.json', 'a path has no empty parts'],
    ['/etc/page-configs/a.json', 'a path has no empty parts'],
    ['C:/page-configs/a.json', 'Write "/" between folders'],
    ['page-configs\\..\\a.json', 'Write "/" between folders'],
    ['page-configs/home.json:stream.json', 'Write "/" between folders'],
    ['page-configs/a.json\0.json', 'control characters'],
    ['page-configs/a\n.json', 'control characters'],
    ['page-configs/\u009f.json', 'control characters'],
    ['page-configs/\ud800.json', 'control characters'],
    ['page-configs/nosj.\u202ejson', 'that nobody can see'],
    ['page-configs/a\u200b.json', 'that nobody can see'],
    ['page-configs/a\ufeff.json', 'that nobody can see'],
    ['page-configs/a\u3164.json', 'that nobody can see'],
    ['page-configs/a\u00a0b.json', 'that nobody can see'],
    ['page-configs/\u{e0041}.json', 'that nobody can see'],
    ['page-configs/cafe\u0301.json', 'its accents are separate characters'],
    ['page-configs/a*.json', 'which Windows does not allow'],
    ['page-configs/.hidden.json', 'Remove the dot'],
    ['page-configs/.git/a.json', 'Remove the dot'],
    ['page-configs/folder./a.json', 'dots and spaces at the end'],
    ['page-configs/a.json ', 'dots and spaces at the end'],
    ['page-configs/con.json', 'keeps this name for a device'],
    ['page-configs/COM1/a.json', 'keeps this name for a device'],
    ['page-configs/nul .x.json', 'keeps this name for a device'],
    ['page-configs/lpt².json', 'keeps this name for a device'],
    [`page-configs/${'ä'.repeat(126)}.json`, 'at most 255 bytes'],
    ['page-configs/a.JSON', 'only JSON files'],
    ['page-configs/a.ts', 'only JSON files'],
    ['page-configs/a.png', 'only JSON files'],
    ['public/a.html', 'only images'],
    ['public/_headers', 'only images'],
    ['public/a.js', 'only images'],
    ['public/a.svg', 'SVG can contain script that runs for visitors. Save the image as PNG or WebP'],
  ])('%j', (file, reason) => {
    expect(() => create(file)).toThrow(reason);
    expect(() => deleteFileSafely(root, file, { expected: '{}' })).toThrow(reason);
    expect(readdirSync(root)).toEqual(['page-configs', 'public']);
    expect(readdirSync(at('page-configs'))).toEqual(['home.json']);
    expect(readdirSync(at('public'))).toEqual([]);
  });

  it('through links: of files, of folders, of the folder itself, or to nothing', () => {
    const outside = path.join(parent, 'outside');
    mkdirSync(outside);
    writeFileSync(path.join(outside, 'a.json'), 'secret');
    symlinkSync(path.join(outside, 'a.json'), at('page-configs/file.json'));
    symlinkSync(outside, at('page-configs/folder'));
    symlinkSync(path.join(outside, 'new.json'), at('page-configs/nothing.json'));
    rmSync(at('public'), { recursive: true });
    symlinkSync(outside, at('public'));
    const files = [
      'page-configs/file.json',
      'page-configs/folder/a.json',
      'page-configs/nothing.json',
      'public/a.png',
    ];
    for (const file of files) {
      for (const expected of [null, 'secret'])
        expect(() => writeFileSafely(root, file, '{}', { expected }), file).toThrow('is a link');
      expect(() => deleteFileSafely(root, file, { expected: 'secret' }), file).toThrow('is a link');
    }
    expect(readdirSync(outside)).toEqual(['a.json']);
    expect(readFileSync(path.join(outside, 'a.json'), 'utf8')).toBe('secret');
  });

  it('a folder over a file, or a file over a folder', () => {
    mkdirSync(at('page-configs/folder.json'));
    expect(() => create('page-configs/folder.json')).toThrow('is not a file');
    expect(() => create('page-configs/home.json/a.json')).toThrow('"page-configs/home.json" is not a folder');
  });

  it('a name that differs from another only in case', () => {
    mkdirSync(at('page-configs/Blog'));
    expect(() => create('page-configs/Home.json')).toThrow('"home.json" exists, which differs only in case');
    expect(() => create('page-configs/blog/a.json')).toThrow('"Blog" exists, which differs only in case');
  });
});

describe('writing a file', () => {
  it('creates a file and its folders, and the project may be behind a link', () => {
    const link = path.join(parent, 'link');
    symlinkSync(root, link);
    const file = 'page-configs/über uns/Straße 1/[slug]-öä.json';
    expect(writeFileSafely(link, file, 'text\r\n', { expected: null })).toEqual({ written: true });
    expect(readFileSync(at(file), 'utf8')).toBe('text\r\n');
  });

  it('replaces exactly the expected text, and keeps the mode of the file', () => {
    chmodSync(at('page-configs/home.json'), 0o640);
    const write = (content: string, expected: string | null) =>
      writeFileSafely(root, 'page-configs/home.json', content, { expected });
    const other = { written: false, found: '{ "route": "/" }\r\n' };
    expect(write('new', '{ "route": "/" }\n')).toEqual(other);
    expect(write('new', null)).toEqual(other);
    expect(write('new', other.found)).toEqual({ written: true });
    expect(readFileSync(at('page-configs/home.json'), 'utf8')).toBe('new');
    expect(statSync(at('page-configs/home.json')).mode & 0o777).toBe(0o640);
  });

  it('reports that another program deleted the file', () => {
    expect(writeFileSafely(root, 'page-configs/gone.json', '{}', { expected: '{}' })).toEqual({
      written: false,
      found: null,
    });
    expect(existsSync(at('page-configs/gone.json'))).toBe(false);
  });

  it('does not confuse a damaged character with its replacement character', () => {
    writeFileSync(at('page-configs/home.json'), Buffer.from([0x22, 0xff, 0x22]));
    const write = () => writeFileSafely(root, 'page-configs/home.json', '{}', { expected: '"\ufffd"' });
    expect(write).toThrow('"home.json" is not in UTF-8 on disk');
    expect([...readFileSync(at('page-configs/home.json'))]).toEqual([0x22, 0xff, 0x22]);
    expect(() => writeFileSafely(root, 'page-configs/new.json', '"\ud83d"', { expected: null })).toThrow(
      'half a character',
    );
  });

  it('says that the folder of the project is gone', () => {
    rmSync(root, { recursive: true });
    expect(() => create('page-configs/a.json')).toThrow('Bring the folder of the project back');
    expect(existsSync(root)).toBe(false);
  });

  it('does not change the other name of a file with two names', () => {
    const other = path.join(parent, 'other');
    linkSync(at('page-configs/home.json'), other);
    writeFileSafely(root, 'page-configs/home.json', 'new', { expected: '{ "route": "/" }\r\n' });
    expect(readFileSync(other, 'utf8')).toBe('{ "route": "/" }\r\n');
  });

  it('leaves no other files, whether it succeeds or fails', () => {
    create('page-configs/a.json');
    create('page-configs/a.json');
    expect(() => create('page-configs/Home.json')).toThrow();
    expect(readdirSync(at('page-configs'))).toEqual(['a.json', 'home.json']);
  });
});

describe('deleting a file', () => {
  it('deletes only the expected text', () => {
    const remove = (expected: string | null) =>
      deleteFileSafely(root, 'page-configs/home.json', { expected });
    expect(remove('{}')).toEqual({ written: false, found: '{ "route": "/" }\r\n' });
    expect(remove('{ "route": "/" }\r\n')).toEqual({ written: true });
    expect(remove('{ "route": "/" }\r\n')).toEqual({ written: false, found: null });
    expect(remove(null)).toEqual({ written: true });
  });
});
