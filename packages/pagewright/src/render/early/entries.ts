import type { EarlyForms, PageEvent } from './forms.ts';

/** The item of `sessionStorage` with the entries of visitors, by block type and then by field name. */
const item = 'pagewright-entries';

type Entries = Record<string, Record<string, string>>;

/** Types of fields whose values are not stored, because browsers do not keep them either, or because visitors do not enter them. */
const excluded = ':not([type=password],[type=hidden],[type=file])';

const fields = `:is(input,textarea,select)[name]${excluded}`;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function read(): Entries {
  const stored: unknown = JSON.parse(sessionStorage.getItem(item) ?? '{}');
  return Object(stored);
}

function write(entries: Entries): void {
  if (Object.values(entries).some((each) => Object.keys(each).length > 0))
    sessionStorage.setItem(item, JSON.stringify(entries));
  else sessionStorage.removeItem(item);
}

/** Calls a function with each field and the entries for the type of its block. Then stores the entries. */
function eachField(forms: EarlyForms, act: (field: Field, entries: Record<string, string>) => void): void {
  try {
    const all = read();
    for (const form of forms) {
      const type = form.closest<HTMLElement>('[data-block]')?.dataset.block ?? '';
      all[type] ??= {};
      for (const field of form.querySelectorAll<Field>(fields)) act(field, all[type]);
    }
    write(all);
  } catch {
    // Storage is blocked or full. The browser may still restore the entries.
  }
}

/** Fields that contain the visitor's latest text. */
const current = new WeakSet<EventTarget>();

/** See `EarlyUse`. */
export function hasOldText(field: Element): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const isBack = navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward';
  return isBack && !current.has(field);
}

function keep(forms: EarlyForms): void {
  eachField(forms, (field, entries) => {
    const { value } = field;
    if (value !== '' && !hasOldText(field) && !(isTick(field) && !field.checked)) entries[field.name] = value;
  });
}

function putBack(forms: EarlyForms): void {
  eachField(forms, (field, entries) => {
    const entry = entries[field.name];
    if (entry === undefined) return;
    if (!isTick(field)) field.value = entry;
    else if (field.value === entry) field.checked = true;
    // The entry belongs to another radio button with this name.
    else return;
    current.add(field);
    delete entries[field.name];
  });
}

/**
 * Stores the entries of forms whose code has not loaded when the visitor leaves or reloads the page, and puts them into the next form of
 * the same block type. A browser itself restores entries on some reloads only, and never on another page. A hydrated form stores its own
 * entries.
 */
export function keepEarlyEntries(forms: EarlyForms): void {
  const listen = (event: PageEvent | 'pagehide', listener: () => void) => addEventListener(event, listener);
  putBack(forms);
  addEventListener('input', ({ target }) => target && current.add(target), true);
  listen('pagehide', () => keep(forms));
  listen('pagewright:leave', () => keep(forms));
  listen('pagewright:show', () => putBack(forms));
}
