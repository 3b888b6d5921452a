import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  findLeftOut,
  leftOutContent,
} from '../../../packages/pagewright/src/pipeline/reading/left-out-content.ts';
import { type KnownLimit, knownLimits } from '../../shown-content/known-limits.ts';
import { shownOf } from '../../shown-content/plain-site.ts';

const document = readFileSync(
  path.resolve(import.meta.dirname, '../../../docs/existing-wordpress.md'),
  'utf8',
);

/** The rows of the table below a heading. */
function rowsBelow(heading: string): string[][] {
  const [, section = ''] = document.split(`## ${heading}\n`);
  const table = section.split(/\n## /, 1)[0]?.match(/^\|.*\|$/gm) ?? [];
  return table.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const find = findLeftOut({
  content: new Map([
    [
      'post',
      {
        type: 'object',
        properties: { content: { type: 'object', properties: { html: { type: 'string', format: 'html' } } } },
      },
    ],
  ]),
});

/** What the build says of an entry with this HTML. */
function said({ html }: KnownLimit): string | undefined {
  // An adapter leaves optional fields undefined.
  const leftOut = find('post', { id: 7, title: 'The quay', lead: undefined, html });
  return leftOutContent([['GET /post', { source: 'post', leftOut }]], () => undefined)[0]?.text;
}

test('the document lists what pages do not show, and what the build says of it', () => {
  const rows = rowsBelow('What pages do not show');
  expect(rows.map(([title]) => title)).toEqual(knownLimits.map(({ title }) => title));
  for (const [index, limit] of knownLimits.entries()) {
    const [, , report = ''] = rows[index] ?? [];
    expect([limit.title, /^nothing/.test(report)]).toEqual([limit.title, limit.said === undefined]);
    const [start, advice = '', ...rest] = said(limit)?.split('. ') ?? [];
    expect([limit.title, start, rest]).toEqual([limit.title, limit.said && `post: ${limit.said}`, []]);
    expect(advice).toMatch(limit.said === undefined ? /^$/ : /^[A-Z].{20,} \(“The quay”, id 7\)$/);
  }
});

test.each(knownLimits.map((limit) => [limit.title, limit] as const))(
  '%s',
  async (_, { html, has = [], hasNot = [] }) => {
    const { html: shown } = await shownOf({ content: html });
    for (const part of has) expect(shown).toContain(part);
    for (const part of hasNot) expect(shown).not.toContain(part);
  },
);
