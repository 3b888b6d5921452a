// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FileDiff } from '../../src/browser/publish/review/FileDiff.tsx';

afterEach(cleanup);

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}\n`).join('');
const open = (before: string | null, after: string | null) =>
  render(<FileDiff label="Lines" before={before} after={after} />);
const rows = () => [...screen.getByRole<HTMLTableElement>('table', { name: 'Lines' }).rows].slice(1);

describe('the lines of a file that differ', () => {
  it('are limited to 400 at first, and all are shown on request', () => {
    open(null, lines(402));
    expect(rows()).toHaveLength(400);
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 more lines' }));
    expect(rows()).toHaveLength(402);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('have no button if all are shown', () => {
    open(null, lines(400));
    expect(rows()).toHaveLength(400);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('have their numbers, a sign with a word, and a mark on the differing part', () => {
    open('{\n  "a": "old"\n}\n', '{\n  "a": "new"\n}\n');
    const cells = rows().map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['1', '1', '', '{'],
      ['2', '', '−removed', '  "a": "old"'],
      ['', '2', '+added', '  "a": "new"'],
      ['3', '3', '', '}'],
    ]);
    expect(document.querySelector('del')?.textContent).toBe('old');
    expect(document.querySelector('ins')?.textContent).toBe('new');
  });

  it('are none if the texts are equal', () => {
    open(lines(2), lines(2));
    expect(screen.getByText('The texts are equal.')).not.toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
