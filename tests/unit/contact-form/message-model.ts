import { expect } from 'vitest';
import type { ContactMessage } from '../../../packages/pagewright/src/content/requests/send-contact-message.ts';
import { AttemptKeys } from '../../../src/blocks/contact-form/attempt-keys.ts';
import type { FormText } from '../../../src/blocks/contact-form/form-field.ts';
import { MessageDraft } from '../../../src/blocks/contact-form/message-draft.ts';
import { TabStorage, VisitedPage } from './form-tab.ts';
import {
  type FieldName,
  type FormName,
  fieldNames,
  type HistoryEvent,
  type Outcome,
} from './history-events.ts';
import { commonForm, contactForm } from './shipped-forms.ts';

type Texts = ContactMessage['texts'];

const withoutEmpty = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

const contains = (all: Texts, some: Texts) =>
  Object.entries(some).every(([name, text]) => all[name] === text);

const forms = { common: commonForm, contact: contactForm };

/** A content service: stores one message per key, with all fields that its attempts had. */
class KeyedService {
  readonly stored = new Map<string, ContactMessage['texts']>();

  take(message: ContactMessage): void {
    this.stored.set(message.key, { ...this.stored.get(message.key), ...withoutEmpty(message.texts) });
  }
}

interface Attempt {
  readonly page: VisitedPage;
  readonly sent: FormText;
  /** The number of the message. */
  readonly number: number;
  readonly outcome: Outcome;
  respond(): void;
  /** Rejects, because the visitor has left the document. */
  abort(): void;
}

interface OpenDocument {
  readonly draft: MessageDraft;
  readonly keys: AttemptKeys;
  /** Requests without a response yet. */
  readonly attempts: Attempt[];
  page: VisitedPage;
}

interface Tab {
  readonly storage: TabStorage;
  document: OpenDocument;
  /** Documents in the back/forward cache. */
  readonly left: OpenDocument[];
  /** The text that each field must contain. */
  readonly expected: Record<FieldName, string>;
  /** The texts of messages that were sent but not confirmed, by number. */
  readonly unconfirmed: Map<number, Texts>;
}

const empty = { name: '', email: '', phone: '', message: '' };

/** The tabs of one visitor and a service. Applies each event to the real code and to the expected state, then compares them. */
export class MessageModel {
  readonly #service = new KeyedService();
  readonly #tabs: Tab[] = [];
  /** Texts that the service accepted, by message number. */
  readonly #accepted = new Map<number, Texts>();
  #messages = 0;
  #outcome: Outcome = 'accepted';
  #calls = 0;

  constructor() {
    this.#openTab(new TabStorage(), empty, new Map(), 'common');
  }

  /** The messages that the service has. */
  get stored(): readonly Texts[] {
    return [...this.#service.stored.values()];
  }

  async apply(event: HistoryEvent): Promise<void> {
    const tab = this.#tabs[event.tab % this.#tabs.length];
    if (!tab) throw new Error('No tab is open');
    await this.#act(tab, event);
    await new Promise(setImmediate);
    this.#check();
  }

  async #act(tab: Tab, event: HistoryEvent): Promise<void> {
    const { page } = tab.document;
    switch (event.kind) {
      case 'type':
        if (!page.names.includes(event.field)) return;
        page.type(event.field, event.text);
        tab.expected[event.field] = event.text;
        return;
      case 'press':
        this.#press(tab, event.outcome);
        if (event.isDouble) this.#press(tab, event.outcome);
        if (event.isQuick) await this.#respond(tab);
        return;
      case 'respond':
        return this.#respond(tab);
      case 'move':
        page.leave();
        tab.document.page = this.#show(tab, tab.document, event.form, {}, false);
        return;
      case 'load':
        return this.#load(tab, event.form, event.isKept);
      case 'reload':
        return this.#reload(tab, event.added);
      case 'back':
        return this.#goBack(tab, event.isKept);
      case 'type-early':
        return this.#typeEarly(tab, event.form, event.field, event.text);
      case 'duplicate':
        return this.#openTab(new TabStorage(tab.storage.items), tab.expected, tab.unconfirmed, event.form);
      case 'new-tab':
        return this.#openTab(new TabStorage(), empty, new Map(), event.form);
      case 'close':
        if (this.#tabs.length > 1) this.#tabs.splice(this.#tabs.indexOf(tab), 1);
        return;
      case 'deploy':
        return this.#deploy(tab, event.form, event.draft);
    }
  }

  #press(tab: Tab, outcome: Outcome): void {
    const { page } = tab.document;
    const isBusy = tab.document.attempts.some((attempt) => attempt.page === page);
    const isComplete = page.names.every((name) => tab.expected[name].trim() !== '');
    this.#outcome = outcome;
    const before = this.#calls;
    page.press();
    expect(this.#calls - before, 'a complete form is sent, once').toBe(isComplete && !isBusy ? 1 : 0);
  }

  #send(tab: Tab, document: OpenDocument, message: ContactMessage): Promise<void> {
    this.#calls += 1;
    const { page } = document;
    const { texts: content } = message;
    const trimmed = page.names.map((name) => [name, tab.expected[name].trim()]);
    expect(content, 'the sent text is the text of the fields').toEqual(Object.fromEntries(trimmed));
    const texts = withoutEmpty(content);
    const [number = this.#messages, known] =
      [...tab.unconfirmed].find(([, each]) => contains(each, texts) || contains(texts, each)) ?? [];
    if (number === this.#messages) this.#messages += 1;
    tab.unconfirmed.set(number, { ...known, ...texts });
    const outcome = this.#outcome;
    if (outcome === 'accepted' || outcome === 'no-reply') {
      this.#service.take(message);
      this.#accepted.set(number, { ...this.#accepted.get(number), ...texts });
    }
    return new Promise((resolve, reject) => {
      document.attempts.push({
        page,
        sent: { ...tab.expected },
        number,
        outcome,
        respond: () => (outcome === 'accepted' ? resolve() : reject(new Error(outcome))),
        abort: () => reject(new Error('The page was left')),
      });
    });
  }

  async #respond(tab: Tab): Promise<void> {
    const attempt = tab.document.attempts.shift();
    if (!attempt) return;
    attempt.respond();
    if (attempt.outcome !== 'accepted') return;
    tab.unconfirmed.delete(attempt.number);
    for (const name of attempt.page.names) {
      if (tab.expected[name] === attempt.sent[name]) tab.expected[name] = '';
    }
  }

  #show(
    tab: Tab,
    document: Pick<OpenDocument, 'draft' | 'keys'>,
    form: FormName,
    found: FormText,
    isOld: boolean,
  ) {
    const send = (message: ContactMessage) => this.#send(tab, tab.document, message);
    return new VisitedPage(forms[form], document.draft, document.keys, send, found, isOld);
  }

  #newDocument(tab: Tab, form: FormName, found: FormText, isOld: boolean): OpenDocument {
    const draft = new MessageDraft(() => tab.storage);
    const keys = new AttemptKeys(() => tab.storage);
    return { draft, keys, attempts: [], page: this.#show(tab, { draft, keys }, form, found, isOld) };
  }

  #openTab(
    storage: TabStorage,
    expected: Readonly<Record<FieldName, string>>,
    unconfirmed: ReadonlyMap<number, Texts>,
    form: FormName,
  ): void {
    const draft = new MessageDraft(() => storage);
    const keys = new AttemptKeys(() => storage);
    const send = (message: ContactMessage) => this.#send(tab, tab.document, message);
    const page = new VisitedPage(forms[form], draft, keys, send, {}, false);
    const tab: Tab = {
      storage,
      document: { draft, keys, page, attempts: [] },
      left: [],
      expected: { ...expected },
      unconfirmed: new Map(unconfirmed),
    };
    this.#tabs.push(tab);
  }

  #load(tab: Tab, form: FormName, isKept: boolean): void {
    if (isKept) tab.left.push(tab.document);
    tab.document = this.#newDocument(tab, form, {}, false);
  }

  /** The browser restores the text, and the visitor may type before hydration. */
  #reload(tab: Tab, added: string): void {
    const { page } = tab.document;
    const found = { ...page.text };
    found.message = (found.message ?? '') + added;
    tab.expected.message = found.message;
    tab.document = this.#newDocument(tab, page.names.includes('phone') ? 'contact' : 'common', found, false);
  }

  /** Shows the page from the back/forward cache, or loads it again and restores its text. */
  #goBack(tab: Tab, isKept: boolean): void {
    const before = tab.left.pop();
    if (!before) return;
    if (isKept) {
      tab.document = before;
      for (const attempt of before.attempts.splice(0)) attempt.abort();
      before.page.comeBack();
      return;
    }
    const found = before.page.text;
    const draftBefore = { ...tab.expected };
    const form = before.page.names.includes('phone') ? 'contact' : 'common';
    tab.document = this.#newDocument(tab, form, found, true);
    for (const name of before.page.names) {
      const shown = tab.document.page.text[name] ?? '';
      // Old text may replace a draft if it contains the draft, because nothing is lost then.
      if (draftBefore[name] !== '' && shown.includes(draftBefore[name])) tab.expected[name] = shown;
    }
  }

  #typeEarly(tab: Tab, form: FormName, field: FieldName, text: string): void {
    tab.document = this.#newDocument(tab, form, { [field]: text }, false);
    if (!tab.document.page.names.includes(field)) return;
    const shown = tab.document.page.text[field] ?? '';
    expect(shown, 'text typed before hydration').toContain(text);
    if (field === 'message') expect(shown, 'text of the draft').toContain(tab.expected.message);
    tab.expected[field] = shown;
  }

  /** Simulates a draft that another version of the site saved. */
  #deploy(tab: Tab, form: FormName, draft: string | undefined): void {
    const item = 'kept:contact-form';
    if (draft === undefined) {
      const newer = { ...tab.expected, version: 2, topics: ['bridges'] };
      tab.storage.setItem(item, JSON.stringify(newer));
    } else {
      tab.storage.setItem(item, draft);
      Object.assign(tab.expected, empty);
    }
    tab.left.length = 0;
    tab.document = this.#newDocument(tab, form, {}, false);
  }

  #check(): void {
    for (const { document, expected } of this.#tabs) {
      for (const name of document.page.names) {
        expect(document.page.text[name] ?? '', `the field ${name}`).toBe(expected[name]);
      }
      expect(document.draft.text(fieldNames), 'the draft').toEqual(
        Object.fromEntries(Object.entries(expected).filter(([, text]) => text !== '')),
      );
    }
    const sorted = (messages: Iterable<Texts>) =>
      Array.from(messages, (texts) => JSON.stringify(Object.entries(texts).sort())).sort();
    expect(sorted(this.#service.stored.values()), 'each accepted message is stored once').toEqual(
      sorted(this.#accepted.values()),
    );
  }
}
