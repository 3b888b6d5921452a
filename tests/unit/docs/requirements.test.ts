import { describe, expect, it } from 'vitest';
import { filesBelow, pathExists, textOf } from '../architecture/project-files.ts';

interface Row {
  readonly id: string;
  readonly requirement: string;
  readonly proof: string;
}

const rows: readonly Row[] = textOf('docs/requirements.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => /^R-\d+\.\d+$/.test(cells[1] ?? ''))
  .map(([, id = '', requirement = '', proof = '']) => ({ id, requirement, proof }));

/** Each `` `file`: title `` of a row; semicolons separate them. */
const proofs = rows.flatMap(({ id, proof }) =>
  [...proof.matchAll(/`([^`]+)`: (.+?)(?=; `|$)/g)].map(([, file = '', title = '']) => ({ id, file, title })),
);

/** Replaces typographic quotation marks with plain ones. */
function plain(text: string): string {
  return text
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\\(['"`])/g, '$1');
}

/** Whether a file contains a test with this title. In a title, `…` matches any text. */
function hasTest(file: string, title: string): boolean {
  const code = plain(textOf(file));
  const parts = plain(title)
    .split('…')
    .map((part) => part.trim())
    .filter(Boolean);
  return code
    .split('\n')
    .some((line) => parts.every((part) => line.includes(part)) && /['"`]|@ts-expect-error/.test(line));
}

describe('requirements', () => {
  it('have unique numbers', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('name a test, or state that there is none', () => {
    const odd = rows.filter(({ proof }) => !proof.startsWith('—') && !/^`[^`]+`: \S/.test(proof));
    expect(odd).toEqual([]);
  });

  it('of the specification each have a test on a page, in a browser or in its HTML', () => {
    const unseen = rows.filter(
      ({ id, proof }) => /^R-[1-9]\./.test(id) && !/`tests\/(?:browser|pages)\//.test(proof),
    );
    expect(unseen.map(({ id }) => id)).toEqual([]);
  });

  it('name tests that exist', () => {
    const missing = proofs.filter(({ file, title }) => !pathExists(file) || !hasTest(file, title));
    expect(missing).toEqual([]);
  });

  it('are unique', () => {
    const sentences = rows.map(({ requirement }) => requirement);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('tests', () => {
  it('have titles without "should" and without a full stop', () => {
    const files = filesBelow('tests').filter((file) => /\.(test|spec)\.tsx?$/.test(file));
    const titles = files.flatMap((file) =>
      [...textOf(file).matchAll(/^\s*(?:it|test)(?:\.\w+\([^)]*\))?\(\s*'((?:[^'\\]|\\.)+)'/gm)].map(
        ([, title = '']) => ({ file, title }),
      ),
    );
    expect(titles.length).toBeGreaterThan(100);
    expect(titles.filter(({ title }) => /\.$|^should\b/.test(title))).toEqual([]);
  });
});
