import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTwoFilesPatch } from 'diff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compact } from '../../../pagewright/src/json/compact.ts';
import { applyEdits, type TextEdit } from '../../../pagewright/src/json/text-edit.ts';
import { budget } from '../../../pagewright/tests/budget.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import {
  insertItem,
  moveItem,
  rawValue,
  removeValue,
  renameProperty,
  setValue,
  UneditableTextError,
} from '../../src/browser/edits/edit-config.ts';
import { newText } from '../../src/browser/edits/printed-json.ts';
import { samplePage, teaserPage } from '../fixtures/sample-page.ts';

const folder = path.join(museum, 'page-configs');
const configs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .concat(samplePage, teaserPage);
const home = readFileSync(path.join(folder, 'home.json'), 'utf8');

/** The lines that edits change, without the lines around them. */
function diff(text: string, edits: readonly TextEdit[]): string {
  return createTwoFilesPatch('', '', text, applyEdits(text, edits), '', '', { context: 0 })
    .split('\n')
    .slice(4)
    .filter((line) => line !== '')
    .join('\n');
}

const apply = (text: string, edits: readonly TextEdit[]) => applyEdits(text, edits);

describe('edits of a config change only the lines that a careful person would', () => {
  it('a text', () => {
    expect(
      diff(samplePage, setValue(samplePage, ['blocks', 0, 'props', 'title'], 'Fair play')),
    ).toMatchInlineSnapshot(`
      "@@ -12,1 +12,1 @@
      -        "title": "Diversity, equity and inclusion",
      +        "title": "Fair play","
    `);
  });

  it('a new property, in the order of the schema', () => {
    const edits = setValue(samplePage, ['blocks', 0, 'props', 'eyebrow2'], 'A', [
      'title',
      'eyebrow2',
      'lead',
    ]);
    expect(diff(samplePage, edits)).toMatchInlineSnapshot(`
      "@@ -12,0 +13,1 @@
      +        "eyebrow2": "A","
    `);
  });

  it('an optional property that is removed', () => {
    expect(diff(samplePage, removeValue(samplePage, ['blocks', 0, 'props', 'tone']))).toMatchInlineSnapshot(`
      "@@ -19,2 +19,1 @@
      -        "layout": "side",
      -        "tone": "sea"
      +        "layout": "side""
    `);
  });

  it('an item of a list that becomes hidden', () => {
    expect(diff(samplePage, setValue(samplePage, ['blocks', 1, 'hidden'], true))).toMatchInlineSnapshot(`
      "@@ -30,1 +30,2 @@
      -      }
      +      },
      +      "hidden": true"
    `);
  });

  it('a section that moves up', () => {
    const counters =
      '{\n  "blocks": [\n    { "type": "a" },\n    {\n      "type": "b"\n    },\n    { "type": "c" }\n  ]\n}\n';
    expect(diff(counters, moveItem(counters, ['blocks', 2], ['blocks'], 0))).toMatchInlineSnapshot(`
      "@@ -2,0 +3,1 @@
      +    { "type": "c" },
      @@ -6,2 +7,1 @@
      -    },
      -    { "type": "c" }
      +    }"
    `);
  });

  it('a section that moves to the end', () => {
    const patch = diff(home, moveItem(home, ['blocks', 2], ['blocks'], 6));
    const lines = patch.split('\n').filter((line) => /^[+-]/.test(line));
    // The section has 11 lines, and the section that was last before gets a comma.
    expect(lines.length).toBeLessThanOrEqual(2 * 11 + 2);
  });

  it('a section that moves into a slot', () => {
    const text =
      '{\n  "blocks": [\n    {\n      "type": "columns"\n    },\n    {\n      "type": "saying",\n      "props": { "text": "A" }\n    }\n  ]\n}\n';
    expect(
      apply(text, moveItem(text, ['blocks', 1], ['blocks', 0, 'slots', 'left'], 0)),
    ).toMatchInlineSnapshot(`
      "{
        "blocks": [
          {
            "type": "columns",
            "slots": {
              "left": [
                {
                  "type": "saying",
                  "props": { "text": "A" }
                }
              ]
            }
          }
        ]
      }
      "
    `);
  });

  it('Windows line breaks, tabs and a missing last line break stay', () => {
    const text = '{\r\n\t"blocks": [\r\n\t\t{ "type": "a" }\r\n\t]\r\n}';
    expect(apply(text, insertItem(text, ['blocks'], 1, { type: 'b', props: { title: 'B' } }))).toBe(
      '{\r\n\t"blocks": [\r\n\t\t{ "type": "a" },\r\n\t\t{\r\n\t\t\t"type": "b",\r\n\t\t\t"props": {\r\n\t\t\t\t"title": "B"\r\n\t\t\t}\r\n\t\t}\r\n\t]\r\n}',
    );
  });

  it('a file with a syntax error is not changed', () => {
    expect(() => setValue('{ "a": 1, "a": 2 }', ['a'], 3)).toThrow(UneditableTextError);
    expect(() => removeValue('{ "a": [1, 2 }', ['a', 0])).toThrow(UneditableTextError);
  });

  it('renames a property', () => {
    expect(apply('{ "a": 1 }', renameProperty('{ "a": 1 }', ['a'], 'b'))).toBe('{ "b": 1 }');
  });
});

type Plain = { [key: string]: Plain } | Plain[] | string | number | boolean | null;

const names = fc.constantFrom('a', 'b', 'title', 'props', '__proto__x', 'ä"\\');
const values = fc.letrec<{ value: Plain }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Plain>('text', 'a\nb', '\u2028', '', 0, -1.5, true, null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

/** The paths of all values below a value. */
function pathsIn(value: Plain): (string | number)[][] {
  if (value === null || typeof value !== 'object') return [[]];
  const entries = Array.isArray(value)
    ? value.map((each, index) => [index, each] as const)
    : Object.entries(value);
  return [[], ...entries.flatMap(([key, each]) => pathsIn(each).map((rest) => [key, ...rest]))];
}

function at(value: Plain, steps: readonly (string | number)[]): Plain {
  return steps.reduce<Plain>((each, step) => {
    if (Array.isArray(each)) return each[Number(step)] ?? null;
    return each !== null && typeof each === 'object' ? (each[String(step)] ?? null) : null;
  }, value);
}

const formats = fc.constantFrom(
  (value: Plain) => JSON.stringify(value),
  (value: Plain) => JSON.stringify(value, null, 2),
  (value: Plain) => JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n'),
  (value: Plain) => `${newText(value)}`,
  (value: Plain) => `{\n  "all": ${compact(value)}\n}\n`,
);

describe('any edit of any file', () => {
  it('gives the same value as the edit of the data, and keeps all other lines', () => {
    fc.assert(
      fc.property(
        values,
        formats,
        fc.nat(),
        fc.nat(),
        values,
        fc.nat(3),
        (value, format, first, second, added, kind) => {
          const text = format(value);
          const data: Plain = JSON.parse(text);
          const paths = pathsIn(data);
          const steps = paths[first % paths.length] ?? [];
          const last = steps.at(-1);
          const parent = at(data, steps.slice(0, -1));
          let edits: readonly TextEdit[] = [];
          if (kind === 0) {
            edits = setValue(text, steps, added);
            if (last === undefined) {
              expect(JSON.parse(apply(text, edits))).toEqual(added);
              return;
            }
            Object.assign(parent ?? {}, { [last]: added });
          } else if (kind === 1 && last !== undefined) {
            edits = removeValue(text, steps);
            if (Array.isArray(parent)) parent.splice(Number(last), 1);
            else if (parent !== null && typeof parent === 'object') delete parent[last];
          } else {
            const lists = paths.filter((each) => Array.isArray(at(data, each)));
            const list = lists[second % (lists.length || 1)];
            const items = list && at(data, list);
            if (!Array.isArray(items) || !list) return;
            if (kind === 2 || typeof last !== 'number' || !Array.isArray(parent)) {
              const index = first % (items.length + 1);
              edits = insertItem(text, list, index, added);
              items.splice(index, 0, added);
            } else {
              const isInside = steps.every((step, index) => list[index] === step);
              if (isInside) return;
              const [item = null] = parent.splice(last, 1);
              const index = first % (items.length + 1);
              items.splice(index, 0, item);
              edits = moveItem(text, steps, list, index);
            }
          }
          expect(JSON.parse(apply(text, edits))).toEqual(data);
        },
      ),
      budget(60, 5_000),
    );
  });

  it('leaves a formatted config formatted', () => {
    const edited = configs.flatMap((text) => {
      const data: Plain = JSON.parse(text);
      const lists = ['blocks', 'end'].filter((key) => Array.isArray(at(data, [key])));
      return lists.flatMap((key) => {
        const items = at(data, [key]);
        const count = Array.isArray(items) ? items.length : 0;
        if (count === 0) return [];
        return [
          moveItem(text, [key, count - 1], [key], 0),
          moveItem(text, [key, 0], [key], count - 1),
          // A section alone on its line stays there, and does not move next to the bracket of its list.
          ...(count === 2 && /^ +\{ "type"/m.test(text) ? [] : [removeValue(text, [key, count - 1])]),
          insertItem(text, [key], 0, {
            type: 'saying',
            props: { text: 'A', tags: ['a', 'b'], links: [{ href: '/' }] },
          }),
          insertItem(text, [key], count, rawValue(home, ['blocks', 0])),
          setValue(text, [key, 0, 'hidden'], true),
          setValue(text, [key, 0, 'props', 'image'], { src: '/a.avif', alt: '' }),
          setValue(
            text,
            [key, 0, 'props', 'note'],
            'Said in so many words that no line has enough room. '.repeat(2),
          ),
          setValue(text, [key, 0, 'slots'], { note: [{ type: 'saying', props: { text: 'A' } }] }),
        ].map((edits) => apply(text, edits));
      });
    });
    mkdirSync('.pagewright', { recursive: true });
    const scratch = mkdtempSync(path.join('.pagewright', 'edits-'));
    try {
      for (const [index, text] of edited.entries()) writeFileSync(path.join(scratch, `${index}.json`), text);
      const report = execFileSync(
        process.execPath,
        [
          'node_modules/@biomejs/biome/bin/biome',
          'format',
          '--vcs-enabled=false',
          '--colors=off',
          '--max-diagnostics=3',
          scratch,
        ],
        { encoding: 'utf8' },
      );
      expect(report).toContain(`Checked ${edited.length} files`);
      expect(report).toContain('No fixes applied');
    } finally {
      rmSync(scratch, { recursive: true });
    }
  });
});
