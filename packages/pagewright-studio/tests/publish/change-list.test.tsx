// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChangeList } from '../../src/browser/publish/changes/ChangeList.tsx';

afterEach(cleanup);

/** A list of changes with numbers. */
function open(count: number) {
  const all = Array.from({ length: count }, (_, at) => ({ text: `Change ${at + 1}` }));
  render(<ChangeList count={count} sentences={(most) => all.slice(0, most)} />);
}

const shown = () => screen.getAllByRole('listitem');
const more = () => screen.queryByRole('button');

describe('a list of changes', () => {
  it('shows the first twelve, and on request the others below them', () => {
    open(16);
    expect(shown()).toHaveLength(12);
    expect(more()?.textContent).toBe('Show 4 more');
    fireEvent.click(screen.getByRole('button'));
    expect(shown()).toHaveLength(16);
    expect(more()).toBeNull();
    expect(document.activeElement?.textContent?.trim()).toBe('Change 13');
  });

  it('has no button for only three more', () => {
    open(15);
    expect(shown()).toHaveLength(15);
    expect(more()).toBeNull();
  });

  it('says at the end how many it leaves out', () => {
    open(302);
    fireEvent.click(screen.getByRole('button', { name: 'Show 290 more' }));
    expect(shown()).toHaveLength(300);
    expect(screen.getByText('and 2 more')).not.toBeNull();
    expect(more()).toBeNull();
  });

  it('shows the subject of several changes in a row once, and repeats it for screen readers', () => {
    const sentences = ['Masthead', 'Masthead', 'Saying', 'Masthead'].map((about) => ({
      about,
      text: 'moved',
    }));
    render(<ChangeList count={4} sentences={() => sentences} />);
    expect(screen.getAllByText(/^(Masthead|Saying)$/).map(({ localName }) => localName)).toEqual([
      'strong',
      'span',
      'strong',
      'strong',
    ]);
  });

  it('shows the old and the new value, if there are both', () => {
    const text = 'Title changed';
    const sentences = [
      { text, before: 'a', after: 'b' },
      { text, before: 'a' },
      { text, after: 'b' },
      { text },
    ];
    render(<ChangeList count={4} sentences={() => sentences} />);
    expect(shown().map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      'Title changed: a becomes b',
      'Title changed: a',
      'Title changed: b',
      'Title changed',
    ]);
  });
});
