// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContactMessage } from '../../../packages/pagewright/src/content/requests/send-contact-message.ts';
import { SendMessageContext } from '../../../packages/pagewright/src/render/send-message.ts';
import { budget } from '../../../packages/pagewright/tests/budget.ts';
import ContactForm from '../../../src/blocks/contact-form/ContactForm.tsx';
import { type FieldName, fieldNames } from './history-events.ts';
import { commonForm, contactForm, type FormProps } from './shipped-forms.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const texts: Readonly<Record<FieldName, readonly string[]>> = {
  name: ['Ada Lovelace', 'Grace Hopper', ''],
  email: ['ada@example.com', 'grace@example.org', ''],
  phone: ['+1 614 555 0141', '5551234567', ''],
  message: ['About the engine.', 'Please call back.', ''],
};

type Texts = Readonly<Record<string, string>>;

const contains = (all: Texts, some: Texts) =>
  Object.entries(some).every(([name, text]) => all[name] === text);

type Outcome = 'accepted' | 'rejected' | 'no-reply';
type Step = { type: readonly [FieldName, string] } | { send: Outcome } | { load: FormProps };

const typed = fc.constantFrom(
  ...fieldNames.flatMap((name) => texts[name].map((text) => [name, text] as const)),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: typed }) },
  { weight: 3, arbitrary: fc.record({ send: fc.constantFrom<Outcome>('accepted', 'rejected', 'no-reply') }) },
  { weight: 2, arbitrary: fc.record({ load: fc.constantFrom(commonForm, contactForm) }) },
);

/** The rendered form in its own tab, with the expected state of its fields and of the service. */
class RenderedTab {
  #form = commonForm;
  #outcome: Outcome = 'accepted';
  readonly #fields = { name: '', email: '', phone: '', message: '' };
  readonly #calls: ContactMessage[] = [];
  /** Keys of the messages that the service has. */
  readonly #stored = new Set<string>();
  #unconfirmed: { texts: Texts; hasArrived: boolean }[] = [];
  #accepted = 0;

  constructor() {
    sessionStorage.clear();
    this.#load(commonForm);
  }

  async do(next: Step): Promise<void> {
    if ('type' in next) this.#type(...next.type);
    else if ('load' in next) this.#load(next.load);
    else await this.#send(next.send);
    for (const name of this.#names) {
      expect(this.#input(name)?.value, `the field ${name}`).toBe(this.#fields[name]);
    }
    expect(this.#stored.size, 'stored messages').toBe(this.#accepted);
  }

  get #names(): readonly FieldName[] {
    return fieldNames.filter((name) => this.#form.fields.some((field) => field.name === name));
  }

  get #content(): Texts {
    return Object.fromEntries(this.#names.map((name) => [name, this.#fields[name]]));
  }

  get #status(): string | null | undefined {
    return document.querySelector('form [role="status"]')?.textContent;
  }

  #input(name: FieldName) {
    return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form [name="${name}"]`);
  }

  #load(form: FormProps): void {
    cleanup();
    this.#form = form;
    this.#show(form);
    const content = this.#content;
    const isUnconfirmed = this.#unconfirmed.some(({ texts }) =>
      this.#names.every((name) => (texts[name] ?? '') === content[name]),
    );
    expect(this.#status !== '', 'the visitor hears that a message was not confirmed').toBe(isUnconfirmed);
  }

  #show(form: FormProps): void {
    render(
      <SendMessageContext value={(message) => this.#take(message)}>
        <ContactForm {...form} />
      </SendMessageContext>,
    );
  }

  #type(name: FieldName, value: string): void {
    const input = this.#input(name);
    if (!input) return;
    fireEvent.change(input, { target: { value } });
    this.#fields[name] = value;
  }

  async #take(message: ContactMessage): Promise<void> {
    this.#calls.push(message);
    if (this.#outcome !== 'rejected') this.#stored.add(message.key);
    if (this.#outcome !== 'accepted') throw new Error(this.#outcome);
  }

  async #send(outcome: Outcome): Promise<void> {
    this.#outcome = outcome;
    const content = this.#content;
    const isComplete = Object.values(content).every((text) => text !== '');
    const before = this.#calls.length;
    const button = document.querySelector('form button');
    if (button) await act(async () => fireEvent.click(button));
    expect(this.#calls.length - before, 'a complete form is sent').toBe(isComplete ? 1 : 0);
    if (!isComplete) return;
    expect(this.#calls.at(-1)?.texts).toEqual(content);
    expect(this.#status, 'the visitor hears how it ended').not.toBe('');
    const earlier = this.#unconfirmed.find(
      ({ texts }) => contains(texts, content) || contains(content, texts),
    );
    const attempt = earlier ?? { texts: {}, hasArrived: false };
    if (!earlier) this.#unconfirmed.push(attempt);
    attempt.texts = { ...attempt.texts, ...content };
    if (outcome !== 'rejected' && !attempt.hasArrived) this.#accepted += 1;
    attempt.hasArrived ||= outcome !== 'rejected';
    if (outcome !== 'accepted') return;
    this.#unconfirmed = this.#unconfirmed.filter((each) => each !== attempt);
    for (const name of this.#names) this.#fields[name] = '';
  }
}

it('no history of the rendered form loses text, rejects valid text, or stores a message twice', async () => {
  const filled: Step[] = fieldNames.map((name) => ({ type: [name, texts[name][0] ?? ''] }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const tab = new RenderedTab();
      for (const next of [...filled, ...steps]) await tab.do(next);
    }),
    budget(4, 100),
  );
});
