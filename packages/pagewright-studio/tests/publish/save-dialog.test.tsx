// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Diagnostic } from '../../../pagewright/src/check/diagnostics/diagnostic.ts';
import { SaveDialog } from '../../src/browser/publish/save/SaveDialog.tsx';
import { editFile } from '../../src/browser/shell/studio-context.ts';
import { installDialogs } from '../fixtures/dialog-element.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

beforeAll(installDialogs);
afterEach(closeStudios);

const file = (name: string) => `${name}.json`;

interface Situation {
  readonly isSaving?: boolean;
  readonly failure?: string;
  /** The text that is typed at the start of each file; a space by default. */
  readonly typed?: string;
  /** The name of the file that the window shows. */
  readonly viewed?: string;
}

/** The dialog for pages whose texts differ from the texts on disk. */
async function open(
  changed: readonly string[],
  { isSaving = false, failure, typed = ' ', viewed }: Situation = {},
) {
  const errors: Diagnostic[] = [];
  const view = viewed === undefined ? {} : { file: file(viewed) };
  const studio = new StudioInMemory({ view, answers: { 'save-errors': { errors } } });
  for (const name of changed)
    act(() => editFile(studio.studio, file(name), 'Type', [{ start: 0, end: 0, text: typed }]));
  await studio.check();
  errors.push(...studio.state.diagnostics.filter(({ severity }) => severity === 'error'));
  const [onSave, onDecide, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  studio.render(
    <SaveDialog
      isSaving={isSaving}
      failure={failure}
      onSave={onSave}
      onShow={() => {}}
      onDecide={onDecide}
      onClose={onClose}
    />,
  );
  return { studio, onSave, onDecide, onClose };
}

const saveButton = (name: string) => screen.findByRole('button', { name });
const include = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Include ${file(name)}` });
const isEnabled = (button: HTMLElement) => button.getAttribute('aria-disabled') !== 'true';
const whenChecked = async (button: HTMLElement) => await waitFor(() => expect(isEnabled(button)).toBe(true));

describe('the dialog that saves', () => {
  it('saves each changed file, by its button, which has the focus, and by Ctrl Enter', async () => {
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

  it('saves only the chosen files, and nothing if none is chosen', async () => {
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

  it('requires no choice while a file is chosen', async () => {
    await open(['home', 'policy']);
    await whenChecked(await saveButton('Save 2 files'));
    await waitFor(() => expect(screen.queryByText('Checking these files…')).toBeNull());
    expect(screen.queryByText('Choose at least one file.')).toBeNull();
  });

  it('shows the changes of the open file first, and of the others when they are pressed', async () => {
    await open(['home', 'policy'], { viewed: 'policy' });
    expect(screen.getByRole('region', { name: 'Changes of policy.json' })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /home\.json$/ }));
    expect(screen.getByRole('region', { name: 'Changes of home.json' })).not.toBeNull();
  });

  it('shows the changes of the first file if the open one has none', async () => {
    await open(['home', 'policy'], { viewed: 'visit' });
    expect(screen.getByRole('region', { name: 'Changes of home.json' })).not.toBeNull();
  });

  it('discards the changes of the file that is shown, and of no other', async () => {
    const { studio } = await open(['home', 'policy'], { viewed: 'policy' });
    const [home, policy] = ['home.json', 'policy.json'].map((name) => studio.text(name));
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes of policy.json' }));
    expect(studio.text('policy.json')).toBe(policy?.slice(1));
    expect(studio.text('home.json')).toBe(home);
    expect(studio.announced).toEqual(['Discarded. You can undo this.']);
    await saveButton('Save 1 file');
    await studio.undo();
    expect(studio.text('policy.json')).toBe(policy);
  });

  it('saves no file that was changed on disk at the same place, until somebody decides or leaves it out', async () => {
    const { studio, onSave, onDecide } = await open(['home', 'policy']);
    const onDisk = studio.text('policy.json').replace(/^ /, '\n');
    await act(() => studio.changeOnDisk('policy.json', onDisk));
    fireEvent.click(screen.getByRole('button', { name: 'Decide about policy.json…' }));
    expect(onDecide.mock.calls).toEqual([['policy.json']]);
    await waitFor(() => expect(screen.queryByText('Checking these files…')).toBeNull());
    fireEvent.click(await saveButton('Save 2 files'));
    expect(onSave).not.toHaveBeenCalled();
    fireEvent.click(include('policy'));
    expect(screen.queryByRole('button', { name: /^Decide/ })).toBeNull();
    const button = await saveButton('Save 1 file');
    await whenChecked(button);
    fireEvent.click(button);
    expect(onSave.mock.calls).toEqual([[['home.json']]]);
  });

  it('has nothing to save if nothing has changed', async () => {
    const { onClose } = await open([]);
    expect(screen.getByText('Everything is saved. There is nothing to save.')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    await waitFor(() => expect(screen.queryByText('Checking these files…')).toBeNull());
    expect(screen.queryByText('Choose at least one file.')).toBeNull();
    fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (close) fireEvent.click(close);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
