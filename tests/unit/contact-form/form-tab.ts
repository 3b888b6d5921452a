import { createForm, type FormApi } from 'final-form';
import type { SendMessage } from '../../../packages/pagewright/src/render/send-message.ts';
import type { AttemptKeys } from '../../../src/blocks/contact-form/attempt-keys.ts';
import { bindDraft, type DraftBinding } from '../../../src/blocks/contact-form/bind-draft.ts';
import { checkField } from '../../../src/blocks/contact-form/check-field.ts';
import { deliverMessage } from '../../../src/blocks/contact-form/deliver-message.ts';
import type { FormText } from '../../../src/blocks/contact-form/form-field.ts';
import type { MessageDraft } from '../../../src/blocks/contact-form/message-draft.ts';
import { type FieldName, fieldNames } from './history-events.ts';
import type { FormProps } from './shipped-forms.ts';

/** The session storage of a tab. */
export class TabStorage {
  readonly items: Map<string, string>;
  isFull = false;

  constructor(items: ReadonlyMap<string, string> = new Map()) {
    this.items = new Map(items);
  }

  getItem(name: string): string | null {
    return this.items.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    if (this.isFull) throw new Error('QuotaExceededError');
    this.items.set(name, value);
  }

  removeItem(name: string): void {
    this.items.delete(name);
  }
}

/** A page with a form: the real form code, without a browser. */
export class VisitedPage {
  readonly names: readonly FieldName[];
  readonly #form: FormApi<FormText>;
  readonly #binding: DraftBinding;

  constructor(
    props: FormProps,
    draft: MessageDraft,
    keys: AttemptKeys,
    send: SendMessage,
    found: FormText,
    isOld: boolean,
  ) {
    const { fields } = props;
    const names = fieldNames.filter((name) => fields.some((field) => field.name === name));
    this.names = names;
    this.#form = createForm<FormText>({
      initialValues: found,
      validate: (text) =>
        Object.fromEntries(
          fields.flatMap((field) => {
            const error = checkField(field, text[field.name], props, { language: 'en', isEmail: () => true });
            return error === undefined ? [] : [[field.name, error]];
          }),
        ),
      onSubmit: async (text, form) => {
        try {
          await deliverMessage(fields, text, { draft, keys, send });
        } catch {
          return;
        }
        form.restart(draft.text(names));
      },
    });
    for (const name of names) this.#form.registerField(name, () => {}, {});
    this.#binding = bindDraft(this.#form, draft, fields, found, () => isOld);
  }

  get text(): FormText {
    return this.#form.getState().values;
  }

  type(name: FieldName, text: string): void {
    this.#form.change(name, text);
  }

  press(): void {
    void this.#form.submit();
  }

  /** The browser shows the page from its back/forward cache. */
  comeBack(): void {
    this.#binding.show();
  }

  leave(): void {
    this.#binding.stop();
  }
}
