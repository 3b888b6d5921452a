// @vitest-environment jsdom

import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { createTwoFilesPatch } from 'diff';
import { afterEach, describe, expect, it } from 'vitest';
import { configsOf } from '../../../pagewright/src/editor/editor-site.ts';
import type { Steps } from '../../../pagewright/src/json/json-value.ts';
import { objectOf } from '../../../pagewright/src/json/json-value.ts';
import { getOrInsert } from '../../../pagewright/src/memory/get-or-insert.ts';
import { someOf } from '../../../pagewright/tests/budget.ts';
import { FormPane } from '../../src/browser/form/FormPane.tsx';
import { focusField } from '../../src/browser/reveal/wanted-field.ts';
import { rowsIn, sectionLists } from '../../src/browser/sections/operations/section-rows.ts';
import { samplePage } from '../fixtures/sample-page.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

// jsdom lacks these features of browsers.
Element.prototype.scrollIntoView = () => {};
HTMLElement.prototype.hidePopover = () => {};

// A busy machine needs more than the usual second until a field has the focus.
configure({ asyncUtilTimeout: 20_000 });

afterEach(closeStudios);

function openForm(file: string, steps: Steps, files: Record<string, string> = {}): StudioInMemory {
  const studio = new StudioInMemory({
    files: { 'policy.json': samplePage, ...files },
    view: { file, selected: { file, steps: [...steps] } },
  });
  studio.render(<FormPane />);
  return studio;
}

/** The changed lines of a file, without context. */
function diff(before: string, after: string): string {
  return createTwoFilesPatch('', '', before, after, '', '', { context: 0 })
    .split('\n')
    .slice(4)
    .filter((line) => line !== '')
    .join('\n');
}

// Not by role: each such search would compute the names of a whole form.
const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input, textarea' });

const button = (name: string) => screen.getByText(name, { selector: 'button' });

function type(element: HTMLElement, text: string): void {
  fireEvent.change(element, { target: { value: text } });
}

const rows = () => [...document.querySelectorAll<HTMLElement>('li [data-main]')];

/** Chooses an action of the menu of a row. */
function choose(row: number, action: string): void {
  const items = rows()[row]?.closest('li')?.querySelectorAll('[role=menuitem]') ?? [];
  for (const item of items) if (item.textContent?.startsWith(action)) fireEvent.click(item);
}

/** Opens all groups of the form, which is rendered once for all of them. */
function openGroups(): void {
  act(() => {
    for (const closed of document.querySelectorAll('h3 [aria-expanded=false]')) fireEvent.click(closed);
  });
  expect(document.querySelector('h3 [aria-expanded=true]')).not.toBeNull();
}

const press = (element: Element, key: string, more: object = {}) =>
  fireEvent.keyDown(element, { key, ...more });

const hero: Steps = ['blocks', 0];

describe('text', () => {
  it('is written with each keystroke, and undone in one step', async () => {
    const studio = openForm('policy.json', hero);
    const before = studio.text('policy.json');
    type(field(/^Title$/), 'Fair');
    type(field(/^Title$/), 'Fair play');
    expect(field(/^Title$/)).toHaveProperty('value', 'Fair play');
    expect(diff(before, studio.text('policy.json'))).toMatchInlineSnapshot(`
      "@@ -12,1 +12,1 @@
      -        "title": "Diversity, equity and inclusion",
      +        "title": "Fair play","
    `);
    await studio.undo();
    expect(studio.text('policy.json')).toBe(before);
    expect(studio.state.history.redo).toBe('Change title');
  });

  it('is removed from the file when an optional field is emptied, and the field stays', async () => {
    const studio = openForm('policy.json', hero);
    const before = studio.text('policy.json');
    const lead = field(/^Intro$/);
    type(lead, '');
    expect(diff(before, studio.text('policy.json'))).toMatchInlineSnapshot(`
      "@@ -14,1 +13,0 @@
      -        "lead": "What we promise to the people who work here.","
    `);
    expect(field(/^Intro$/)).toBe(lead);
    type(lead, 'A');
    await studio.undo();
    expect(studio.text('policy.json')).toBe(before);
  });

  it('stays in the file as an empty text when it is required, with the message of the check', async () => {
    const studio = openForm('policy.json', ['head'].slice(1));
    type(field(/^Title/), '');
    expect(objectOf(objectOf(studio.state.site.parsed.get('policy.json')?.value).head).title).toBe('');
    await studio.check();
    expect(field(/^Title/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Expected text but found an empty string/)).toBeTruthy();
  });

  it('of an input method is written when it is complete', () => {
    const studio = openForm('policy.json', hero);
    const before = studio.text('policy.json');
    const title = field(/^Title$/);
    fireEvent.compositionStart(title);
    type(title, 'k');
    type(title, 'か');
    expect(studio.text('policy.json')).toBe(before);
    expect(title).toHaveProperty('value', 'か');
    fireEvent.compositionEnd(title);
    expect(studio.text('policy.json')).toContain('"title": "か"');
    expect(title).toHaveProperty('value', 'か');
  });

  it('stays when somebody else changes another part of the file', async () => {
    const studio = openForm('policy.json', hero);
    const title = field(/^Title$/);
    title.focus();
    type(title, 'Mine');
    await studio.editElsewhere('policy.json', [{ start: 0, end: 1, text: '{\n  "$comment": "Theirs",' }]);
    expect(title).toHaveProperty('value', 'Mine');
    expect(document.activeElement).toBe(title);
    expect(studio.text('policy.json')).toContain('"title": "Mine"');
  });
});

const form = {
  route: '/form',
  head: { title: 'Form', description: 'A form.' },
  blocks: [
    {
      type: 'enquiry',
      props: {
        heading: 'Write',
        submit: 'Send',
        fields: [
          { name: 'name', label: 'Name', required: true, max: 30 },
          { name: 'email', label: 'Email', type: 'email', required: 'Please' },
          { name: 'message', label: 'Message', type: 'textarea', required: true },
        ],
      },
    },
  ],
};
const formText = `${JSON.stringify(form, null, 2)}\n`;

function openFormPage(): StudioInMemory {
  return openForm('form.json', ['blocks', 0], { 'form.json': formText });
}

const openRow = (index: number) => fireEvent.click(rows()[index] ?? document.body);

describe('numbers', () => {
  it('are kept as they are typed until they are numbers', () => {
    const studio = openFormPage();
    openRow(0);
    const most = field(/^Longest/);
    type(most, '-');
    expect(most).toHaveProperty('value', '-');
    expect(studio.text('form.json')).toBe(formText);
    expect(screen.getByText(/“-” is not a number/)).toBeTruthy();
    type(most, '4');
    type(most, '40');
    expect(diff(formText, studio.text('form.json'))).toMatchInlineSnapshot(`
      "@@ -18,1 +18,1 @@
      -            "max": 30
      +            "max": 40"
    `);
    type(most, '40.');
    expect(most).toHaveProperty('value', '40.');
    fireEvent.blur(most);
    expect(most).toHaveProperty('value', '40');
  });

  it('that are emptied are removed', () => {
    const studio = openFormPage();
    openRow(0);
    type(field(/^Longest/), '');
    expect(diff(formText, studio.text('form.json'))).toMatchInlineSnapshot(`
      "@@ -17,2 +17,1 @@
      -            "required": true,
      -            "max": 30
      +            "required": true"
    `);
  });
});

describe('values with several forms', () => {
  it('change their form, and keep what fits', () => {
    const studio = openFormPage();
    openRow(1);
    const kinds = screen.getByLabelText('Kind of Required answer');
    fireEvent.click(within(kinds).getByLabelText('Yes or no'));
    expect(diff(formText, studio.text('form.json'))).toMatchInlineSnapshot(`
      "@@ -24,1 +24,1 @@
      -            "required": "Please"
      +            "required": false"
    `);
    expect(document.activeElement).toBe(
      within(screen.getByLabelText('Kind of Required answer')).getByLabelText('Yes or no'),
    );
    fireEvent.click(screen.getByLabelText('Required answer', { selector: '[type=checkbox]' }));
    expect(studio.text('form.json')).toContain('"type": "email",\n            "required": true');
  });
});

describe('lists', () => {
  it('have one line about each item, and open one item at a time', () => {
    openFormPage();
    expect(rows().map((row) => row.textContent)).toEqual(['Name', 'Email', 'Message']);
    openRow(0);
    openRow(2);
    expect(rows().map((row) => row.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'true']);
  });

  it('get a new item with its required properties, and the focus in its first field', async () => {
    const studio = openFormPage();
    fireEvent.click(button('Add field'));
    expect(diff(formText, studio.text('form.json'))).toMatchInlineSnapshot(`
      "@@ -30,0 +31,5 @@
      +          },
      +          {
      +            "label": "",
      +            "name": "",
      +            "required": """
    `);
    expect(document.activeElement).toBe(field(/^Label required/));
    expect(studio.announced).toEqual(['Added field 4.']);
    await studio.undo();
    expect(studio.text('form.json')).toBe(formText);
  });

  it('move items by keyboard, and only their lines move', () => {
    const studio = openFormPage();
    openRow(0);
    press(rows()[0] ?? document.body, 'ArrowDown', { altKey: true });
    expect(diff(formText, studio.text('form.json'))).toMatchInlineSnapshot(`
      "@@ -15,6 +14,0 @@
      -            "name": "name",
      -            "label": "Name",
      -            "required": true,
      -            "max": 30
      -          },
      -          {
      @@ -26,0 +21,6 @@
      +            "name": "name",
      +            "label": "Name",
      +            "required": true,
      +            "max": 30
      +          },
      +          {"
    `);
    expect(rows().map((row) => row.textContent)).toEqual(['Email', 'Name', 'Message']);
    expect(rows()[1]?.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(rows()[1]);
    expect(studio.announced).toEqual(['Moved field 1, now 2 of 3.']);
  });

  it('remove items, and keep the focus at the neighbour', () => {
    const studio = openFormPage();
    choose(2, 'Remove');
    expect(rows().map((row) => row.textContent)).toEqual(['Name', 'Email']);
    expect(document.activeElement).toBe(rows()[1]);
    expect(studio.announced).toEqual(['Removed field. 2 left.']);
  });

  it('copy items with their formatting', () => {
    const studio = openFormPage();
    choose(1, 'Duplicate');
    expect(diff(formText, studio.text('form.json'))).toMatchInlineSnapshot(`
      "@@ -26,0 +27,6 @@
      +            "name": "email",
      +            "label": "Email",
      +            "type": "email",
      +            "required": "Please"
      +          },
      +          {"
    `);
  });

  it('do not take more items than they may have', () => {
    const studio = openForm('home.json', hero);
    const before = studio.text('home.json');
    const add = button('Add link');
    expect(add.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(add);
    expect(studio.text('home.json')).toBe(before);
    expect(screen.getByText('There can be at most 2.')).toBeTruthy();
  });

  it('that are optional are removed with their last item', () => {
    const links =
      '"links": [\n          {\n            "label": "Write",\n            "href": "#write"\n          }\n        ]';
    const studio = openForm('policy.json', hero, {
      'policy.json': samplePage.replace('"layout": "side"', `${links},\n        "layout": "side"`),
    });
    const before = studio.text('policy.json');
    choose(0, 'Remove');
    expect(diff(before, studio.text('policy.json'))).toMatchInlineSnapshot(`
      "@@ -19,6 +18,0 @@
      -        "links": [
      -          {
      -            "label": "Write",
      -            "href": "#write"
      -          }
      -        ],"
    `);
  });
});

describe('optional parts', () => {
  it('are added without a half written value, and their fields get the focus', () => {
    const studio = openForm('policy.json', ['blocks', 1]);
    fireEvent.click(button('Add link'));
    expect(studio.text('policy.json')).toBe(samplePage);
    expect(document.activeElement).toBe(field(/^Text required/));
    type(field(/^Text required/), 'Write to us');
    expect(diff(samplePage, studio.text('policy.json'))).toMatchInlineSnapshot(`
      "@@ -27,0 +28,3 @@
      +        "link": {
      +          "label": "Write to us"
      +        },"
    `);
  });

  it('that are lists start with an item', () => {
    const studio = openForm('policy.json', hero);
    const before = studio.text('policy.json');
    fireEvent.click(button('Add links'));
    expect(diff(before, studio.text('policy.json'))).toMatchInlineSnapshot(`
      "@@ -18,0 +19,6 @@
      +        "links": [
      +          {
      +            "label": "",
      +            "href": ""
      +          }
      +        ],"
    `);
    expect(document.activeElement).toBe(field(/^Text required/));
  });

  it('are removed with their fields, and the focus moves to the button that adds them again', () => {
    const studio = openForm('policy.json', ['blocks', 1]);
    fireEvent.click(button('Add link'));
    type(field(/^Text required/), 'Write to us');
    fireEvent.click(screen.getByLabelText('Remove link'));
    expect(studio.text('policy.json')).toBe(samplePage);
    expect(document.activeElement).toBe(button('Add link'));
  });
});

describe('problems', () => {
  it('are at the field of the value, and closed rows count theirs', async () => {
    const studio = openForm('form.json', ['blocks', 0], {
      'form.json': formText.replace('"label": "Email",', ''),
    });
    await studio.check();
    expect(rows()[1]?.textContent).toContain('1 problem');
    openRow(1);
    expect(field(/^Label/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/requires the property "label"/)).toBeTruthy();
  });

  it('of a property without a field are above the others, with a button that removes it', async () => {
    const text = formText.replace('"submit": "Send"', '"submit": "Send",\n        "colour": "red"');
    const studio = openForm('form.json', ['blocks', 0], { 'form.json': text });
    await studio.check();
    fireEvent.click(button('Remove "colour"'));
    expect(studio.text('form.json')).toBe(formText);
  });

  it('lead to their field, through closed rows', async () => {
    openFormPage();
    act(() => focusField('form.json', '/blocks/0/props/fields/2/label'));
    await waitFor(() => expect(document.activeElement).toBe(field(/^Label/)));
    expect(field(/^Label/)).toHaveProperty('value', 'Message');
  });

  it('select the text of a new section, so that typing replaces it', async () => {
    openFormPage();
    act(() => focusField('form.json', '/blocks/0/props/fields/2/label', 'all'));
    await waitFor(() => {
      const { activeElement: label } = document;
      if (!(label instanceof HTMLInputElement)) throw new Error('No field has the focus.');
      expect([label.selectionStart, label.selectionEnd]).toEqual([0, 'Message'.length]);
    });
  });

  it('open the closed group that has them, until a person closes it', async () => {
    const text = formText.replace('"type": "enquiry",', '"type": "enquiry",\n      "id": "Not an anchor",');
    const studio = openForm('form.json', ['blocks', 0], { 'form.json': text });
    await studio.check();
    expect(field(/^Anchor/).getAttribute('aria-invalid')).toBe('true');
    const group = () => screen.getByText('Anchor and note').closest('button');
    fireEvent.click(screen.getByText('Anchor and note'));
    expect(group()?.getAttribute('aria-expanded')).toBe('false');
    expect(group()?.textContent).toContain('1 problem');
  });

  it('lead to their field in a closed group', async () => {
    openForm('form.json', ['blocks', 0], { 'form.json': formText });
    act(() => focusField('form.json', '/blocks/0/id'));
    await waitFor(() => expect(document.activeElement).toBe(field(/^Anchor/)));
  });
});

describe('the address of a page', () => {
  it('is changed in the dialog that keeps the links to it', () => {
    const studio = openForm('policy.json', []);
    fireEvent.click(screen.getByText('Address'));
    fireEvent.click(button('Change the address…'));
    expect(studio.studio.view.movedFile).toBe('policy.json');
    expect(screen.queryByLabelText(/^Route/)).toBeNull();
  });
});

describe('rarely used fields', () => {
  it('keep their place and the focus while a person fills them', () => {
    const studio = openForm('policy.json', hero);
    fireEvent.click(screen.getByText('More'));
    const author = field(/^Author$/);
    author.focus();
    type(author, 'A');
    type(author, 'Ada');
    expect(document.activeElement).toBe(author);
    expect(studio.text('policy.json')).toContain('"author": "Ada"');
    expect(screen.getByText('More').closest('button')?.getAttribute('aria-expanded')).toBe('true');
  });

  it('are among the others as soon as they have a value and the rest is closed', () => {
    openForm('policy.json', hero);
    fireEvent.click(screen.getByText('More'));
    type(field(/^Author$/), 'Ada');
    fireEvent.click(screen.getByText('More'));
    expect(field(/^Author$/)).toHaveProperty('value', 'Ada');
  });
});

describe('defaults', () => {
  it('are shown where nothing is written, and come back with a button', () => {
    const text = formText.replace('"submit": "Send"', '"submit": "Send",\n        "failure": "Sorry."');
    const studio = openForm('form.json', ['blocks', 0], { 'form.json': text });
    fireEvent.click(screen.getByLabelText('Reset Failure to the default'));
    expect(studio.text('form.json')).toBe(formText);
    expect(field(/^Failure$/).getAttribute('placeholder')).toMatch(/^Default: Your message/);
  });

  it('of a heading have no button, because nobody wants the same heading on every page', () => {
    openForm('policy.json', hero);
    expect(field(/^Title$/).getAttribute('placeholder')).toBe('Default: Harbour Museum');
    expect(screen.queryByLabelText('Reset Title to the default')).toBeNull();
  });
});

it('a file with a syntax error has no fields, but shows the line of the error', () => {
  const studio = openForm('policy.json', hero, {
    'policy.json': '{\n  "route": "/policy"\n  "head": {}\n}\n',
  });
  expect(screen.getByText(/has a mistake in its JSON on line 2/)).toBeTruthy();
  expect(document.querySelector('input, textarea')).toBeNull();
  fireEvent.click(button('Open the JSON'));
  expect(studio.studio.view.isJsonOpen).toBe(true);
});

it('a part that no longer exists opens the form of the config', () => {
  openForm('policy.json', ['blocks', 99]);
  expect(document.querySelector('h2')?.textContent).toBe('Diversity, equity and inclusion policy');
});

const odd = [null, 5, '', [null, 'a', { b: [] }], { a: { b: [[{}]] } }, 'x'.repeat(20_000)];

// Values that different fields show are tried together, because a form takes long to render. In `npm test`, each row tries a third of them, and
// the next rows the others.
it.each(
  [
    ['/route', '/head', '/params'],
    ['/head/title', '/params/slug'],
    ['/blocks/0'],
    ['/blocks/0/type'],
    ['/blocks/0/props'],
    ['title', 'links', 'image', 'tone'].map((name) => `/blocks/0/props/${name}`),
    ['/blocks/0/props/links/0', '/blocks/0/only', '/blocks/0/when'],
    ['/blocks/6/with'],
    ['/blocks/6/section'],
  ].map((places, row) => [places, someOf([...odd.slice(row % 3), ...odd.slice(0, row % 3)], 2)] as const),
)('any value at %j is shown, and can be read', (places, values) => {
  const before = JSON.parse(new StudioInMemory().text('exhibition.json'));
  before.blocks[0].props.links = [{ label: 'Visit', href: '/visit' }];
  const texts = values.map((value, index): [string, string] => {
    const changed = structuredClone(before);
    for (const place of places) {
      const names = place.split('/').slice(1);
      const last = names.pop() ?? '';
      let outer = changed;
      for (const name of names) outer = outer[name];
      outer[last] = value;
    }
    return [`odd-${index}.json`, JSON.stringify(changed, null, 2)];
  });
  const studio = openForm('policy.json', [], Object.fromEntries(texts));
  const [, index] = /^\/blocks\/(\d+)/.exec(places[0] ?? '') ?? [];
  const part = index === undefined ? [] : ['blocks', Number(index)];
  for (const [file] of texts) {
    studio.show({ file, selected: { file, steps: part } });
    openGroups();
    expect(document.querySelector('h2')?.textContent).toMatch(/\w/);
  }
});

/** Shows the form of each part in one window, and expects that it has a heading. */
function showEach(
  studio: StudioInMemory,
  parts: readonly { readonly file: string; readonly steps: Steps }[],
) {
  for (const { file, steps } of parts) {
    studio.show({ file, selected: { file, steps: [...steps] } });
    expect(document.querySelector('h2')?.textContent, `${file} ${steps.join('/')}`).toMatch(/\w/);
  }
}

const kinds = ['page', 'section', 'site', 'redirects', 'fallback', 'language'] as const;

it('every config has a form', () => {
  const studio = openForm('home.json', hero);
  const files = kinds.flatMap((kind) => configsOf(studio.state.site, kind)).map(({ file }) => file);
  expect(files.length).toBeGreaterThan(20);
  showEach(
    studio,
    files.map((file) => ({ file, steps: [] })),
  );
});

it('a section of every type has a form', () => {
  const studio = openForm('home.json', hero);
  const found = new Map<unknown, { readonly file: string; readonly steps: Steps }>();
  for (const kind of kinds)
    for (const config of configsOf(studio.state.site, kind))
      for (const { value, file, steps } of rowsIn(sectionLists(studio.state.site, config.file)))
        getOrInsert(found, value.type ?? value.section, () => ({ file, steps }));
  expect(found.size).toBeGreaterThan(15);
  expect(found.has('enquiry')).toBe(true);
  showEach(studio, [...found.values()]);
});

it('a form has no accessibility violations', async () => {
  openForm('exhibition.json', hero);
  openGroups();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
