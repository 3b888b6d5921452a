import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { isArray, objectOf } from '../../../pagewright/src/json/json-value.ts';
import { createWorkspaceChecker } from '../../../pagewright/src/pipeline/site/checked-site.ts';
import { readEditorSite } from '../../../pagewright/src/pipeline/site/read-editor-site.ts';
import { readRegistries } from '../../../pagewright/src/pipeline/site/site-module.ts';
import { budget, someOf } from '../../../pagewright/tests/budget.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import type { Step } from '../../src/browser/drafts/draft-state.ts';
import { applyChanges, type Texts } from '../../src/browser/drafts/pending-steps.ts';
import type { Choice } from '../walks/walk-choice.ts';
import { walkedEdits } from '../walks/walked-edits.ts';
import { WalkingWindow } from '../walks/walking-window.ts';

/** The number of edits in each walk. */
const { numRuns: length } = budget(40, 1_000);

const seed = Number(process.env.WALK_SEED ?? 20_261_125);

const styles: Readonly<Record<string, (text: string) => string>> = {
  'as they are': (text) => text,
  'with carriage returns': (text) => text.replaceAll('\n', '\r\n'),
  'indented with tabs': (text) => JSON.stringify(JSON.parse(text), null, '\t'),
  'in one line': (text) => JSON.stringify(JSON.parse(text)),
};

const text = fc.oneof(
  fc.constantFrom(
    '',
    'Words',
    'Two\nlines',
    '"quoted" \\ and {{braces}}',
    '🙂 𝒳',
    '\u2028',
    '{',
    '/path#here',
  ),
  fc.string({ maxLength: 12 }),
);

const number = fc.nat(9_999);

const choice: fc.Arbitrary<Choice & { readonly event: number }> = fc.record({
  kind: number,
  file: number,
  part: number,
  place: number,
  text,
  event: fc.nat(99),
});

/** The parts of the texts that a step changes, without the commas, which an item gains or loses at the end of a list. */
function partsOf(texts: Texts, { changes }: Step, separator: string): readonly string[] {
  return [...changes.keys()]
    .flatMap((file) => (texts.get(file) ?? '').split(separator))
    .map((part) => part.trimEnd().replace(/,$/, ''))
    .filter((part) => part !== '')
    .toSorted();
}

const names = [...walkedEdits.keys()];

const sites: readonly (readonly [string, string])[] = [
  ['starter', 'packages/pagewright/starter'],
  ['museum', museum],
];

describe.each(someOf(sites, 1))('random edits of the %s', (_, root) => {
  const real = readEditorSite(root);
  const code = readRegistries(root);

  it.each(Object.entries(styles))('keep files whole, and can be undone: %s', (style, styled) => {
    const texts = new Map([...real.workspace.files].map(([file, each]) => [file, styled(each)]));
    // Files with a single line are compared by characters.
    const separator = style === 'in one line' ? '' : '\n';
    const done = new Map(names.map((name) => [name, 0]));
    const choices = fc.sample(fc.noBias(choice), { seed: seed + style.length, numRuns: length });
    const window = new WalkingWindow({ ...real, parsed: new Map() }, texts);
    const check = createWorkspaceChecker();
    const checked = (checker: typeof check, files: Texts) =>
      checker({ ...real.workspace, files, now: 1_800_000_000_000 }, code);

    const agrees = (what: string) => {
      expect(window.shown, what).toEqual(window.saved);
      for (const file of window.shown.keys())
        expect(() => JSON.parse(window.shown.get(file) ?? ''), `${what}: ${file}`).not.toThrow();
    };

    /** Each page without errors shows the blocks of its file that are not hidden, in their order. */
    const agreesWithPages = (what: string, isFresh: boolean) => {
      const { site } = window.project;
      const { pages, diagnostics } = checked(check, window.shown);
      if (isFresh)
        expect(diagnostics, what).toEqual(
          checked(createWorkspaceChecker(), new Map(window.shown)).diagnostics,
        );
      for (const page of pages) {
        const config = readConfig(site, page.file);
        // The pages of a list have different blocks.
        if (!config || config.value.paging !== undefined) continue;
        const lists = [config.value.blocks, config.value.end].flatMap((list) =>
          list !== undefined && isArray(list) ? list : [],
        );
        const written = lists
          .map(objectOf)
          .filter(({ hidden, type }) => hidden !== true && type !== undefined);
        const planned = page.blocks.filter(
          ({ slot, place }) => slot === undefined && place.file === page.file,
        );
        expect(
          planned.map(({ type }) => type),
          `${what}: ${page.file}`,
        ).toEqual(written.map(({ type }) => type));
      }
    };

    try {
      for (const [index, each] of choices.entries()) {
        const name = names[each.kind % names.length] ?? '';
        const what = `edit ${index}: ${name} ${JSON.stringify(each)}`;
        const before = window.project;
        const step = walkedEdits.get(name)?.(before, each);
        if (step) {
          done.set(name, (done.get(name) ?? 0) + 1);
          if (name === 'move' || name === 'move by a key') {
            const after = applyChanges(before.texts, step.changes);
            const isSameList = after.size === before.texts.size && name === 'move';
            if (isSameList)
              expect(partsOf(after, step, separator), what).toEqual(partsOf(before.texts, step, separator));
          }
          window.edit(step);
        }
        // In half of the cases, the server receives the edit later, after others have changed another file.
        const isLate = each.event % 2 === 0;
        const other = walkedEdits.get('type')?.(window.project, { ...each, file: each.file + 1 });
        if (isLate && step && other && [...other.changes.keys()].every((file) => !step.changes.has(file)))
          window.editElsewhere(other);
        if (each.event < 8) window.restart(each.event < 4);
        else if (each.event < 30) {
          window.request({ is: 'undo' });
          if (each.event < 20) window.request({ is: 'redo' });
        }
        window.settle();
        agrees(what);
        if (index % 8 === 0) agreesWithPages(what, index % 64 === 0);
      }
      for (let left = window.undoable; left > 0; left -= 1) {
        window.request({ is: 'undo' });
        window.settle();
      }
      expect(window.shown).toEqual(texts);
      for (let left = window.redoable; left > 0; left -= 1) {
        window.request({ is: 'redo' });
        window.settle();
      }
      agrees('all again');
    } finally {
      window.close();
    }
    if (process.env.WALK_COUNTS) console.log([...done].map(([name, count]) => `${name} ${count}`).join(', '));
  });
});
