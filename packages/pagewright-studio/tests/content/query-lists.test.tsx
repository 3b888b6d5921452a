// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DataList } from '../../src/browser/data/DataList.tsx';
import { ValueField } from '../../src/browser/field/ValueField.tsx';
import { installDialogs } from '../fixtures/dialog-element.ts';
import { samplePage, teaserPage } from '../fixtures/sample-page.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

beforeAll(() => {
  // jsdom has neither dialogs nor layout.
  installDialogs();
  Element.prototype.scrollIntoView = () => {};
});

afterEach(closeStudios);

describe('the list of queries', () => {
  function open(text: string): StudioInMemory {
    const studio = new StudioInMemory({ files: { 'policy.json': text }, view: { file: 'policy.json' } });
    studio.render(<DataList />);
    return studio;
  }

  const none = () => screen.queryByText('Nothing here comes from WordPress yet.');
  const fold = () => screen.getByRole('button', { name: /^Data/ });

  it('says if a page has no queries, unless it is folded', () => {
    open(samplePage);
    expect(none()).not.toBeNull();
    fireEvent.click(fold());
    expect(fold().getAttribute('aria-expanded')).toBe('false');
    expect(none()).toBeNull();
    fireEvent.click(fold());
    expect(none()).not.toBeNull();
  });

  it('does not say so if a page has queries, which disappear when it is folded', () => {
    open(teaserPage);
    expect(none()).toBeNull();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
    fireEvent.click(fold());
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });

  it('explains a file with a syntax error, and adds nothing to it', () => {
    open('{ "route": "/policy", ');
    expect(none()).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByText(/mistake/)).toBeTruthy();
    const add = screen.getByRole('button', { name: 'Add data' });
    fireEvent.click(add);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds a query whose source is chosen with the arrow keys, which stop at both ends', () => {
    const studio = open(samplePage);
    fireEvent.click(screen.getByRole('button', { name: 'Add data' }));
    const search = screen.getByRole('combobox', { name: 'Search sources' });
    const press = (key: string) => fireEvent.keyDown(search, { key });
    const options = () => screen.getAllByRole('option');
    const chosen = () => options().findIndex((option) => option.ariaSelected === 'true');
    const last = options().length - 1;
    expect(last).toBeGreaterThan(1);
    expect(chosen()).toBe(-1);
    press('ArrowDown');
    expect(chosen()).toBe(0);
    expect(search.getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    press('ArrowUp');
    expect(chosen()).toBe(0);
    press('ArrowDown');
    expect(chosen()).toBe(1);
    for (const _ of options()) press('ArrowDown');
    expect(chosen()).toBe(last);
    press('ArrowUp');
    expect(chosen()).toBe(last - 1);
    expect(studio.text('policy.json')).toBe(samplePage);
  });

  it('enters its sources from below with the arrow up, and says if no source has the words', () => {
    open(samplePage);
    fireEvent.click(screen.getByRole('button', { name: 'Add data' }));
    const search = screen.getByRole('combobox', { name: 'Search sources' });
    fireEvent.keyDown(search, { key: 'ArrowUp' });
    expect(screen.getAllByRole('option').at(-1)?.ariaSelected).toBe('true');
    fireEvent.change(search, { target: { value: 'no such thing' } });
    expect(screen.getByText('No source is called “no such thing”.')).toBeTruthy();
    expect(fireEvent.keyDown(search, { key: 'ArrowDown' })).toBe(true);
    expect(search.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the preview of a list from content', () => {
  const show = {
    title: 'Ropes',
    slug: 'ropes',
    teaser: 'Knots',
    poster: { src: '/pictures/diver.avif', alt: '' },
  };

  async function open(shows: object) {
    const file = 'on-show.json';
    const studio = new StudioInMemory({
      files: { [file]: teaserPage },
      view: { file, path: '/on-show' },
      answers: { content: { file, path: '/on-show', params: {}, queries: { shows } } },
    });
    studio.render(<ValueField file={file} steps={['blocks', 1, 'props', 'cards', 0]} label="Card" />);
    return within(await screen.findByRole('region', { name: 'Preview' }));
  }

  const unknown = 'The items are not known now.';
  const empty = 'The list has no items now.';

  it('shows its items, and how many of them', async () => {
    const preview = await open({ content: [show, { ...show, title: 'Sails' }] });
    expect(await preview.findByText('Ropes')).toBeTruthy();
    expect(preview.getByText('All 2')).toBeTruthy();
    expect([preview.queryByText(unknown), preview.queryByText(empty)]).toEqual([null, null]);
  });

  it('says so if the content has none', async () => {
    const preview = await open({ content: [] });
    expect(await preview.findByText(empty)).toBeTruthy();
    expect(preview.queryByText(unknown)).toBeNull();
  });

  it('says so if the content is not known', async () => {
    const preview = await open({ failure: { kind: 'timeout' } });
    expect(await preview.findByText(unknown)).toBeTruthy();
    expect(preview.queryByText(empty)).toBeNull();
  });

  it('says how many items lack a required property', async () => {
    const preview = await open({ content: [{ slug: 'sails' }, show] });
    expect(await preview.findByText('Ropes')).toBeTruthy();
    expect(preview.getByText(/^1 item of the list lacks something/)).toBeTruthy();
  });
});
