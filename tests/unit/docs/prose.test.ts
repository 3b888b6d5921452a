import { describe, expect, it } from 'vitest';
import { checkProse } from '../../../scripts/prose/check-prose.ts';

const rejected: readonly (readonly [where: string, file: string, text: string, place: string])[] = [
  ['Markdown', 'a.md', '# Errors\n\nIt is told by **the check**.\n', '3:7 "told"'],
  ['a pronoun in Markdown', 'a.md', '- The title, or that of the page.\n', '1:17 "that of"'],
  ['a pronoun at the end of a line', 'a.md', 'The titles, or those\nof the pages.\n', '1:16 "those of"'],
  ['a relative clause in Markdown', 'a.md', '| lines, of which one is long |\n| --- |\n', '1:10 "of which"'],
  ['a line comment', 'a.ts', 'const a = 1;\n// It is read anew.\n', '2:15 "anew"'],
  ['a doc comment', 'a.ts', '/**\n * The file beside it.\n */\nexport {};\n', '2:13 "beside"'],
  ['a pronoun', 'src/a.ts', '// The title, or that of the page.\n', '1:18 "that of"'],
  ['a relative clause', 'src/a.ts', '// Lines of which one is long.\n', '1:10 "of which"'],
  ['a message', 'a.ts', 'const a = `It is no number here`;\n', '1:15 "is no number"'],
  ['text of a component', 'a.tsx', 'const a = <p>Here it stands now</p>;\n', '1:22 "stands"'],
  [
    'a schema description',
    'schemas/a.json',
    '{ "title": "told",\n  "description": "A fault." }',
    '2:21 "fault"',
  ],
];

const accepted: readonly (readonly [what: string, file: string, text: string])[] = [
  ['code in Markdown', 'a.md', 'Use `faults`:\n\n```ts\ntold(beside);\n```\n'],
  ['output in Markdown', 'a.md', 'It prints:\n\n```text\nBlocks: 19, of which 5 are hidden\n```\n'],
  ['code in a comment', 'a.ts', '// Sorts `faults` of tests/fault.ts.\n'],
  [
    'identifiers and names',
    'a.ts',
    "import { told } from './beside.ts';\nexport const faults = told('stands');\n",
  ],
  [
    'technical senses',
    'a.md',
    'A `*` stands for any item. There is no team member here, and it is no longer there.\n',
  ],
  ['a relative clause with a number', 'src/a.ts', '// Two cards, each of which has a link.\n'],
  ['keys of a schema', 'schemas/a.json', '{ "properties": { "fault": { "type": "string" } } }'],
];

describe('the prose check', () => {
  it.each(rejected)('reports the line, the column and another word for %s', async (_, file, text, place) => {
    const problems = await checkProse(file, text);
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      expect.stringContaining(`${place}: write `),
    ]);
  });

  it.each(accepted)('accepts %s', async (_, file, text) => {
    expect(await checkProse(file, text)).toEqual([]);
  });
});
