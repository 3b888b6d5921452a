import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { areEqual, isArray, isJson, isObject, type Json } from '../../../pagewright/src/json/json-value.ts';
import { budget } from '../../../pagewright/tests/budget.ts';
import { applyChanges } from '../../src/browser/drafts/pending-steps.ts';
import { plainSentence } from '../../src/browser/publish/changes/change-sentences.ts';
import { fileChanges } from '../../src/browser/publish/changes/file-changes.ts';
import { proposedMessage } from '../../src/browser/publish/propose/commit-message.ts';
import type { ChangedFile } from '../../src/browser/publish/unsaved-files.ts';
import { projectTexts } from '../fixtures/project-texts.ts';
import { siteWith } from '../fixtures/section-site.ts';
import { chosen } from '../walks/walk-choice.ts';
import { walkedEdits } from '../walks/walked-edits.ts';

vi.setConfig({ testTimeout: 60_000 });

const site = siteWith();
const names = { site, contentName: 'WordPress' };

/** All texts about a change: sentences, instructions and the message of a commit. */
function wordsFor(change: ChangedFile) {
  const found = fileChanges(change, names);
  return {
    sentences: found.sentences().map(plainSentence),
    instructions: found.instructions(),
    message: proposedMessage([change, change], names),
  };
}

function expectWords(change: ChangedFile): void {
  const { sentences, instructions, message } = wordsFor(change);
  expect(sentences.length).toBeGreaterThan(0);
  expect(instructions.length).toBeGreaterThan(0);
  for (const each of [...sentences, ...instructions]) {
    expect(each.trim()).not.toBe('');
    expect(each).not.toMatch(/\n|undefined|\[object/);
    expect(each.length).toBeLessThan(700);
  }
  expect(message.split('\n')[0]?.length).toBeLessThanOrEqual(72);
}

const types = [...site.workspace.schemas.blocks.keys(), 'unknown', 'constructor'];
const word = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'Words',
    '{exhibition.title}',
    '{site.name} and more',
    '{',
    '🙂',
    '/a.avif',
    '<b>x</b>',
  ),
  fc.string({ maxLength: 6 }),
);
const key = fc.oneof(
  fc.constantFrom(
    ...[
      'title',
      'heading',
      'image',
      'src',
      'alt',
      'links',
      'label',
      'href',
      'layout',
      'each',
      'show',
      'from',
    ],
    ...[
      'default',
      'hidden',
      'only',
      'when',
      'showFrom',
      'id',
      '$comment',
      'constructor',
      '__proto__',
      'cards',
    ],
  ),
  fc.string({ maxLength: 4 }),
);
const { value } = fc.letrec<{ readonly value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    word,
    fc.constantFrom(null, true, false, 0, 2.5),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
}));
const { block } = fc.letrec<{ readonly block: Json }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    fc.record(
      {
        type: fc.constantFrom(...types),
        props: fc.dictionary(key, value, { maxKeys: 4 }),
        hidden: fc.boolean(),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({ section: fc.constantFrom('opening-hours', 'x'), with: value }),
    value,
    fc.record({
      type: fc.constant('columns'),
      slots: fc.dictionary(fc.constantFrom('left', 'right'), fc.array(tie('block'), { maxLength: 3 })),
    }),
  ),
}));
const config = fc.record(
  {
    route: fc.oneof(word, fc.array(word, { maxLength: 2 })),
    head: fc.dictionary(key, value, { maxKeys: 3 }),
    data: fc.dictionary(key, value, { maxKeys: 3 }),
    blocks: fc.oneof(fc.array(block, { maxLength: 6 }), value),
    end: fc.array(block, { maxLength: 3 }),
    params: value,
  },
  { requiredKeys: [] },
);
const file = fc.constantFrom(
  'home.json',
  '_site.json',
  '_redirects.json',
  '_sections/opening-hours.json',
  '_x.json',
);

/** A value after a random edit at a random place: another value, or a list in which an item was moved, added or removed. */
function edited(before: Json, numbers: readonly number[], other: Json): Json {
  const [number = 0, ...rest] = numbers;
  if (isArray(before) && before.length > 0) {
    const at = number % before.length;
    const item = before[at] ?? null;
    const others = before.filter((_, index) => index !== at);
    const kind = rest.length === 0 ? number % 3 : 3;
    if (kind === 0) return others;
    if (kind === 1) return [...others, item];
    if (kind === 2) return before.toSpliced(at, 0, other);
    return before.with(at, edited(item, rest, other));
  }
  if (!isObject(before) || Object.keys(before).length === 0 || rest.length === 0) return other;
  const entries = Object.entries(before);
  const [name = ''] = entries[number % entries.length] ?? [];
  return Object.fromEntries(
    entries.map(([each, inner]) => [each, each === name ? edited(inner, rest, other) : inner]),
  );
}

/** The value as in a file: JSON has no negative zero. */
const parsed = (text: string): Json => {
  const read: unknown = JSON.parse(text);
  return isJson(read) ? read : null;
};

describe('whatever is changed', () => {
  it('two different configs have at least one sentence, and equal configs have none', () => {
    fc.assert(
      fc.property(config, config, file, (one, other, name) => {
        const [before, after] = [JSON.stringify(one), JSON.stringify(other, null, 1)];
        expectWords({ file: name, before, after });
        expect(wordsFor({ file: name, before, after: before }).sentences).toEqual([]);
        const isFormat = wordsFor({ file: name, before, after }).sentences[0]?.startsWith(
          'Only the formatting',
        );
        expect(isFormat).toBe(areEqual(parsed(before), parsed(after)));
      }),
      budget(10, 500),
    );
  });

  it('an edit anywhere in a config has a sentence', () => {
    fc.assert(
      fc.property(
        config,
        fc.array(fc.nat(50), { minLength: 1, maxLength: 6 }),
        value,
        file,
        (one, path, other, name) => {
          const [before, after] = [one, edited(one, path, other)].map((each) => JSON.stringify(each));
          fc.pre(before !== after);
          expectWords({ file: name, before: before ?? '', after: after ?? '' });
        },
      ),
      budget(10, 500),
    );
  });

  it('each edit of the studio has a sentence in each file that it changes', () => {
    const edits = [...walkedEdits.values()];
    const number = fc.nat(9_999);
    const choice = fc.record({ kind: number, file: number, part: number, place: number, text: word });
    fc.assert(
      fc.property(fc.array(choice, { minLength: 10, maxLength: 10 }), (choices) => {
        let project = projectTexts();
        for (const each of choices) {
          const step = chosen(edits, each.kind)?.(project, each);
          if (!step) continue;
          const texts = applyChanges(project.texts, step.changes);
          for (const name of step.changes.keys()) {
            const [before, after] = [project.texts.get(name) ?? null, texts.get(name) ?? null];
            if (before !== after) expectWords({ file: name, before, after });
          }
          const { workspace } = project.site;
          project = {
            ...project,
            texts,
            site: { ...project.site, workspace: { ...workspace, files: texts } },
          };
        }
      }),
      budget(3, 50),
    );
  });
});
