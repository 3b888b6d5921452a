import { expect, type Page, type Route } from '@playwright/test';
import fc from 'fast-check';
import { moveTo } from '../fixture-sites/faulty-test.ts';
import { storedMessages } from '../fixture-sites/stored-messages.ts';

const paths = ['/policy', '/contact-us'] as const;
const texts = {
  name: ['Ada Lovelace', 'Grace Hopper'],
  email: ['ada@example.com', 'grace@example.org'],
  phone: ['6145550141', '55512345678901'],
  message: ['About the engine.', 'Please call back.'],
};
type Texts = Readonly<Record<string, string>>;

/** A message that was sent. It may have been sent several times, from forms with different fields. */
interface Attempt {
  texts: Texts;
  /** Its index among the stored messages; undefined if it has not arrived. */
  at: number | undefined;
}

const contains = (all: Texts, some: Texts) =>
  Object.entries(some).every(([name, text]) => all[name] === text);

type Field = keyof typeof texts;
type Outcome = 'sent' | 'refused' | 'offline' | 'response-lost' | 'left';

/** An action of a visitor. */
export type Step =
  | { readonly kind: 'type'; readonly field: Field; readonly choice: number }
  | { readonly kind: 'send'; readonly outcome: Outcome; readonly presses: number }
  /** Types on a page whose form never gets its code, and then reloads. */
  | {
      readonly kind: 'type-without-code';
      readonly fault: 'lost' | 'hangs';
      readonly path: (typeof paths)[number];
      readonly field: Field;
      readonly choice: number;
    }
  /** `duplicate` continues in a copy of the tab. `hurry` follows two links at once. */
  | { readonly kind: 'reload' | 'back' | 'duplicate' | 'hurry' }
  | { readonly kind: 'open' | 'move'; readonly path: (typeof paths)[number] };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('type'),
      field: fc.constantFrom<Field>('name', 'email', 'phone', 'message'),
      // An index past the last text clears the field.
      choice: fc.nat(2),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('send'),
      outcome: fc.constantFrom<Outcome>('sent', 'refused', 'offline', 'response-lost', 'left'),
      presses: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('reload', 'back', 'duplicate', 'hurry') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('type-without-code'),
      fault: fc.constantFrom('lost', 'hangs'),
      path: fc.constantFrom(...paths),
      field: fc.constantFrom<Field>('name', 'email', 'message'),
      choice: fc.nat(1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('open', 'move'), path: fc.constantFrom(...paths) }),
  },
);

/** Random actions after the visitor has filled in the form. */
export function histories(count: number, seed: number): readonly (readonly Step[])[] {
  const filled = (['name', 'email', 'message'] as const).map((field) => ({
    kind: 'type' as const,
    field,
    choice: 0,
  }));
  const tails = fc.sample(fc.array(step, { minLength: 3, maxLength: 6 }), { numRuns: count, seed });
  return tails.map((tail) => [...filled, ...tail]);
}

/** A visitor with one browser tab, and the state that the visitor expects. */
export class Visitor {
  #page: Page;
  readonly #address: string;
  readonly #messagesFile: string;
  #fields = { name: '', email: '', phone: '', message: '' };
  #hasPhone = false;
  #outcome: Outcome = 'sent';
  /** Call this when a message has arrived. */
  #arrive = () => {};
  /** Messages that were sent without a response. */
  #unconfirmed: Attempt[] = [];
  readonly #accepted: Texts[] = [];

  constructor(page: Page, address: string, messagesFile: string) {
    this.#page = page;
    this.#address = address;
    this.#messagesFile = messagesFile;
  }

  async begin(): Promise<void> {
    await this.#page.context().route('**/store_form_data', (route) => this.#answer(route));
    await this.#page.goto(this.#address + paths[0]);
  }

  async do(step: Step): Promise<void> {
    switch (step.kind) {
      case 'type':
        await this.#type(step.field, texts[step.field][step.choice] ?? '');
        break;
      case 'send':
        await this.#send(step.outcome, step.presses);
        break;
      case 'type-without-code':
        await this.#typeWithoutCode(step.fault, step.path, step.field, texts[step.field][step.choice] ?? '');
        break;
      case 'reload':
        await this.#page.reload();
        break;
      case 'back':
        await this.#page.goBack();
        // Going back from the first page leaves the site.
        if (!this.#page.url().startsWith(this.#address)) await this.#page.goForward();
        break;
      case 'duplicate':
        await this.#duplicate();
        break;
      case 'hurry':
        await this.#hurry();
        break;
      case 'open':
        await this.#page.goto(this.#address + step.path);
        break;
      case 'move':
        await moveTo(this.#page, step.path);
        break;
    }
    this.#hasPhone = new URL(this.#page.url()).pathname === '/contact-us';
    await this.#check();
  }

  async #type(field: Field, text: string): Promise<void> {
    if (field === 'phone' && !this.#hasPhone) return;
    await this.#page.locator(`main form [name="${field}"]`).fill(text);
    this.#fields[field] = text;
  }

  async #typeWithoutCode(fault: 'lost' | 'hangs', path: string, field: Field, text: string): Promise<void> {
    const code = '**/ContactForm-*.js';
    await this.#page.route(code, (route) => fault === 'lost' && route.abort());
    await this.#page.goto(this.#address + path);
    await this.#page.locator(`main form [name="${field}"]`).fill(text);
    await this.#page.unroute(code);
    await this.#page.reload();
    // The form did not show the draft, so the typed text is appended to a long text, and replaces a short one.
    const draft = this.#fields[field];
    if (draft.includes(text)) return;
    this.#fields[field] = field === 'message' && draft !== '' ? `${draft}\n${text}` : text;
  }

  /** Follows a link to another page, and a link back before that page is shown. */
  async #hurry(): Promise<void> {
    const here = new URL(this.#page.url()).pathname;
    await this.#page.evaluate(
      (links) => {
        for (const link of links) history.pushState(null, '', link);
      },
      [...paths.filter((path) => path !== here), here],
    );
  }

  /** Opens a copy of the tab, with its session storage. The copy has the text of the form if the form has hydrated. */
  async #duplicate(): Promise<void> {
    await this.#page.locator('main form [name="name"]').focus();
    await expect(this.#page.locator('main form')).toHaveAttribute('novalidate');
    const copy = this.#page.waitForEvent('popup');
    await this.#page.evaluate(() => void window.open(location.href));
    this.#page = await copy;
    await this.#page.waitForLoadState();
  }

  get #content(): Readonly<Record<string, string>> {
    const { phone, ...common } = this.#fields;
    return this.#hasPhone ? { ...common, phone } : common;
  }

  async #send(outcome: Outcome, presses: number): Promise<void> {
    const content = this.#content;
    const isComplete = Object.values(content).every((text) => text !== '');
    this.#outcome = outcome;
    const arrival = new Promise<void>((resolve) => {
      this.#arrive = resolve;
    });
    const button = this.#page.locator('main form button');
    for (let press = 0; press < presses; press += 1) await button.click();
    if (!isComplete) return;
    if (outcome === 'left') {
      await arrival;
      await this.#page.reload();
    }
    const expected = outcome === 'sent' ? 'sent' : 'failed';
    await expect(this.#page.locator('main form [data-outcome]')).toHaveAttribute('data-outcome', expected);
    const earlier = this.#unconfirmed.find(
      ({ texts }) => contains(texts, content) || contains(content, texts),
    );
    const attempt: Attempt = earlier ?? { texts: {}, at: undefined };
    attempt.texts = { ...attempt.texts, ...content };
    if (!earlier) this.#unconfirmed.push(attempt);
    if (outcome === 'sent' || outcome === 'response-lost' || outcome === 'left') {
      attempt.at ??= this.#accepted.length;
      this.#accepted[attempt.at] = { ...this.#accepted[attempt.at], ...content };
    }
    if (outcome !== 'sent') return;
    this.#unconfirmed = this.#unconfirmed.filter((each) => each !== attempt);
    for (const name of Object.keys(content)) Object.assign(this.#fields, { [name]: '' });
  }

  async #answer(route: Route): Promise<void> {
    switch (this.#outcome) {
      case 'sent':
        return route.continue();
      case 'refused':
        return route.fulfill({ status: 500, json: {} });
      case 'offline':
        return route.abort('internetdisconnected');
      case 'response-lost':
        await route.fetch();
        return route.abort('connectionreset');
      case 'left':
        await route.fetch();
        return this.#arrive();
    }
  }

  /** Expects the unsent text in the fields, and each sent message exactly once in the service. */
  async #check(): Promise<void> {
    const shown = () =>
      this.#page
        .locator('main form [name]:not([name="reference_code"])')
        .evaluateAll((inputs) =>
          inputs.map((input) => [input.getAttribute('name'), 'value' in input ? input.value : undefined]),
        );
    await expect.poll(async () => Object.fromEntries(await shown())).toEqual(this.#content);
    const stored = storedMessages(this.#messagesFile).map((message) => {
      const { received_at: _, message_key: __, ...content } = Object(message);
      return content;
    });
    expect(stored).toEqual(this.#accepted);
  }
}
