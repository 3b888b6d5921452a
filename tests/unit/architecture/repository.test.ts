import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, root, textOf } from './project-files.ts';

/** Files that hold text; pictures and fonts are not looked into. */
const texts = filesBelow('.').filter((file) => !/\.(avif|png|ico|woff2|jpe?g|gif|pdf)$/.test(file));

function found(pattern: RegExp, files = texts): string[] {
  return files.flatMap((file) => {
    const match = pattern.exec(textOf(file));
    return match ? [`${file}: ${match[0]}`] : [];
  });
}

describe('the repository', () => {
  it('names no path of a machine', () => {
    // Put together here, so that this file does not hold what it looks for.
    const places = ['work/\\w+/', 'root/', 'tmp/', 'home/\\w+/', 'Users/\\w+/', 'var/folders/'];
    expect(found(new RegExp(`(?<![\\w.:/})-])/(?:${places.join('|')})`))).toEqual([]);
  });

  it('names no package registry, so that any will do', () => {
    const hosts = ['npmjs', 'npmmirror', 'yarnpkg', 'jsr'].map((name) => `${name}\\.(?:org|com|io)`);
    const files = texts.filter(
      (file) => file !== 'packages/pagewright-wordpress/real-service/package-lock.json',
    );
    expect(found(new RegExp(`registry\\.(?:${hosts.join('|')})`), files)).toEqual([]);
  });

  it('brings no file of more than 1 MB', () => {
    const heavy = filesBelow('.').filter((file) => readFileSync(path.join(root, file)).length > 1_000_000);
    expect(heavy).toEqual([]);
  });

  it('names every package in docs/dependencies.md, and no other', () => {
    const {
      dependencies,
      devDependencies,
    }: Record<string, Record<string, string>> = JSON.parse(textOf('package.json'));
    const told = textOf('docs/dependencies.md');
    const names = [...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})];
    expect(names.filter((name) => !new RegExp(`[|,] ${name.replace('/', '\\/')}[ ,]`).test(told))).toEqual(
      [],
    );
    const rows = told.match(/^\| (?!-|package)[^|]+/gm) ?? [];
    const listed = rows.flatMap((row) => row.replace('|', '').split(',')).map((name) => name.trim());
    expect(listed.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('pins every version', () => {
    const {
      dependencies,
      devDependencies,
    }: Record<string, Record<string, string>> = JSON.parse(textOf('package.json'));
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, wanted]) => !/^\d/.test(wanted),
    );
    expect(loose).toEqual([]);
  });
});
