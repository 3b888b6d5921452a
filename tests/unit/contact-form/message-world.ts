import { expect } from 'vitest';
import type { ContactMessage } from '../../../packages/pagewright/src/content/send-contact-message.ts';
import { AttemptKeys } from '../../../src/blocks/contact-form/attempt-keys.ts';
import type { FormText } from '../../../src/blocks/contact-form/form-field.ts';
import { MessageDraft } from '../../../src/blocks/contact-form/message-draft.ts';
import {
  type FieldName,
  type FormName,
  fieldNames,
  type HistoryEvent,
  type Outcome,
} from './history-events.ts';
import { commonForm, contactForm } from './shipped-forms.ts';
import { TabStorage, VisitedPage } from './visited-tab.ts';

const forms = { common: commonForm, contact: contactForm };

/** What the services promise: one message for each key and content. */
class KeyedService {
  readonly stored = new Map<string, ContactMessage['texts']>();

  take(message: ContactMessage): void {
    this.stored.set(JSON.stringify(message), message.texts);
  }
}

interface Attempt {
  readonly page: VisitedPage;
  readonly sent: FormText;
  readonly content: string;
  readonly outcome: Outcome;
  answer(): void;
  /** The document was left meanwhile. */
  lose(): void;
}

interface OpenDocument {
  readonly draft: MessageDraft;
  readonly keys: AttemptKeys;
  /** Sent and not answered. */
  readonly attempts: Attempt[];
  page: VisitedPage;
}

interface Tab {
  readonly storage: TabStorage;
  document: OpenDocument;
  /** Documents that the browser keeps for the way back. */
  readonly left: OpenDocument[];
  /** What the visitor knows to be in the fields. */
  readonly expected: Record<FieldName, string>;
  /** Contents that the visitor sent without hearing that they arrived, and which message each of them is. */
  readonly unconfirmed: Map<string, number>;
}

const empty = { name: '', email: '', phone: '', message: '' };

/** Tabs of one visitor and a service; each event happens to the real code, and to what the visitor expects of it. */
export class MessageWorld {
  readonly #service = new KeyedService();
  readonly #tabs: Tab[] = [];
  /** Contents that the service accepted, by number of the message. */
  readonly #accepted = new Map<number, string>();
  #messages = 0;
  #outcome: Outcome = 'taken';
  #calls = 0;

  constructor() {
    this.#openTab(new TabStorage(), empty, new Map(), 'common');
  }

  async happen(event: HistoryEvent): Promise<void> {
    const tab = this.#tabs[event.tab % this.#tabs.length];
    if (!tab) throw new Error('There is always a tab');
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
        if (event.isQuick) await this.#answer(tab);
        return;
      case 'answer':
        return this.#answer(tab);
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
    expect(content, 'what is sent is what the fields held').toEqual(Object.fromEntries(trimmed));
    const text = JSON.stringify(content);
    const number = tab.unconfirmed.get(text) ?? this.#messages;
    if (number === this.#messages) this.#messages += 1;
    tab.unconfirmed.set(text, number);
    const outcome = this.#outcome;
    if (outcome === 'taken' || outcome === 'reply-lost') {
      this.#service.take(message);
      this.#accepted.set(number, text);
    }
    return new Promise((resolve, reject) => {
      document.attempts.push({
        page,
        sent: { ...tab.expected },
        content: text,
        outcome,
        answer: () => (outcome === 'taken' ? resolve() : reject(new Error(outcome))),
        lose: () => reject(new Error('The page was left')),
      });
    });
  }

  async #answer(tab: Tab): Promise<void> {
    const attempt = tab.document.attempts.shift();
    if (!attempt) return;
    attempt.answer();
    if (attempt.outcome !== 'taken') return;
    tab.unconfirmed.delete(attempt.content);
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
    unconfirmed: ReadonlyMap<string, number>,
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

  /** The browser puts the text back, and the visitor may go on typing before the form's code is there. */
  #reload(tab: Tab, added: string): void {
    const { page } = tab.document;
    const found = { ...page.text };
    found.message = (found.message ?? '') + added;
    tab.expected.message = found.message;
    tab.document = this.#newDocument(tab, page.names.includes('phone') ? 'contact' : 'common', found, false);
  }

  /** A browser that kept the page shows it as it was left; another loads it and fills it in as it was left. */
  #goBack(tab: Tab, isKept: boolean): void {
    const before = tab.left.pop();
    if (!before) return;
    if (isKept) {
      tab.document = before;
      for (const attempt of before.attempts.splice(0)) attempt.lose();
      before.page.comeBack();
      return;
    }
    const found = before.page.text;
    const draftBefore = { ...tab.expected };
    const form = before.page.names.includes('phone') ? 'contact' : 'common';
    tab.document = this.#newDocument(tab, form, found, true);
    for (const name of before.page.names) {
      const shown = tab.document.page.text[name] ?? '';
      // Old text that has the new one in it may come back: nothing is lost by it.
      if (draftBefore[name] !== '' && shown.includes(draftBefore[name])) tab.expected[name] = shown;
    }
  }

  #typeEarly(tab: Tab, form: FormName, field: FieldName, text: string): void {
    tab.document = this.#newDocument(tab, form, { [field]: text }, false);
    if (!tab.document.page.names.includes(field)) return;
    const shown = tab.document.page.text[field] ?? '';
    expect(shown, 'what was typed early is there').toContain(text);
    if (field === 'message') expect(shown, 'and so is what was kept').toContain(tab.expected.message);
    tab.expected[field] = shown;
  }

  /** Another version of the site wrote the draft. */
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
    const stored = [...this.#service.stored.values()].map((content) => JSON.stringify(content));
    expect(stored.sort(), 'each accepted message is stored once').toEqual(
      [...this.#accepted.values()].sort(),
    );
  }
}
