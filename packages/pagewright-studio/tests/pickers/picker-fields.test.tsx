// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Steps } from '../../../pagewright/src/json/json-value.ts';
import { ImageField } from '../../src/browser/pickers/ImageField.tsx';
import { LinkField } from '../../src/browser/pickers/LinkField.tsx';
import { RichTextField } from '../../src/browser/pickers/RichTextField.tsx';
import { VariantField } from '../../src/browser/pickers/VariantField.tsx';
import { installDialogs } from '../fixtures/dialog-element.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

beforeAll(() => {
  // jsdom has no dialogs, no popovers, and no layout.
  installDialogs();
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = () => {};
  Element.prototype.scrollIntoView = () => {};
  Range.prototype.getClientRects = () => document.createElement('p').getClientRects();
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  globalThis.CSS ??= Object.assign({}, globalThis.CSS, { escape: (text: string) => text });
});

afterEach(closeStudios);

const props: Steps = ['blocks', 0, 'props'];

/** A page with one block that has the given props. */
function open(Field: typeof ImageField, type: string, given: object, steps: Steps, more: object = {}) {
  const page = { route: '/policy', head: { title: 'Policy' }, blocks: [{ type, props: given }] };
  const studio = new StudioInMemory({
    files: { 'policy.json': `${JSON.stringify(page, null, 2)}\n` },
    view: { file: 'policy.json', path: '/policy' },
    ...more,
  });
  studio.render(<Field file="policy.json" steps={[...props, ...steps]} label="Thing" help="" />);
  return {
    studio,
    value: () =>
      [...props, ...steps].reduce((value: unknown, step) => Object(value)[step], studio.json('policy.json')),
  };
}

describe('the field of an image', () => {
  const hero = { title: 'A', image: { src: '/pictures/ferry.avif', alt: 'A ferry' } };

  it('shows its file, its size and its description', () => {
    open(ImageField, 'masthead', hero, ['image']);
    expect(screen.getByText('ferry.avif')).toBeTruthy();
    expect(screen.getByText(/480 × 320 px/)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Alternative text' }).value).toBe(
      'A ferry',
    );
  });

  it('is decorative with an empty text, and requires a description again otherwise', () => {
    const { value } = open(ImageField, 'masthead', hero, ['image']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Decorative' }));
    expect(value()).toEqual({ src: '/pictures/ferry.avif', alt: '' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Decorative' }));
    expect(value()).toEqual({ src: '/pictures/ferry.avif' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Alternative text' }), { target: { value: 'Two' } });
    expect(value()).toEqual({ src: '/pictures/ferry.avif', alt: 'Two' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Alternative text' }), { target: { value: '' } });
    expect(value()).toEqual({ src: '/pictures/ferry.avif' });
  });

  it('is no longer decorative when a person types a description', () => {
    const { value } = open(ImageField, 'masthead', { ...hero, image: { ...hero.image, alt: '' } }, ['image']);
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Alternative text' });
    expect(text.disabled).toBe(false);
    fireEvent.change(text, { target: { value: 'A ferry in fog' } });
    expect(value()).toEqual({ src: '/pictures/ferry.avif', alt: 'A ferry in fog' });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Decorative' }).checked).toBe(false);
  });

  it('chooses a file of the site by keyboard, and announces it', async () => {
    const { value, studio } = open(ImageField, 'masthead', hero, ['image']);
    fireEvent.click(screen.getByRole('button', { name: 'Change…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose thing' }));
    fireEvent.change(dialog.getByRole('searchbox', { name: 'Search images' }), {
      target: { value: 'pictures diver' },
    });
    expect(dialog.getByText('1 image')).toBeTruthy();
    const option = dialog.getByRole('option', { name: 'diver.avif, 480 × 320 px' });
    option.focus();
    fireEvent.keyDown(option, { key: 'Enter' });
    expect(value()).toEqual({ src: '/pictures/diver.avif' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(studio.announced).toEqual(['Chose /pictures/diver.avif.']);
    await studio.undo();
    expect(value()).toEqual(hero.image);
  });

  it('says which images the page shows', async () => {
    open(ImageField, 'masthead', hero, ['image']);
    fireEvent.click(screen.getByRole('button', { name: 'Change…' }));
    expect(
      (await screen.findAllByRole('option', { name: /On this page/ })).map(({ title }) => title),
    ).toEqual(expect.arrayContaining(['ferry.avif']));
    expect(screen.queryByRole('tab', { name: /media/ })).toBeNull();
  });

  it('refuses to upload without a file or a description, and says what is missing', async () => {
    open(ImageField, 'masthead', hero, ['image']);
    fireEvent.click(screen.getByRole('button', { name: 'Change…' }));
    fireEvent.click(await screen.findByRole('tab', { name: 'Upload' }));
    const form = screen.getByLabelText('Choose an image, or drop it here').closest('form');
    if (form) fireEvent.submit(form);
    expect(await screen.findByText('Choose an image first.')).toBeTruthy();
    expect(screen.getByText('Say what the image shows, or mark it as decorative.')).toBeTruthy();
  });

  it('can be removed', () => {
    const { studio } = open(ImageField, 'masthead', hero, ['image']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(studio.json('policy.json')).toMatchObject({ blocks: [{ props: { title: 'A' } }] });
    expect(studio.text('policy.json')).not.toContain('ferry');
    expect(screen.getByText('No image yet')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Choose…');
  });
});

describe('the field of a link', () => {
  const hero = { title: 'A', links: [{ label: 'Go', href: '/about' }] };
  const field = () => open(LinkField, 'masthead', hero, ['links', 0, 'href']);
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Thing/ });

  it('says where it leads, with a way to open it', () => {
    field();
    expect(screen.getByText('About us')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
      'http://localhost:6181/about',
    );
  });

  it('writes each letter of an address, as one step of undo', async () => {
    const { studio, value } = field();
    for (const typed of ['/a', '/ab', '/abc']) fireEvent.change(box(), { target: { value: typed } });
    expect(value()).toBe('/abc');
    await studio.settle();
    await studio.undo();
    expect(value()).toBe('/about');
  });

  it('searches pages by words, and writes the chosen one', () => {
    const { value } = field();
    fireEvent.change(box(), { target: { value: 'ropes' } });
    expect(value()).toBe('/about');
    const [option] = screen.getAllByRole('option', { hidden: true });
    expect(option?.textContent).toBe('An exhibition › Ropes/exhibitions/ropes');
    expect(box().getAttribute('aria-activedescendant')).toBe(option?.id);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(value()).toBe('/exhibitions/ropes');
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('moves through the pages that were found with the arrow keys, and Enter writes one of them', () => {
    const { value } = field();
    fireEvent.change(box(), { target: { value: 'ropes' } });
    const options = screen.getAllByRole('option', { hidden: true });
    for (const _ of options) fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(box().getAttribute('aria-activedescendant')).toBe(options[0]?.id);
    fireEvent.keyDown(box(), { key: 'ArrowUp' });
    expect(box().getAttribute('aria-activedescendant')).toBe(options.at(-1)?.id);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(value()).toBe('/exhibitions/ropes');
  });

  it('opens with the arrow keys, on the page to which the link leads', () => {
    field();
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    const selected = screen
      .getAllByRole('option', { hidden: true })
      .filter((each) => each.ariaSelected === 'true');
    expect(selected.map(({ textContent }) => textContent)).toEqual(['About us/about']);
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(screen.queryAllByRole('option', { hidden: true })).toEqual([]);
  });

  it('keeps the typed text when the field is left, so that the check can explain it', async () => {
    const { studio, value } = field();
    fireEvent.change(box(), { target: { value: 'www.example.com' } });
    fireEvent.blur(box());
    expect(value()).toBe('www.example.com');
    await studio.check();
    await waitFor(() => expect(screen.getByText(/Did you mean "https:\/\/www.example.com"/)).toBeTruthy());
  });

  it('forgets a search with Escape', () => {
    const { value } = field();
    fireEvent.change(box(), { target: { value: 'no such page' } });
    expect(screen.getByText('No page has these words in its title or address.')).toBeTruthy();
    fireEvent.keyDown(box(), { key: 'Escape' });
    fireEvent.keyDown(box(), { key: 'Escape' });
    fireEvent.blur(box());
    expect(value()).toBe('/about');
    expect(box().value).toBe('/about');
  });
});

describe('the field of a look', () => {
  it('shows the default, and writes what is chosen', () => {
    const { value } = open(VariantField, 'masthead', { title: 'A' }, ['layout']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Side' }).checked).toBe(true);
    expect(value()).toBeUndefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Plain' }));
    expect(value()).toBe('plain');
  });

  it('shows no choice for a value that it does not know', () => {
    open(VariantField, 'masthead', { title: 'A', layout: 'unheard-of' }, ['layout']);
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });
});

describe('the field of a text with HTML', () => {
  const field = (html: string) =>
    open(RichTextField, 'passage', { paragraphs: [{ html }] }, ['paragraphs', 0, 'html']);

  it('changes nothing when it is opened', async () => {
    const { studio, value } = field('<p>A <b>bold</b>\n word &amp; more</p>\n<p>Two</p>');
    const before = studio.text('policy.json');
    const text = await screen.findByRole('textbox', { name: 'Thing' });
    act(() => text.focus());
    expect(text.textContent).toBe('A bold word & moreTwo');
    expect(studio.text('policy.json')).toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'HTML' }));
    const source = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Thing, as HTML' });
    expect(source.value).toBe(value());
    expect(document.activeElement).toBe(source);
    fireEvent.click(screen.getByRole('button', { name: 'HTML' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Thing' }));
    expect(studio.text('policy.json')).toBe(before);
    expect(value()).toContain('bold');
  });

  it('formats by its toolbar, whose buttons are reached by arrow keys', async () => {
    const { value } = field('<p>Words</p>');
    const bold = await screen.findByRole('button', { name: 'Bold' });
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([bold]);
    act(() => bold.focus());
    fireEvent.keyDown(bold, { key: 'ArrowLeft' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('HTML');
    fireEvent.keyDown(document.activeElement ?? bold, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(bold);
    fireEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(value()).toBe('<ul><li>Words</li></ul>');
    expect(screen.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Numbered list' }));
    expect(value()).toBe('<ol><li>Words</li></ol>');
    fireEvent.click(screen.getByRole('button', { name: 'Numbered list' }));
    fireEvent.click(screen.getByRole('button', { name: 'Heading, level 3' }));
    expect(value()).toBe('<h3>Words</h3>');
    fireEvent.click(screen.getByRole('button', { name: 'Heading, level 3' }));
    fireEvent.click(screen.getByRole('button', { name: 'Quote' }));
    expect(value()).toBe('<blockquote><p>Words</p></blockquote>');
  });

  it('shows the changes of another window', async () => {
    const { studio } = field('<p>One</p>');
    const text = await screen.findByRole('textbox', { name: 'Thing' });
    const at = studio.text('policy.json').indexOf('One');
    await studio.editElsewhere('policy.json', [{ start: at, end: at + 3, text: 'Other' }]);
    expect(text.textContent).toBe('Other');
  });

  it.each([
    '<p>a</p><img src=x onerror="globalThis.wasRun = true">',
    '<script>globalThis.wasRun = true</script>',
    '<svg><script>globalThis.wasRun = true</script></svg>',
  ])('shows %s as text, and says why', async (html) => {
    const { value } = field(html);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Thing, as HTML' }).value).toBe(html);
    expect(screen.getByText(/^Only the HTML is shown, because the editor cannot keep/)).toBeTruthy();
    expect(document.querySelector('img, script, svg script')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect('wasRun' in globalThis).toBe(false);
    expect(value()).toBe(html);
  });
});
