// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Steps } from '../../src/editor/value-place.ts';
import { DataList } from '../../src/studio/data/DataList.tsx';
import { QueryForm } from '../../src/studio/data/QueryForm.tsx';
import { FormPane } from '../../src/studio/form/FormPane.tsx';
import { ValueField } from '../../src/studio/form/ValueField.tsx';
import { teaserPage } from './sample-page.ts';
import { closeStudios, StudioInMemory } from './studio-in-memory.tsx';

beforeAll(() => {
  // jsdom has neither dialogs nor the measuring that CodeMirror needs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => {};
  Range.prototype.getClientRects = () => document.createElement('p').getClientRects();
});

afterEach(closeStudios);

const home = {
  file: 'home.json',
  path: '/',
  params: {},
  queries: {
    home: {
      content: {
        what_we_do: { what_we_do_heading: 'Three <b>disciplines</b>' },
        brands: [
          { src: 'javascript:alert(1)', alt: 'Halden' },
          { src: '/brands/corvid.svg', alt: 'Corvid' },
        ],
        services: [{ service_title: 'Product Engineering', service_slug: 'product-engineering' }],
      },
      lengths: { brands: 40 },
    },
    studies: { failure: { kind: 'timeout' } },
  },
};

function open(steps: Steps, label: string, files: Readonly<Record<string, string>> = {}) {
  const studio = new StudioInMemory({ answers: { content: home }, view: { file: 'home.json' }, files });
  studio.render(<ValueField file="home.json" steps={steps} label={label} />);
  return studio;
}

function valueAt(studio: StudioInMemory, steps: Steps): unknown {
  return steps.reduce((value: unknown, step) => Object(value)[step], studio.json('home.json'));
}

const lead: Steps = ['blocks', 0, 'props', 'lead'];
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a field that comes from content', () => {
  it('shows its source in words and what it is now', async () => {
    open(['blocks', 2, 'props', 'logos'], 'Logos');
    expect(await screen.findByText('40 items: Halden, Corvid…')).toBeTruthy();
    expect(screen.getByText('Home › Brands')).toBeTruthy();
  });

  it('loads no image from an address that is not one of the web', async () => {
    const { container } = new StudioInMemory({ answers: { content: home } }).render(
      <ValueField file="home.json" steps={['blocks', 2, 'props', 'logos']} label="Logos" />,
    );
    await screen.findByText(/40 items/);
    const images = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(images).toEqual(['http://localhost:6181/brands/corvid.svg']);
  });

  it('shows content as text, never as HTML', async () => {
    open(['blocks', 4, 'props', 'heading'], 'Heading');
    expect(await screen.findByText('Three <b>disciplines</b>')).toBeTruthy();
  });

  it('becomes what it showed when it is typed instead, and undo binds it again', async () => {
    const steps: Steps = ['blocks', 4, 'props', 'heading'];
    const studio = open(steps, 'Heading');
    await screen.findByText('Three <b>disciplines</b>');
    fireEvent.click(button('Type instead'));
    expect(valueAt(studio, steps)).toBe('Three <b>disciplines</b>');
    expect(studio.announced.at(-1)).toContain('what it showed');
    await studio.settle();
    await studio.undo();
    expect(valueAt(studio, steps)).toBe('{home.what_we_do.what_we_do_heading}');
  });

  it('has the focus when it is typed again', async () => {
    const selected = { file: 'home.json', steps: ['blocks', 4] };
    const studio = new StudioInMemory({ answers: { content: home }, view: { file: 'home.json', selected } });
    studio.render(<FormPane />);
    fireEvent.click(screen.getByText('Type instead'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(document.activeElement).toBe(screen.getByLabelText('Heading', { selector: 'input' }));
  });

  it('becomes its default if it has one', () => {
    const steps: Steps = ['blocks', 9, 'props', 'heading'];
    const studio = open(steps, 'Heading');
    fireEvent.click(button('Type instead'));
    expect(valueAt(studio, steps)).toBe('Powering Enterprises');
  });
});

describe('a typed field', () => {
  it('is bound with the keyboard alone, and keeps the typed text as its default', async () => {
    const studio = open(lead, 'Lead');
    fireEvent.click(button('From WordPress'));
    const search = screen.getByRole('combobox', { name: 'Search fields' });
    fireEvent.change(search, { target: { value: 'what heading' } });
    expect(screen.getByRole('treeitem', { selected: true }).textContent).toContain('Heading');
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(screen.getByRole('dialog', { name: 'What if “Lead” is missing?' })).toBeTruthy();
    fireEvent.click(button('Use it'));
    expect(valueAt(studio, lead)).toEqual({
      from: '{home.what_we_do.what_we_do_heading}',
      default:
        'We agree the measure of success with you first, then advise, build and hire until the reading moves.',
    });
  });

  it('takes a default on one line with Enter, which presses nothing else', async () => {
    const title: Steps = ['blocks', 0, 'props', 'title'];
    const studio = open(title, 'Title');
    fireEvent.click(button('From WordPress'));
    fireEvent.click(screen.getByRole('treeitem', { name: /Impact/ }));
    const text = screen.getByRole('textbox', { name: 'Show this instead' });
    fireEvent.change(text, { target: { value: 'Our work' } });
    expect(fireEvent.keyDown(text, { key: 'Enter' })).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(valueAt(studio, title)).toEqual({
      from: '{home.below_counter_section_data.impact_text}',
      default: 'Our work',
    });
  });

  it('says in the picker why the values of some content are not known', async () => {
    const content = { ...home, queries: { home: { failure: { kind: 'timeout' } } } };
    const studio = new StudioInMemory({ answers: { content }, view: { file: 'home.json' } });
    studio.render(<ValueField file="home.json" steps={lead} label="Lead" />);
    fireEvent.click(button('From WordPress'));
    await screen.findByText('Home has no content now. The content service took too long to answer.');
  });

  it('may be left out without content', () => {
    const studio = open(lead, 'Lead');
    fireEvent.click(button('From WordPress'));
    fireEvent.click(screen.getByRole('treeitem', { name: /Impact/ }));
    fireEvent.click(screen.getByRole('radio', { name: /Leave it out/ }));
    fireEvent.click(button('Use it'));
    expect(valueAt(studio, lead)).toBe('{home.below_counter_section_data.impact_text}');
  });

  it('stays as it is when the picker is closed', () => {
    const studio = open(lead, 'Lead');
    const before = studio.text('home.json');
    fireEvent.click(button('From WordPress'));
    fireEvent.click(button('Close'));
    expect(studio.text('home.json')).toBe(before);
  });

  it('takes a value into its text', () => {
    const studio = open(['blocks', 0, 'props', 'eyebrow'], 'Eyebrow');
    fireEvent.click(button('Insert value'));
    fireEvent.click(screen.getByRole('treeitem', { name: /Impact/ }));
    expect(valueAt(studio, ['blocks', 0, 'props', 'eyebrow'])).toBe(
      '{home.below_counter_section_data.impact_text}',
    );
  });
});

it('text with values shows chips instead of braces', () => {
  open(['blocks', 1, 'props', 'label'], 'Label');
  const text = screen.getByRole('textbox', { name: 'Label' }).textContent;
  expect(text).toBe('Site › Name in three numbers');
});

it('a look that no content fits has no switch', () => {
  open(['blocks', 0, 'props', 'layout'], 'Layout');
  expect(screen.queryByRole('button', { name: 'From WordPress' })).toBeNull();
});

it('an item of a list shows what its items become', async () => {
  open(['blocks', 8, 'props', 'cards', 0], 'Card');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(await within(preview).findByText('Product Engineering')).toBeTruthy();
  expect(within(preview).getByText('/services/product-engineering')).toBeTruthy();
});

describe('the queries of a page', () => {
  const openForm = (query: string, file = 'home.json', files: Readonly<Record<string, string>> = {}) => {
    const studio = new StudioInMemory({ answers: { content: home }, view: { file }, files });
    studio.render(<QueryForm file={file} steps={['data', query]} />);
    return studio;
  };

  it('are listed with what they find and how often they are used', async () => {
    const studio = new StudioInMemory({ answers: { content: home }, view: { file: 'home.json' } });
    studio.render(<DataList />);
    expect(await screen.findByText('Case studies · no content')).toBeTruthy();
    expect(button(/^Home.*8 uses/)).toBeTruthy();
  });

  it('say why they find nothing', async () => {
    openForm('studies');
    expect(await screen.findByText('The content service took too long to answer.')).toBeTruthy();
  });

  it('are renamed when a person leaves the field, wherever they are used', async () => {
    const studio = openForm('studies');
    const name = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.change(name, { target: { value: 'work' } });
    fireEvent.blur(name);
    expect(studio.text('home.json')).toContain('"each": "{work}"');
    expect(studio.text('home.json')).not.toContain('studies}');
    await waitFor(() => expect(studio.studio.view.selected?.steps).toEqual(['data', 'work']));
  });

  it('keep a name that is taken already', () => {
    const studio = openForm('studies');
    const before = studio.text('home.json');
    const name = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.change(name, { target: { value: 'posts' } });
    fireEvent.blur(name);
    expect(screen.getByText(/already has a query "posts"/)).toBeTruthy();
    expect(studio.text('home.json')).toBe(before);
  });

  it('ask before another source takes the content from fields', () => {
    const studio = openForm('studies', 'work.json', { 'work.json': teaserPage });
    fireEvent.change(screen.getByRole('combobox', { name: 'Source' }), { target: { value: 'services' } });
    expect(screen.getByText(/2 fields would lose their content/)).toBeTruthy();
    expect(studio.text('work.json')).not.toContain('"source": "services"');
    fireEvent.click(button('Change it anyway'));
    expect(studio.text('work.json')).toContain('"source": "services"');
  });

  it('name the parts that use them before they are removed', () => {
    const studio = openForm('studies');
    fireEvent.click(button('Remove from this page…'));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/Work and writing/)).toBeTruthy();
    act(() => within(dialog).getByRole('button', { name: 'Remove' }).click());
    expect(Object.keys(Object(valueAt(studio, ['data'])))).toEqual(['home', 'posts']);
  });
});
