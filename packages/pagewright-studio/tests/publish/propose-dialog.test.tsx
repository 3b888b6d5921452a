// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProposeDialog } from '../../src/browser/publish/propose/ProposeDialog.tsx';
import { editFile } from '../../src/browser/shell/studio-context.ts';
import { installDialogs, whenFormListens } from '../fixtures/dialog-element.ts';
import { samplePage } from '../fixtures/sample-page.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

beforeAll(installDialogs);
afterEach(closeStudios);

const file = 'policy.json';
const mine = samplePage.replace('"Hiring"', '"Our hiring"');
const made = { branch: 'our-branch', commit: '0123456789abcdef', pushed: false };

interface Situation {
  /** The text at the last commit. By default, a text with another heading. */
  readonly committed?: string;
  readonly plan?: object;
  readonly made?: object;
  readonly errors?: readonly object[];
}

/** The dialog over a page with another heading than at the last commit. */
function open({ committed = samplePage, plan, made: answer, errors = [] }: Situation = {}) {
  const studio = new StudioInMemory({
    files: { [file]: samplePage },
    answers: {
      proposal: { changes: [[file, committed]], images: [], hasOrigin: false, hasPreview: false, ...plan },
      'propose-errors': { errors },
      propose: { ...made, ...answer },
    },
  });
  act(() => editFile(studio.studio, file, 'Type', [{ start: 0, end: samplePage.length, text: mine }]));
  const call = vi.spyOn(studio.studio.server, 'call');
  const onClose = vi.fn();
  studio.render(<ProposeDialog onShow={() => {}} onClose={onClose} />);
  const proposed = () => call.mock.calls.filter(([name]) => name === 'propose').map(([, body]) => body);
  return { studio, onClose, call, proposed };
}

async function message(): Promise<HTMLTextAreaElement> {
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
  await whenFormListens(screen.getByRole('dialog'));
  return field;
}
const branch = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Branch' });
const button = () => screen.getByRole('button', { name: 'Propose' });
const whenChecked = () => waitFor(() => expect(screen.queryByText('Checking these files…')).toBeNull());

describe('the dialog that proposes', () => {
  it('compares with the last commit first', async () => {
    open();
    expect(screen.getByText('Comparing with the last commit…')).not.toBeNull();
    await message();
    expect(screen.queryByText('Comparing with the last commit…')).toBeNull();
  });

  it('has nothing to propose if nothing differs', async () => {
    open({ committed: mine });
    await screen.findByText('Nothing differs from the last commit, so there is nothing to propose.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('has the focus in the message, which describes the changes, and names the branch after it', async () => {
    open();
    const text = await message();
    expect(document.activeElement).toBe(text);
    expect(text.value).toContain('change the heading of Passage');
    const proposed = branch().value;
    expect(proposed).toContain('change-the-heading-of-passage');
    fireEvent.change(text, { target: { value: 'New Words\n\nAnd why' } });
    expect(branch().value).toBe('new-words');
    fireEvent.change(branch(), { target: { value: 'My Own' } });
    fireEvent.blur(branch());
    expect(branch().value).toBe('my-own');
    fireEvent.change(text, { target: { value: 'Others' } });
    expect(branch().value).toBe('my-own');
  });

  it('proposes the chosen files with the message and the branch', async () => {
    const { proposed } = open();
    fireEvent.change(await message(), { target: { value: 'New words' } });
    await whenChecked();
    fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
    await screen.findByText('The branch our-branch has your changes.');
    expect(proposed()).toEqual([
      { files: [[file, mine]], message: 'New words', branch: 'new-words', push: false },
    ]);
  });

  it('loses no click while the files are checked, because the server checks the proposal', async () => {
    const { proposed } = open();
    await message();
    expect(screen.getByText('Checking these files…')).not.toBeNull();
    fireEvent.click(button());
    await screen.findByText('The branch our-branch has your changes.');
    expect(proposed()).toHaveLength(1);
  });

  it('proposes nothing without a message, and says so', async () => {
    const { proposed } = open();
    await message();
    const missing = 'Write a message that says what you changed.';
    expect(screen.queryByText(missing)).toBeNull();
    fireEvent.change(await message(), { target: { value: ' ' } });
    expect(screen.getByText(missing)).not.toBeNull();
    await whenChecked();
    fireEvent.click(button());
    expect(proposed()).toEqual([]);
  });

  it('proposes nothing without a file, and says so', async () => {
    const { proposed } = open();
    await message();
    fireEvent.click(screen.getByRole('checkbox', { name: `Include ${file}` }));
    await screen.findByText('Choose at least one file.');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button());
    expect(proposed()).toEqual([]);
  });

  it('says why it failed, and keeps the written message', async () => {
    const { call } = open();
    fireEvent.change(await message(), { target: { value: 'New words' } });
    await whenChecked();
    call.mockResolvedValueOnce(Response.json({ error: 'There is such a branch.' }, { status: 422 }));
    fireEvent.click(button());
    await screen.findByText('There is such a branch.');
    expect((await message()).value).toBe('New words');
  });

  it('pushes by default if there is an origin, and describes the next step only where there are previews', async () => {
    const { proposed } = open({ plan: { hasOrigin: true } });
    await message();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Send the branch/ }).checked).toBe(true);
    expect(screen.queryByText(/a preview of the site is built/)).toBeNull();
    await whenChecked();
    fireEvent.click(button());
    await waitFor(() => expect(proposed()).toMatchObject([{ push: true }]));
    closeStudios();
    open({ plan: { hasOrigin: true, hasPreview: true } });
    await message();
    expect(screen.getByText(/a preview of the site is built/)).not.toBeNull();
    closeStudios();
    open();
    await message();
    expect(screen.queryByRole('checkbox', { name: /^Send the branch/ })).toBeNull();
  });

  it('names the new images that the pages show, and no others', async () => {
    open({ plan: { images: ['/pictures/gulls.avif', '/pictures/other.avif'] } });
    await screen.findByText('New images that these pages show go along: /pictures/gulls.avif');
  });

  it.each(['z', 'Y'])('leaves undo with Ctrl %s to its fields', async (key) => {
    open();
    const text = await message();
    const outside = vi.fn();
    document.addEventListener('keydown', outside);
    fireEvent.keyDown(text, { key, ctrlKey: true });
    expect(outside).not.toHaveBeenCalled();
    fireEvent.keyDown(text, { key });
    expect(outside).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', outside);
  });
});

describe('a proposal that was made', () => {
  async function propose(answer: object) {
    const opened = open({ made: answer });
    await message();
    await whenChecked();
    fireEvent.click(button());
    await screen.findByText('The branch our-branch has your changes.');
    return opened;
  }
  const onComputer = 'The branch is on this computer. Push it when others should see it.';
  const finish = () => fireEvent.click(screen.getByRole('button', { name: 'Done' }));

  it('says that it is only on this computer, with the start of the name of its commit', async () => {
    const { studio, onClose } = await propose({});
    expect(screen.getByText(onComputer)).not.toBeNull();
    expect(screen.getByText('0123456789')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    finish();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(studio.text(file)).toBe(mine);
  });

  it('links to its pages if it was sent', async () => {
    await propose({ pushed: true, remote: 'https://git.example/b', preview: 'https://preview.example/' });
    expect(screen.queryByText(onComputer)).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://preview.example/',
      'https://git.example/b',
    ]);
  });

  it('says why it could not be sent', async () => {
    await propose({ pushProblem: 'No network.' });
    expect(
      screen.getByText('The branch is on this computer, but could not be sent. No network.'),
    ).not.toBeNull();
    expect(screen.queryByText(onComputer)).toBeNull();
  });

  it('takes the changes out of the drafts if that is chosen, in a step that can be undone', async () => {
    const { studio } = await propose({});
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: 'Keep the changes here as drafts' }).checked,
    ).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Take them out of the drafts' }));
    finish();
    expect(studio.text(file)).toBe(samplePage);
    await studio.undo();
    expect(studio.text(file)).toBe(mine);
  });

  it('says whether the whole name of its commit was copied', async () => {
    const { studio } = await propose({});
    const copy = () => fireEvent.click(screen.getByRole('button', { name: 'Copy Commit' }));
    const writeText = vi
      .fn()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new Error('Not allowed'));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    copy();
    await waitFor(() => expect(studio.announced).toEqual(['Copied.']));
    copy();
    await waitFor(() =>
      expect(studio.announced[1]).toBe('The browser does not allow copying. Select the text and copy it.'),
    );
    vi.unstubAllGlobals();
    expect(writeText.mock.calls[0]).toEqual([made.commit]);
  });
});
