// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SendMessageContext } from '../../../packages/pagewright/src/render/send-message.ts';
import ContactForm from '../../../src/blocks/contact-form/ContactForm.tsx';
import { commonForm, contactForm, type FormProps } from './shipped-forms.ts';

const send = vi.fn(async () => {});

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  send.mockClear();
  vi.restoreAllMocks();
});

async function press(form: FormProps, texts: Readonly<Record<string, string>>): Promise<void> {
  cleanup();
  sessionStorage.clear();
  render(
    <SendMessageContext value={send}>
      <ContactForm {...form} />
    </SendMessageContext>,
  );
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await act(async () => fireEvent.click(screen.getByText(/^Send/)));
}

/** The texts that describe a field: its error and its hint. */
function describedBy(label: string): string[] {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '');
}

const letter = { Name: 'Ada Lovelace', Email: 'ada@example.com', Message: 'About the engine.' };

it.each(['', ' ', '\n\t', '\u00a0'])(
  'an empty message %j is rejected with the text of the form',
  async (message) => {
    await press(commonForm, { ...letter, Message: message });
    expect(describedBy('Message')).toEqual([commonForm.empty]);
    expect(send).not.toHaveBeenCalled();
  },
);

it('an email that the browser rejects is rejected with the text of the form', async () => {
  await press(commonForm, { ...letter, Email: 'ada@' });
  expect(describedBy('Email')).toEqual([commonForm.notEmail]);
});

it.each([
  '+1 614 555 0141',
  '(614) 555-0141',
  '614.555.0141',
  '0614/5550141',
  '+1 614\u2011555\u20110141',
  '55512345678901',
  '\u202a+49 (30) 1234-56789\u202c',
  '555\u2212123\u2212456\u221278901',
])('%s is a phone number', async (phone) => {
  await press(contactForm, { ...letter, Phone: phone });
  expect(send).toHaveBeenCalledOnce();
});

it.each([
  ['614 555 014', 'Phone number should be at least 10'],
  ['(614) 555-01', 'Phone number should be at least 10'],
  ['+1 614 555 0141 2345', 'Phone number should not exceed 14 characters'],
  ['555123456789012', 'Phone number should not exceed 14 characters'],
])('%s is not a phone number, and the field keeps its hint', async (phone, says) => {
  await press(contactForm, { ...letter, Phone: phone });
  expect(describedBy('Phone')).toEqual([says, 'With the area code, such as +1 614 555 0141']);
  expect(send).not.toHaveBeenCalled();
});

it('text that is too long for the service is rejected by each form with the same message, and stays in its field', async () => {
  const long = 'a'.repeat(10_001);
  const said = new Set<string>();
  for (const form of [commonForm, contactForm]) {
    await press(form, { ...letter, Message: long });
    expect(describedBy('Message')).toEqual([expect.stringContaining('10,000 characters')]);
    for (const words of describedBy('Message')) said.add(words);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(long);
  }
  expect(said.size).toBe(1);
  expect(send).not.toHaveBeenCalled();
});

it('a single-line field is sent without line breaks', async () => {
  await press(commonForm, { ...letter, Name: 'Ada\u2028Bcc: all@example.com\u0085x' });
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ texts: expect.objectContaining({ name: 'Ada Bcc: all@example.com x' }) }),
    expect.anything(),
  );
});
