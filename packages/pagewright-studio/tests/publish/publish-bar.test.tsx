// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PublishBar } from '../../src/browser/publish/PublishBar.tsx';
import { editFile } from '../../src/browser/shell/studio-context.ts';
import { installDialogs } from '../fixtures/dialog-element.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

beforeAll(() => {
  installDialogs();
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = () => {};
});
afterEach(closeStudios);

/** The buttons in a window where a space was typed into some pages. */
function open(changed: readonly string[] = [], opened?: string) {
  const view = opened === undefined ? {} : { file: opened };
  const answers = { 'save-errors': { errors: [] }, save: { saved: changed } };
  const studio = new StudioInMemory({ view, answers });
  for (const file of changed)
    act(() => editFile(studio.studio, file, 'Type', [{ start: 0, end: 0, text: ' ' }]));
  studio.render(<PublishBar />);
  return studio;
}

const pressSave = () => fireEvent.keyDown(document, { key: 's', ctrlKey: true });
const item = (name: RegExp) => screen.getByRole('menuitem', { name, hidden: true });
const nothing = 'Everything is saved. There is nothing to save.';

describe('the keys that save', () => {
  it.each(['ctrlKey', 'metaKey'])(
    'open the dialog with %s, and not the dialog of the browser',
    (modifier) => {
      open(['home.json']);
      expect(fireEvent.keyDown(document, { key: 's', [modifier]: true })).toBe(false);
      expect(screen.getByRole('dialog', { name: 'Save changes' })).not.toBeNull();
    },
  );

  it.each([{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])(
    'do nothing with other modifiers: %o',
    (modifiers) => {
      open(['home.json']);
      expect(fireEvent.keyDown(document, { key: 's', ...modifiers })).toBe(true);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('work with the caps lock on', () => {
    open(['home.json']);
    fireEvent.keyDown(document, { key: 'S', ctrlKey: true });
    expect(screen.getByRole('dialog', { name: 'Save changes' })).not.toBeNull();
  });

  it('say that everything is saved if it is', () => {
    const studio = open();
    pressSave();
    expect(studio.announced).toEqual([nothing]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('do nothing while another dialog is open', () => {
    open(['home.json'], 'home.json');
    fireEvent.click(item(/^Discard all changes/));
    pressSave();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Discard all changes?' })).not.toBeNull();
  });
});

describe('the dialog that saves, in the window', () => {
  it('is closed when the files are saved, and says which', async () => {
    const studio = open(['home.json']);
    pressSave();
    const button = await screen.findByRole('button', { name: 'Save 1 file' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(studio.announced).toEqual(['Saved home.json.']);
  });

  it('stays if saving fails, and says why until it is closed', async () => {
    const studio = open(['home.json']);
    pressSave();
    const button = await screen.findByRole('button', { name: 'Save 1 file' });
    await waitFor(() => expect(screen.queryByText('Checking these files…')).toBeNull());
    vi.spyOn(studio.studio.server, 'call').mockResolvedValueOnce(
      Response.json({ error: 'The disk is full.' }, { status: 422 }),
    );
    fireEvent.click(button);
    await screen.findByText('The disk is full.');
    expect(studio.announced).toEqual([]);
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (close) fireEvent.click(close);
    expect(screen.queryByText(/The disk is full\./)).toBeNull();
  });

  it('gives way to a decision about a conflict, and comes back after it', async () => {
    const studio = open(['home.json']);
    await act(() => studio.changeOnDisk('home.json', studio.text('home.json').replace(/^ /, '\n')));
    pressSave();
    fireEvent.click(screen.getByRole('button', { name: 'Decide about home.json…' }));
    expect(screen.getByRole('dialog', { name: 'Two versions of home.json' })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog', { name: 'Save changes' })).not.toBeNull();
  });
});

describe('discarding all changes', () => {
  it('asks for a confirmation that names the files', () => {
    const studio = open(['home.json', 'policy.json']);
    const home = studio.text('home.json');
    fireEvent.click(item(/^Discard all changes/));
    expect(screen.getByText('2 files become as on disk. You can undo this.')).not.toBeNull();
    expect(screen.getByText('home.json, policy.json')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(studio.text('home.json')).toBe(home);
  });

  it('resets all files to the texts on disk, in one step that can be undone', async () => {
    const studio = open(['home.json', 'policy.json']);
    const typed = studio.text('policy.json');
    fireEvent.click(item(/^Discard all changes/));
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const file of ['home.json', 'policy.json'])
      expect(studio.text(file)).toBe(studio.state.disk.get(file)?.text);
    expect(studio.announced).toEqual(['Discarded. You can undo this.']);
    await studio.settle();
    await studio.undo();
    expect(studio.text('policy.json')).toBe(typed);
    expect(studio.text('home.json').startsWith(' ')).toBe(true);
  });

  it('is not offered without changes', () => {
    open();
    fireEvent.click(item(/^Discard all changes/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the history', () => {
  it('belongs to the open file', async () => {
    open([], 'policy.json');
    fireEvent.click(item(/^History/));
    expect(screen.getByRole('dialog', { name: 'History of policy.json' })).not.toBeNull();
  });

  it('is not offered while no file is open', () => {
    open();
    fireEvent.click(item(/^History/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('closing the window', () => {
  const canClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('needs a confirmation until the server has all changes', async () => {
    const studio = open();
    expect(canClose()).toBe(true);
    const { server } = studio.studio;
    const send = server.call.bind(server);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.spyOn(server, 'call').mockImplementationOnce(async (...request) => {
      await answered;
      return send(...request);
    });
    act(() => editFile(studio.studio, 'home.json', 'Type', [{ start: 0, end: 0, text: ' ' }]));
    expect(canClose()).toBe(false);
    answer();
    await studio.settle();
    expect(canClose()).toBe(true);
  });
});
