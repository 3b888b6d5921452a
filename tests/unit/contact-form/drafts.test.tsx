// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContactMessage } from '../../../packages/pagewright/src/content/requests/send-contact-message.ts';
import { SendMessageContext } from '../../../packages/pagewright/src/render/send-message.ts';
import ContactForm from '../../../src/blocks/contact-form/ContactForm.tsx';
import { commonForm, contactForm, type FormProps } from './shipped-forms.ts';

let taken: ContactMessage[] = [];

beforeEach(() => {
  taken = [];
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const take = async (message: ContactMessage) => void taken.push(message);
const loseReply = async (message: ContactMessage) => {
  taken.push(message);
  throw new Error('No reply');
};

/** Loads a page with this form: a new document in the same tab. */
function load(form: FormProps, send: (message: ContactMessage) => Promise<void> = take): void {
  cleanup();
  render(
    <SendMessageContext value={send}>
      <ContactForm {...form} />
    </SendMessageContext>,
  );
}

function type(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

async function send(): Promise<void> {
  await act(async () => fireEvent.click(screen.getByText(/^Send/)));
}

const textIn = (label: string): unknown => screen.getByLabelText<HTMLInputElement>(label).value;
const letter = { Name: 'Ada Lovelace', Email: 'ada@example.com', Message: 'About the engine.' };

it('restored text can be sent without another edit', async () => {
  load(commonForm);
  type(letter);
  load(commonForm);
  expect(textIn('Email')).toBe('ada@example.com');
  await send();
  expect(taken).toMatchObject([{ texts: { email: 'ada@example.com', message: 'About the engine.' } }]);
});

it('text typed before and during hydration is kept', async () => {
  const form = <ContactForm {...commonForm} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  const enter = (label: string, value: string) => {
    screen.getByLabelText<HTMLInputElement>(label).value = value;
  };
  enter('Name', letter.Name);
  // Renders after the form: the form is rendered but not yet hydrated.
  const Visitor = () => {
    enter('Email', letter.Email);
    enter('Message', letter.Message);
    return null;
  };
  render(
    <SendMessageContext value={take}>
      {form}
      <Visitor />
    </SendMessageContext>,
    { container, hydrate: true },
  );
  for (const [label, value] of Object.entries(letter)) expect(textIn(label)).toBe(value);
  await send();
  expect(taken).toMatchObject([
    { texts: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'About the engine.' } },
  ]);
});

it('a phone number is kept while the visitor is on pages without a phone field', async () => {
  load(contactForm);
  type({ ...letter, Phone: '6145550141' });
  load(commonForm);
  type({ Message: 'About another engine.' });
  load(contactForm);
  expect(textIn('Phone')).toBe('6145550141');
  expect(textIn('Message')).toBe('About another engine.');
});

it('a field that the visitor cleared stays empty on every page', () => {
  load(contactForm);
  type({ ...letter, Phone: '6145550141' });
  type({ Phone: '', Name: '' });
  load(commonForm);
  expect(textIn('Name')).toBe('');
  load(contactForm);
  expect(textIn('Phone')).toBe('');
  expect(textIn('Email')).toBe('ada@example.com');
});

it('a message without a reply is sent again with the same key, even after a reload', async () => {
  load(commonForm, loseReply);
  type(letter);
  await send();
  load(commonForm);
  await send();
  await waitFor(() => expect(taken).toHaveLength(2));
  expect(taken[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(taken[1]?.key).toBe(taken[0]?.key);
});

it('a message that was edited after a missing reply gets a new key', async () => {
  load(commonForm, loseReply);
  type(letter);
  await send();
  type({ Message: 'About the engine, and the bridge.' });
  await send();
  type({ Message: letter.Message });
  await send();
  const keys = taken.map(({ key }) => key);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});
