import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../packages/pagewright/src/json/json-value.ts';
import { codeOf, filesBelow, textOf } from './project-files.ts';

/** The packages know no block type of a site, and no value that one of its schemas lists. These are words for something else, too. */
const otherMeanings: Readonly<Record<string, readonly string[]>> = {
  'a name of HTML, CSS or ARIA': [
    ...['article', 'aside', 'checkbox', 'display', 'figure', 'form', 'row', 'select', 'text', 'textarea'],
    ...['center', 'end', 'low', 'start', 'url'],
  ],
  'an old element, and a part of URLs of players': ['embed'],
  'a scheme of URLs': ['tel'],
  'a word of the grammar, or a kind of page': ['comparison', 'language', 'list', 'name', 'section'],
  'a command of git, or a property of the reader': ['log'],
  'an end of a file name, or a coordinate': ['x'],
  'a property of a type of the engine': ['steps', 'whole'],
  'a look of a button of the studio': ['plain'],
  'an action of the editor of formatted text': ['numbers', 'quote'],
  'a kind of link in the studio': ['mail'],
  'a key of the project config, and an attribute of buttons': ['consent'],
  'a name that people write in place of a word of the grammar': ['pager'],
};

/** The values of all enums in a schema. */
function enumsIn(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(enumsIn);
  if (!isRecord(schema)) return [];
  const own = Array.isArray(schema.enum) ? schema.enum.filter((value) => typeof value === 'string') : [];
  const inner = Object.entries(schema).filter(([keyword]) => keyword !== 'examples' && keyword !== 'default');
  return [...own, ...inner.flatMap(([, value]) => enumsIn(value))];
}

/** The block types of a site, and the values that its schemas list. */
function wordsOf(schemas: string): readonly string[] {
  return ['blocks', 'content', 'shared', 'site.json']
    .flatMap((part) => filesBelow(schemas).filter((file) => file.startsWith(`${schemas}/${part}`)))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => [
      ...(file.includes('/blocks/') ? [path.posix.basename(file, '.json')] : []),
      ...enumsIn(JSON.parse(textOf(file))),
    ]);
}

const siteWords = new Set(['schemas', 'packages/pagewright/starter/schemas'].flatMap(wordsOf));
const meant = new Set(Object.values(otherMeanings).flat());

/** The quoted words in the code of the packages that are words of a site, with their files. */
const found = filesBelow('packages')
  .filter((file) => /^packages\/[\w-]+\/src\/.*\.tsx?$/.test(file) && !file.includes('/generated/'))
  .flatMap((file) =>
    [...codeOf(file).matchAll(/(["'`])([\w-]+)\1/g)].map(([, , word = '']) => ({ word, file })),
  )
  .filter(({ word }) => siteWords.has(word));

describe('the packages', () => {
  it('quote no block type and no listed value of this site or of the starter', () => {
    expect(siteWords.size).toBeGreaterThan(100);
    const astray = found.filter(({ word }) => !meant.has(word)).map(({ word, file }) => `${file}: ${word}`);
    expect([...new Set(astray)]).toEqual([]);
  });

  it('have each word that is listed here with another meaning', () => {
    const words = new Set(found.map(({ word }) => word));
    expect([...meant].filter((word) => !words.has(word))).toEqual([]);
  });
});
