import type { EarlyForms, PageEvent } from './forms.ts';

/** The item of `sessionStorage` that has the entries: by type of block, then by name of the field. */
const item = 'pagewright-entries';

type Entries = Record<string, Record<string, string>>;

/** Types of fields that are not kept: a browser does not either, or the visitor has not entered their value. */
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

/** Calls the function with each field and the entries of the type of its block, and then stores the entries. */
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
    // Storage is blocked or full: the browser may restore the entries.
  }
}

/** Fields that have what the visitor entered last. */
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
    // Of the radio buttons with this name, another one has the entry.
    else return;
    current.add(field);
    delete entries[field.name];
  });
}

/**
 * Keeps what visitors enter in forms whose code has not loaded, or never will, when they leave or reload the page, and puts it into the
 * next form of a block of the same type. A browser restores entries on some reloads only, and never on another page. A form that has
 * hydrated keeps its entries itself.
 */
export function keepEarlyEntries(forms: EarlyForms): void {
  const listen = (event: PageEvent | 'pagehide', listener: () => void) => addEventListener(event, listener);
  putBack(forms);
  addEventListener('input', ({ target }) => target && current.add(target), true);
  listen('pagehide', () => keep(forms));
  listen('pagewright:leave', () => keep(forms));
  listen('pagewright:show', () => putBack(forms));
}
