// @vitest-environment jsdom
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sendContactMessage } from '../../../packages/pagewright/src/content/requests/send-contact-message.ts';
import {
  type SendMessage,
  SendMessageContext,
} from '../../../packages/pagewright/src/render/send-message.ts';
import { createDemoService } from '../../../packages/pagewright-wordpress/demo-service/demo-service.ts';
import { wordpress } from '../../../packages/pagewright-wordpress/src/wordpress.ts';
import ContactForm from '../../../src/blocks/contact-form/ContactForm.tsx';
import { type FormProps, formWith } from './shipped-forms.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-form-'));
const messagesFile = path.join(folder, 'messages.jsonl');
let server: Server;
let base: string;

beforeAll(async () => {
  const serve = createDemoService({ contentDir: folder, contentTypes: {}, messagesFile, images: {} });
  server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  rmSync(messagesFile, { force: true });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

// The fetch of Node rejects the abort signals of jsdom.
const post: typeof fetch = (url, init) => fetch(url, { ...init, signal: null });
const send: SendMessage = (message) =>
  sendContactMessage(message, { base, deadline: 5000, fetch: post, formPath: wordpress().formPath });

function load(form: FormProps): void {
  cleanup();
  render(
    <SendMessageContext value={send}>
      <ContactForm {...form} />
    </SendMessageContext>,
  );
}

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function enterLetter(): void {
  enter('Name', 'Ada Lovelace');
  enter('Email', 'ada@example.com');
  enter('Message', 'About the engine.');
}

const press = () => act(async () => fireEvent.click(screen.getByText(/^Send/)));

/** The one message that the service stored. */
async function stored(): Promise<unknown> {
  await waitFor(() => expect(screen.getByRole('status').dataset.outcome).toBe('sent'), { timeout: 10_000 });
  return JSON.parse(readFileSync(messagesFile, 'utf8'));
}

const company = { name: 'company', label: 'Company', required: false };
const topic = {
  name: 'topic',
  label: 'Topic',
  type: 'select',
  options: ['A project', 'A post'],
  required: true,
};
const address = { name: 'address', label: 'Address', type: 'textarea', required: false };
const consent = { name: 'consent', label: 'You may keep this.', type: 'checkbox', required: 'Please agree' };

it('a field that is added to the config is shown, sent and stored', async () => {
  load(formWith(company));
  enterLetter();
  enter('Company', 'Analytical Engines');
  await press();
  expect(await stored()).toMatchObject({ name: 'Ada Lovelace', company: 'Analytical Engines' });
});

it('every field type is stored as entered', async () => {
  load(formWith(topic, address, consent));
  enterLetter();
  enter('Topic', 'A post');
  enter('Address', '12 St James’s Square\nLondon');
  fireEvent.click(screen.getByLabelText('You may keep this.'));
  await press();
  expect(await stored()).toMatchObject({
    topic: 'A post',
    address: '12 St James’s Square\nLondon',
    consent: 'yes',
  });
});

it('an optional field that is left empty is not stored', async () => {
  load(formWith(company));
  enterLetter();
  await press();
  expect(await stored()).not.toHaveProperty('company');
});

it('a required select and a required checkbox show their errors until they have a value', async () => {
  const form = formWith(topic, consent);
  load(form);
  enterLetter();
  await press();
  expect(screen.getByLabelText('Topic')).toHaveProperty('required', true);
  expect(screen.getByText(form.empty).id).toBe(
    screen.getByLabelText('Topic').getAttribute('aria-describedby'),
  );
  expect(screen.getByText('Please agree').id).toBe(
    screen.getByLabelText('You may keep this.').getAttribute('aria-describedby'),
  );
  enter('Topic', 'A project');
  fireEvent.click(screen.getByLabelText('You may keep this.'));
  expect(screen.queryByText('Please agree')).toBeNull();
  await press();
  expect(await stored()).toMatchObject({ topic: 'A project', consent: 'yes' });
});

it('a selected option and a checked box are kept in the draft', () => {
  const form = formWith(topic, consent);
  load(form);
  enter('Topic', 'A post');
  fireEvent.click(screen.getByLabelText('You may keep this.'));
  load(form);
  expect(screen.getByLabelText<HTMLSelectElement>('Topic').value).toBe('A post');
  expect(screen.getByLabelText<HTMLInputElement>('You may keep this.').checked).toBe(true);
});

it('an option that the form no longer has is not selected and not sent', async () => {
  load(formWith(topic));
  enterLetter();
  enter('Topic', 'A post');
  const changed = formWith({ ...topic, options: ['A project'] });
  load(changed);
  expect(screen.getByLabelText<HTMLSelectElement>('Topic').value).toBe('');
  await press();
  expect(screen.getByText(changed.empty)).toBeTruthy();
});

it('without script the browser checks required fields; with script only the form does', () => {
  const form = formWith({ name: 'company', label: 'Company', required: true });
  const plain = document.createElement('div');
  plain.innerHTML = renderToString(<ContactForm {...form} />);
  expect(plain.querySelector('form')?.noValidate).toBe(false);
  expect(plain.querySelector<HTMLInputElement>('[name="company"]')?.required).toBe(true);
  load(form);
  expect(document.querySelector('form')?.noValidate).toBe(true);
});
