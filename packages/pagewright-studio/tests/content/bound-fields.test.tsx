// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Steps } from '../../../pagewright/src/json/json-value.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { DataList } from '../../src/browser/data/DataList.tsx';
import { QueryForm } from '../../src/browser/data/QueryForm.tsx';
import { ValueField } from '../../src/browser/field/ValueField.tsx';
import { FormPane } from '../../src/browser/form/FormPane.tsx';
import { installDialogs } from '../fixtures/dialog-element.ts';
import { teaserPage } from '../fixtures/sample-page.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

beforeAll(() => {
  // jsdom has neither dialogs nor the measuring that CodeMirror needs.
  installDialogs();
  Element.prototype.scrollIntoView = () => {};
  Range.prototype.getClientRects = () => document.createElement('p').getClientRects();
});

afterEach(closeStudios);

const home = {
  file: 'home.json',
  path: '/',
  params: {},
  queries: {
    house: {
      content: {
        visit: { heading: 'By <b>ferry</b>' },
        gallery: [
          { src: 'javascript:alert(1)', alt: 'The crane' },
          { src: '/pictures/diver.avif', alt: 'A helmet' },
        ],
      },
      lengths: { gallery: 40 },
    },
    shows: { content: [{ title: 'Ropes', slug: 'ropes' }] },
  },
};

/** The content of the home page if the exhibitions cannot be read. */
const late = { ...home, queries: { ...home.queries, shows: { failure: { kind: 'timeout' } } } };

/** The home page with a heading that is a single value from content, and with a query that has another name than its source. */
const homeText = readFileSync(path.join(museum, 'page-configs/home.json'), 'utf8')
  .replace('"Two centuries under one roof"', '"{house.visit.heading}"')
  .replace('"exhibitions": {', '"shows": {')
  .replace('"each": "{exhibitions}"', '"each": "{shows}"');
const files = { 'home.json': homeText, 'on-show.json': teaserPage };
const heading: Steps = ['blocks', 4, 'props', 'heading'];

function open(steps: Steps, label: string, file = 'home.json') {
  const studio = new StudioInMemory({ answers: { content: home }, view: { file }, files });
  studio.render(<ValueField file={file} steps={steps} label={label} />);
  return studio;
}

function valueAt(studio: StudioInMemory, steps: Steps, file = 'home.json'): unknown {
  return steps.reduce((value: unknown, step) => Object(value)[step], studio.json(file));
}

const role: Steps = ['blocks', 2, 'props', 'role'];
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a field that comes from content', () => {
  it('shows its source in words, and its current value', async () => {
    open(['blocks', 3, 'props', 'images'], 'Images');
    expect(await screen.findByText('40 items: The crane, A helmet…')).toBeTruthy();
    expect(screen.getByText('House › Gallery')).toBeTruthy();
  });

  it('loads images only from web addresses', async () => {
    const { container } = new StudioInMemory({ answers: { content: home } }).render(
      <ValueField file="home.json" steps={['blocks', 3, 'props', 'images']} label="Images" />,
    );
    await screen.findByText(/40 items/);
    const images = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(images).toEqual(['http://localhost:6181/pictures/diver.avif']);
  });

  it('shows content as text, never as HTML', async () => {
    open(heading, 'Heading');
    expect(await screen.findByText('By <b>ferry</b>')).toBeTruthy();
  });

  it('keeps the shown text when it is typed instead, and undo binds it again', async () => {
    const studio = open(heading, 'Heading');
    await screen.findByText('By <b>ferry</b>');
    fireEvent.click(button('Type instead'));
    expect(valueAt(studio, heading)).toBe('By <b>ferry</b>');
    expect(studio.announced.at(-1)).toContain('what it showed');
    await studio.settle();
    await studio.undo();
    expect(valueAt(studio, heading)).toBe('{house.visit.heading}');
  });

  it('gets the focus when it becomes a typed field again', async () => {
    const selected = { file: 'home.json', steps: ['blocks', 4] };
    const studio = new StudioInMemory({
      answers: { content: home },
      view: { file: 'home.json', selected },
      files,
    });
    studio.render(<FormPane />);
    fireEvent.click(screen.getByText('Type instead'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(document.activeElement).toBe(screen.getByLabelText('Heading', { selector: 'input' }));
  });

  it('becomes its default if it has one', () => {
    const steps: Steps = ['blocks', 1, 'props', 'heading'];
    const studio = open(steps, 'Heading', 'visit.json');
    fireEvent.click(button('Type instead'));
    expect(valueAt(studio, steps, 'visit.json')).toBe('How to find us');
  });
});

describe('a typed field', () => {
  it('is bound with the keyboard alone, and keeps the typed text as its default', async () => {
    const studio = open(role, 'Role');
    fireEvent.click(button('From WordPress'));
    const search = screen.getByRole('combobox', { name: 'Search fields' });
    fireEvent.change(search, { target: { value: 'visit heading' } });
    expect(screen.getByRole('treeitem', { selected: true }).textContent).toContain('Visit heading');
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(screen.getByRole('dialog', { name: 'What if “Role” is missing?' })).toBeTruthy();
    fireEvent.click(button('Use it'));
    expect(valueAt(studio, role)).toEqual({
      from: '{house.visit.heading}',
      default: 'Keeper of the museum',
    });
  });

  it('accepts a default on one line with Enter, which presses no other button', async () => {
    const title: Steps = ['blocks', 0, 'props', 'title'];
    const studio = open(title, 'Title');
    fireEvent.click(button('From WordPress'));
    fireEvent.click(screen.getByRole('treeitem', { name: /Welcome/ }));
    const text = screen.getByRole('textbox', { name: 'Show this instead' });
    fireEvent.change(text, { target: { value: 'Our work' } });
    expect(fireEvent.keyDown(text, { key: 'Enter' })).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(valueAt(studio, title)).toEqual({
      from: '{house.welcome}',
      default: 'Our work',
    });
  });

  it('says in the picker why the values of some content are unknown', async () => {
    const content = { ...home, queries: { house: { failure: { kind: 'timeout' } } } };
    const studio = new StudioInMemory({ answers: { content }, view: { file: 'home.json' } });
    studio.render(<ValueField file="home.json" steps={role} label="Role" />);
    fireEvent.click(button('From WordPress'));
    await screen.findByText('House has no content now. The content service took too long to answer.');
  });

  it('may be left out without content', () => {
    const studio = open(role, 'Role');
    fireEvent.click(button('From WordPress'));
    fireEvent.click(screen.getByRole('treeitem', { name: /Welcome/ }));
    fireEvent.click(screen.getByRole('radio', { name: /Leave it out/ }));
    fireEvent.click(button('Use it'));
    expect(valueAt(studio, role)).toBe('{house.welcome}');
  });

  it('is unchanged when the picker is closed', () => {
    const studio = open(role, 'Role');
    const before = studio.text('home.json');
    fireEvent.click(button('From WordPress'));
    fireEvent.click(button('Close'));
    expect(studio.text('home.json')).toBe(before);
  });

  it('can insert a value into its text', () => {
    const studio = open(['blocks', 0, 'props', 'eyebrow'], 'Eyebrow');
    fireEvent.click(button('Insert value'));
    fireEvent.click(screen.getByRole('treeitem', { name: /Welcome/ }));
    expect(valueAt(studio, ['blocks', 0, 'props', 'eyebrow'])).toBe('{house.welcome}');
  });
});

it('text with values shows chips instead of braces', () => {
  open(['blocks', 1, 'props', 'heading'], 'Heading');
  const shown = screen.getByRole('textbox', { name: 'Heading' }).textContent;
  expect(shown).toBe('On show at the House › Name');
});

it('a layout or tone that no content fits cannot come from content', () => {
  open(['blocks', 0, 'props', 'layout'], 'Layout');
  expect(screen.queryByRole('button', { name: 'From WordPress' })).toBeNull();
});

it('an item of a list shows the resulting items', async () => {
  open(['blocks', 1, 'props', 'cards', 1], 'Card');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(await within(preview).findByText('Ropes')).toBeTruthy();
  expect(within(preview).getByText('/exhibitions/ropes')).toBeTruthy();
});

describe('the queries of a page', () => {
  const openForm = (query: string, file = 'home.json') => {
    const studio = new StudioInMemory({ answers: { content: late }, view: { file }, files });
    studio.render(<QueryForm file={file} steps={['data', query]} />);
    return studio;
  };

  it('are listed with their results, and how often they are used', async () => {
    const studio = new StudioInMemory({ answers: { content: late }, view: { file: 'home.json' }, files });
    studio.render(<DataList />);
    expect(await screen.findByText('Exhibitions · no content')).toBeTruthy();
    expect(button(/^House.*6 uses/)).toBeTruthy();
  });

  it('say why they find nothing', async () => {
    openForm('shows');
    expect(await screen.findByText('The content service took too long to answer.')).toBeTruthy();
  });

  it('are renamed when a person leaves the field, wherever they are used', async () => {
    const studio = openForm('shows');
    const name = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.change(name, { target: { value: 'work' } });
    fireEvent.blur(name);
    expect(studio.text('home.json')).toContain('"each": "{work}"');
    expect(studio.text('home.json')).not.toContain('shows}');
    await waitFor(() => expect(studio.studio.view.selected?.steps).toEqual(['data', 'work']));
  });

  it('keep their name if the new one is already taken', () => {
    const studio = openForm('shows');
    const before = studio.text('home.json');
    const name = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.change(name, { target: { value: 'house' } });
    fireEvent.blur(name);
    expect(screen.getByText(/already has a query "house"/)).toBeTruthy();
    expect(studio.text('home.json')).toBe(before);
  });

  it('ask before another source takes the content from fields', () => {
    const studio = openForm('shows', 'on-show.json');
    fireEvent.change(screen.getByRole('combobox', { name: 'Source' }), { target: { value: 'articles' } });
    expect(screen.getByText(/2 fields would lose their content/)).toBeTruthy();
    expect(studio.text('on-show.json')).not.toContain('"source": "articles"');
    fireEvent.click(button('Change it anyway'));
    expect(studio.text('on-show.json')).toContain('"source": "articles"');
  });

  it('name the parts that use them before they are removed', () => {
    const studio = openForm('shows');
    fireEvent.click(button('Remove from this page…'));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/On show at/)).toBeTruthy();
    act(() => within(dialog).getByRole('button', { name: 'Remove' }).click());
    expect(Object.keys(Object(valueAt(studio, ['data'])))).toEqual(['house']);
  });
});
