// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RichTextField } from '../../src/browser/pickers/RichTextField.tsx';
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
});
afterEach(closeStudios);

/** The field of a text with HTML, with the cursor in its first word. */
async function open(html: string) {
  const block = { type: 'passage', props: { paragraphs: [{ html }] } };
  const page = { route: '/policy', head: { title: 'Policy' }, blocks: [block] };
  const studio = new StudioInMemory({
    files: { 'policy.json': `${JSON.stringify(page, null, 2)}\n` },
    view: { file: 'policy.json', path: '/policy' },
  });
  studio.render(
    <RichTextField
      file="policy.json"
      steps={['blocks', 0, 'props', 'paragraphs', 0, 'html']}
      label="Thing"
      help=""
    />,
  );
  const text = await screen.findByRole('textbox', { name: 'Thing' });
  act(() => text.focus());
  return { studio, text };
}

const target = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Where it leads' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const submit = () => {
  const form = target().closest('form');
  if (form) fireEvent.submit(form);
};

describe('the link of a text', () => {
  it('has no dialog while no words are selected, and says what to do', async () => {
    await open('<p>Words</p>');
    const button = screen.getByRole('button', { name: 'Select the text of the link first.' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gets a new target in its dialog, which starts with the old one', async () => {
    const { studio } = await open('<p><a href="/about">Words</a></p>');
    press('Link');
    expect(target().value).toBe('/about');
    expect(target().hasAttribute('autofocus')).toBe(true);
    expect(screen.getByText('About us')).not.toBeNull();
    fireEvent.change(target(), { target: { value: '/visit' } });
    submit();
    expect(studio.text('policy.json')).toContain('<a href=\\"/visit\\">Words</a>');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is removed, and its words stay', async () => {
    const { studio } = await open('<p><a href="/about">Words</a></p>');
    press('Link');
    press('Remove link');
    expect(studio.text('policy.json')).toContain('"<p>Words</p>"');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays as it is after Cancel', async () => {
    const { studio } = await open('<p><a href="/about">Words</a></p>');
    const before = studio.text('policy.json');
    press('Link');
    fireEvent.change(target(), { target: { value: '/visit' } });
    press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(studio.text('policy.json')).toBe(before);
  });

  it('keeps the focus in the text while its button is pressed', async () => {
    await open('<p><a href="/about">Words</a></p>');
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Link' }))).toBe(false);
  });
});
