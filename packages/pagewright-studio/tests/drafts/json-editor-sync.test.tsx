// @vitest-environment jsdom
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { changeOf } from '../../src/browser/drafts/file-change.ts';
import { setValue } from '../../src/browser/edits/edit-config.ts';
import { StudioText } from '../../src/browser/json/studio-text.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

afterEach(closeStudios);

const file = 'home.json';

/** An editor of a file, and the studio with which it is kept in sync. */
function opened(text?: string) {
  const studio = new StudioInMemory({
    view: { file },
    ...(text === undefined ? {} : { files: { [file]: text } }),
  });
  const sync = new StudioText(file, studio.text(file), () => studio.studio);
  const view = new EditorView({
    doc: studio.text(file),
    extensions: [EditorState.lineSeparator.of('\n'), sync.send],
  });
  const pull = () => {
    const transaction = sync.pull(studio.store);
    if (transaction) view.dispatch(transaction);
  };
  studio.store.subscribe(pull);
  const type = (at: number, insert: string, userEvent = 'input.type') =>
    act(() =>
      view.dispatch({ changes: { from: at, insert }, selection: { anchor: at + insert.length }, userEvent }),
    );
  return { studio, view, type, shown: () => view.state.sliceDoc() };
}

describe('the text of the editor and the text of the studio', () => {
  it('are the same after each character that is typed', async () => {
    const { studio, view, type, shown } = opened();
    const at = studio.text(file).indexOf('Ships');
    for (const [index, letter] of [...'New '].entries()) type(at + index, letter);
    expect(studio.text(file)).toContain('"title": "New Ships');
    expect(shown()).toBe(studio.text(file));
    await studio.settle();
    expect(shown()).toBe(studio.text(file));
    expect(view.state.selection.main.head).toBe(at + 4);
  });

  it('are the same after undo, which removes a whole run of typing', async () => {
    const { studio, type, shown } = opened();
    const before = studio.text(file);
    const at = before.indexOf('Ships');
    for (const [index, letter] of [...'New '].entries()) type(at + index, letter);
    type(0, ' ');
    await studio.settle();
    await studio.undo();
    expect(shown()).toBe(before.replace('Ships', 'New Ships'));
    await studio.undo();
    expect(shown()).toBe(before);
    expect(studio.text(file)).toBe(before);
  });

  it('are the same after a change of a form, and the cursor stays', () => {
    const { studio, view, shown } = opened();
    const place = studio.text(file).indexOf('"blocks"');
    view.dispatch({ selection: { anchor: place } });
    const edits = setValue(studio.text(file), ['head', 'title'], 'A longer title than before');
    act(() => {
      studio.store.edit({
        label: 'Change title',
        changes: new Map([[file, changeOf(studio.text(file), edits)]]),
      });
    });
    expect(shown()).toBe(studio.text(file));
    expect(shown().slice(view.state.selection.main.head)).toMatch(/^"blocks"/);
  });

  it('have one step for a change of a form, which is not sent back', async () => {
    const { studio, shown } = opened();
    const text = studio.text(file);
    const at = text.indexOf('Ships');
    const change = changeOf(text, [{ start: at, end: at + 5, text: 'Boats' }]);
    act(() => studio.store.edit({ label: 'Change title', changes: new Map([[file, change]]) }));
    await studio.settle();
    expect(studio.state.history.undo).toBe('Change title');
    expect(shown()).toBe(studio.text(file));
  });

  it('are the same when another window types at the same time', async () => {
    const { studio, type, shown } = opened();
    const text = studio.text(file);
    const at = text.indexOf('Ships');
    type(at, 'New ');
    const elsewhere = studio.editElsewhere(file, [{ start: 0, end: 0, text: ' ' }]);
    type(at + 4, 'and ');
    await elsewhere;
    await studio.settle();
    expect(shown()).toBe(studio.text(file));
    expect(studio.text(file)).toContain('"New and Ships');
    expect(studio.text(file)).toMatch(/^ \{/);
  });

  it('keep carriage returns', () => {
    const { studio, type, shown } = opened('{\r\n  "route": "/"\r\n}\r\n');
    type(3, '  ');
    expect(studio.text(file)).toBe('{\r\n    "route": "/"\r\n}\r\n');
    expect(shown()).toBe(studio.text(file));
  });
});
