import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, root, textOf } from './project-files.ts';

/** Text files: all except pictures, documents and fonts. */
const texts = filesBelow('.').filter((file) => !/\.(avif|png|ico|woff2|jpe?g|gif|pdf)$/.test(file));

function found(pattern: RegExp, files = texts): string[] {
  return files.flatMap((file) => {
    const match = pattern.exec(textOf(file));
    return match ? [`${file}: ${match[0]}`] : [];
  });
}

const packages = [
  'create-pagewright',
  'pagewright',
  'pagewright-language-server',
  'pagewright-studio',
  'pagewright-vscode',
  'pagewright-wordpress',
];

type Versions = Readonly<Record<string, string>>;

function manifest(folder: string): Readonly<Record<string, Versions | undefined>> {
  return JSON.parse(textOf(`${folder}/package.json`));
}

/** Direct dependencies of the project, with their versions. */
const installed = ['.', ...packages.map((name) => `packages/${name}`)].flatMap((folder) => {
  const { dependencies, devDependencies } = manifest(folder);
  return Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => !packages.includes(name));
});

describe('the repository', () => {
  it('contains no absolute path of a machine', () => {
    // The parts are joined here, so that this file does not match itself.
    const places = ['work/\\w+/', 'root/', 'tmp/', 'home/\\w+/', 'Users/\\w+/', 'var/folders/'];
    expect(found(new RegExp(`(?<![\\w.:/})-])/(?:${places.join('|')})`))).toEqual([]);
  });

  it('contains no marker of an unfinished merge', () => {
    expect(found(/^(?:<{7}|>{7}) .*/m)).toEqual([]);
  });

  it('names no package registry, so that any registry works', () => {
    const hosts = ['npmjs', 'npmmirror', 'yarnpkg', 'jsr'].map((name) => `${name}\\.(?:org|com|io)`);
    const files = texts.filter(
      (file) => file !== 'packages/pagewright-wordpress/real-service/package-lock.json',
    );
    expect(found(new RegExp(`registry\\.(?:${hosts.join('|')})`), files)).toEqual([]);
  });

  it('has no file larger than 1 MB', () => {
    const heavy = filesBelow('.').filter((file) => readFileSync(path.join(root, file)).length > 1_000_000);
    expect(heavy).toEqual([]);
  });

  it('lists exactly its packages in docs/dependencies.md', () => {
    const listedText = textOf('docs/dependencies.md');
    const names = [...new Set(installed.map(([name]) => name))];
    expect(
      names.filter((name) => !new RegExp(`[|,] ${name.replace('/', '\\/')}[ ,]`).test(listedText)),
    ).toEqual([]);
    const rows = listedText.match(/^\| (?!-|package)[^|]+/gm) ?? [];
    const listed = rows.flatMap((row) => row.replace('|', '').split(',')).map((name) => name.trim());
    expect(listed.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('pins every version', () => {
    expect(installed.filter(([, wanted]) => !/^\d/.test(wanted))).toEqual([]);
  });
});
