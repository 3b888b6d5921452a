// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Diagnostic } from '../../src/check/messages/diagnostic.ts';
import { SaveDialog } from '../../src/studio/handover/save/SaveDialog.tsx';
import { editFile } from '../../src/studio/shell/studio-context.ts';
import { installDialogs } from './dialog-element.ts';
import { closeStudios, StudioInMemory } from './studio-in-memory.tsx';

beforeAll(installDialogs);
afterEach(closeStudios);

const file = (name: string) => `${name}.json`;

interface Situation {
  readonly isSaving?: boolean;
  readonly failure?: string;
  /** What is typed at the start of each file; a space by default. */
  readonly typed?: string;
}

/** The dialog over pages that differ from those on disk in what was typed. */
async function open(changed: readonly string[], { isSaving = false, failure, typed = ' ' }: Situation = {}) {
  const errors: Diagnostic[] = [];
  const studio = new StudioInMemory({ answers: { 'save-errors': { errors } } });
  for (const name of changed)
    act(() => editFile(studio.studio, file(name), 'Type', [{ start: 0, end: 0, text: typed }]));
  await studio.check();
  errors.push(...studio.state.diagnostics.filter(({ severity }) => severity === 'error'));
  const [onSave, onClose] = [vi.fn(), vi.fn()];
  studio.render(
    <SaveDialog
      isSaving={isSaving}
      failure={failure}
      onSave={onSave}
      onShow={() => {}}
      onDecide={() => {}}
      onClose={onClose}
    />,
  );
  return { onSave, onClose };
}

const saveButton = (name: string) => screen.findByRole('button', { name });
const include = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Include ${file(name)}` });
const isEnabled = (button: HTMLElement) => button.getAttribute('aria-disabled') !== 'true';
const whenChecked = async (button: HTMLElement) => await waitFor(() => expect(isEnabled(button)).toBe(true));

describe('the dialog that saves', () => {
  it('saves each changed file, by its button and by Ctrl Enter, which has the focus', async () => {
    const { onSave, onClose } = await open(['home', 'policy']);
    const button = await saveButton('Save 2 files');
    expect(document.activeElement).toBe(button);
    await whenChecked(button);
    fireEvent.click(button);
    expect(onSave.mock.calls).toEqual([[['home.json', 'policy.json']]]);
    fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
    expect(onSave).toHaveBeenCalledTimes(2);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('saves only the files that are chosen, and none if none is', async () => {
    const { onSave } = await open(['home', 'policy']);
    fireEvent.click(include('home'));
    const button = await saveButton('Save 1 file');
    await whenChecked(button);
    fireEvent.click(button);
    expect(onSave.mock.calls).toEqual([[['policy.json']]]);
    fireEvent.click(include('policy'));
    const none = await saveButton('Save 0 files');
    expect(isEnabled(none)).toBe(false);
    fireEvent.click(none);
    expect(onSave).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByText('Choose at least one file.')).not.toBeNull());
    fireEvent.click(include('home'));
    await whenChecked(await saveButton('Save 1 file'));
  });

  it('saves nothing that has an error, and says so', async () => {
    const { onSave } = await open(['home'], { typed: ',' });
    await screen.findByText('An error keeps these files from being saved.');
    await waitFor(() => expect(screen.queryByText('Checking these files…')).toBeNull());
    const button = await saveButton('Save 1 file');
    expect(isEnabled(button)).toBe(false);
    fireEvent.click(button);
    fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
    expect(onSave).not.toHaveBeenCalled();
  });

  it('saves once: it says that it saves, and waits', async () => {
    const { onSave } = await open(['home'], { isSaving: true });
    expect(screen.getByText('Saving…')).not.toBeNull();
    const button = await saveButton('Save 1 file');
    expect(isEnabled(button)).toBe(false);
    fireEvent.click(button);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('says why the last attempt failed', async () => {
    await open(['home'], { failure: 'The disk is full.' });
    expect(screen.getByText('The disk is full.')).not.toBeNull();
  });

  it('has nothing to save if nothing has changed', async () => {
    const { onClose } = await open([]);
    expect(screen.getByText('Everything is saved. There is nothing to save.')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (close) fireEvent.click(close);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
