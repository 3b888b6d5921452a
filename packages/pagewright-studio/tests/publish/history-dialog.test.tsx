// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HistoryDialog } from '../../src/browser/publish/history/HistoryDialog.tsx';
import { versionDate } from '../../src/browser/publish/history/version-date.ts';
import { installDialogs } from '../fixtures/dialog-element.ts';
import { samplePage } from '../fixtures/sample-page.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

beforeAll(installDialogs);
afterEach(closeStudios);

const file = 'policy.json';
const dates = ['2026-11-03T14:05:00Z', '2026-10-01T09:00:00Z'];
const versions = ['Newest', 'Oldest'].map((subject, index) => ({
  commit: `${index}`.repeat(40),
  date: dates[index] ?? '',
  author: 'Ada',
  subject,
}));

/** The history of the sample page. @param then the text of the page at each selected commit; null if it did not exist */
function open(then: string | null, listed: readonly object[] = versions) {
  const studio = new StudioInMemory({
    files: { [file]: samplePage },
    answers: { history: { versions: listed }, version: { text: then } },
  });
  const onClose = vi.fn();
  studio.render(<HistoryDialog file={file} onClose={onClose} />);
  return { studio, onClose };
}

const restore = () => screen.getByRole('button', { name: 'Restore this version' });
const isEnabled = () => restore().getAttribute('aria-disabled') !== 'true';
const old = samplePage.replace('Hiring', 'Old heading');

describe('the history of a file', () => {
  it('is read first, and lists the commits with their authors, the newest one selected', async () => {
    open(old);
    expect(screen.getByText('Reading the history…')).not.toBeNull();
    expect(isEnabled()).toBe(false);
    const newest = await screen.findByRole('button', { name: /^Newest/ });
    expect(newest.textContent).toBe(`NewestAda, ${versionDate(dates[0] ?? '')}`);
    expect(newest.getAttribute('aria-current')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: /^Oldest/ }));
    expect(newest.getAttribute('aria-current')).toBeNull();
    expect(screen.getByRole('button', { name: /^Oldest/ }).getAttribute('aria-current')).toBe('true');
  });

  it('gives a version back in a step that can be undone, says so, and closes', async () => {
    const { studio, onClose } = open(old);
    await screen.findByText('Old heading', { exact: false });
    fireEvent.click(restore());
    expect(studio.text(file)).toBe(old);
    expect(studio.announced).toEqual([
      `Restored the version of ${versionDate(dates[0] ?? '')}. Nothing is saved yet; you can undo this.`,
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
    await studio.undo();
    expect(studio.text(file)).toBe(samplePage);
  });

  it('restores nothing if the page has not changed since', async () => {
    const { studio, onClose } = open(samplePage);
    await screen.findByText('The page is as in this version.');
    expect(isEnabled()).toBe(false);
    fireEvent.click(restore());
    expect(studio.announced).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('cannot restore a version in which the file did not exist', async () => {
    const { studio } = open(null);
    await screen.findByText('The file did not exist in this version.');
    expect(screen.queryByText('The page is as in this version.')).toBeNull();
    expect(isEnabled()).toBe(false);
    fireEvent.click(restore());
    expect(studio.text(file)).toBe(samplePage);
  });

  it('is empty for a file that was never committed', async () => {
    open(null, []);
    await screen.findByText('This file was never committed, so it has no history yet.');
    expect(screen.queryByText('Reading the history…')).toBeNull();
  });
});

describe('a history that cannot be read', () => {
  it('says why', async () => {
    const studio = new StudioInMemory({ files: { [file]: samplePage } });
    vi.spyOn(studio.studio.server, 'call').mockResolvedValue(
      Response.json({ error: 'There is no git.' }, { status: 422 }),
    );
    studio.render(<HistoryDialog file={file} onClose={() => {}} />);
    await screen.findByText('There is no git.');
    expect(screen.queryByText(/^This file was never committed/)).toBeNull();
    expect(isEnabled()).toBe(false);
  });
});

describe('the date of a version', () => {
  it('is shown unchanged if it is not a date', () => {
    expect(versionDate('some day')).toBe('some day');
  });

  it('is in words', () => {
    expect(versionDate('2026-11-03T12:05:00')).toBe('3 November 2026 at 12:05');
  });
});
