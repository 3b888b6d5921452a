// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LinkCombobox } from '../../src/browser/pickers/links/LinkCombobox.tsx';
import { type LinkTarget, maxTargets } from '../../src/browser/pickers/links/link-targets.ts';
import { closeStudios } from '../fixtures/studio-in-memory.tsx';

beforeAll(() => {
  // jsdom has no popovers and no layout.
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = () => {};
  Element.prototype.scrollIntoView = () => {};
});

afterEach(closeStudios);

const page = (name: string): LinkTarget => ({ href: `/${name}`, kind: 'page', words: name });
const three = ['one', 'two', 'three'].map(page);

const control = {
  id: 'link',
  'aria-describedby': undefined,
  'aria-invalid': undefined,
  'aria-required': undefined,
};

/** A combobox whose value is the beginning of the second target's address. */
function Combobox({ targets }: { readonly targets: readonly LinkTarget[] }) {
  const [value, setValue] = useState('/two');
  return (
    <LinkCombobox
      control={control}
      value={value}
      targetsFor={(typed) => targets.filter(({ href }) => href.includes(typed))}
      onWrite={setValue}
    />
  );
}

const open = (targets: readonly LinkTarget[] = three) => render(<Combobox targets={targets} />);
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const press = (key: string) => fireEvent.keyDown(box(), { key });
const active = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.lastElementChild?.textContent;

describe('the list of a link', () => {
  it('is left at its first option upwards and at its last one downwards, and entered again at the other end', () => {
    open();
    press('ArrowDown');
    expect(active()).toBe('/two');
    press('ArrowUp');
    expect(active()).toBe('/one');
    press('ArrowUp');
    expect(active()).toBeUndefined();
    press('ArrowUp');
    expect(active()).toBe('/three');
    press('ArrowDown');
    expect(active()).toBeUndefined();
    press('ArrowDown');
    expect(active()).toBe('/one');
    press('Enter');
    expect(box().value).toBe('/one');
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('says how many targets it does not show', () => {
    open(Array.from({ length: maxTargets + 2 }, (_, index) => page(`page-${index}`)));
    press('ArrowDown');
    expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(maxTargets);
    expect(screen.getByText('2 more. Type to search them.')).toBeTruthy();
  });

  it('describes a target without words', () => {
    open([{ href: '/two.pdf', kind: 'file', words: '' }]);
    press('ArrowDown');
    expect(screen.getByRole('option', { hidden: true }).textContent).toBe('Document/two.pdf');
  });

  it('leaves Enter to the form around it while it is closed', () => {
    open();
    expect(press('Enter')).toBe(true);
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
  });

  it('shows the address that was chosen, and not the words that found it', () => {
    open();
    fireEvent.change(box(), { target: { value: 'three' } });
    expect(box().value).toBe('three');
    fireEvent.click(screen.getByRole('option', { hidden: true }));
    expect(box().value).toBe('/three');
    fireEvent.blur(box());
    expect(box().value).toBe('/three');
  });

  it('is closed with Escape first, and only then leaves Escape to the dialog around it', () => {
    open();
    press('ArrowDown');
    expect(press('Escape')).toBe(false);
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(press('Escape')).toBe(true);
  });

  it('keeps the words of a search when it is closed with Escape, and forgets them with the next one', () => {
    open();
    fireEvent.change(box(), { target: { value: 'three' } });
    press('Escape');
    expect(box().value).toBe('three');
    expect(press('Escape')).toBe(false);
    expect(box().value).toBe('/two');
  });

  it('has all targets again when it is opened after a search', () => {
    open();
    fireEvent.change(box(), { target: { value: '/three' } });
    expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(1);
    press('Escape');
    fireEvent.click(box());
    expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(3);
    expect(active()).toBe('/three');
  });

  it('uses a typed address itself, and not the first target that contains it', () => {
    open();
    fireEvent.change(box(), { target: { value: '/t' } });
    expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(2);
    expect(active()).toBeUndefined();
    press('Enter');
    expect(box().value).toBe('/t');
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('writes what was typed without the spaces around it', () => {
    open();
    fireEvent.change(box(), { target: { value: ' four ' } });
    fireEvent.blur(box());
    expect(box().value).toBe('four');
  });

  it('leaves the focus in the field when it is pressed', () => {
    open();
    press('ArrowDown');
    const [option] = screen.getAllByRole('option', { hidden: true });
    expect(option && fireEvent.pointerDown(option)).toBe(false);
  });

  it('does not move the caret with the arrow keys', () => {
    open();
    expect(press('ArrowUp')).toBe(false);
    expect(press('ArrowUp')).toBe(false);
    expect(press('ArrowLeft')).toBe(true);
  });
});
