import { formatList, formatValue, type Messages } from '../../message-text.ts';

interface PlainTextData {
  /** `object` and `siblings` are properties that take HTML: of an object in its place, and next to it. */
  'raw-markup': { readonly found: string; readonly object?: string; readonly siblings: readonly string[] };
  /** Text that visitors would see as it is written. */
  'binding-in-text': { readonly found: string };
  /** The placeholder, with its brackets. `isShown` is false in the project config. */
  'placeholder-text': { readonly found: string; readonly isShown?: false };
}

export const plainTextMessages: Messages<PlainTextData> = {
  'raw-markup': ({ found, object, siblings }) => ({
    message: `This is plain text, so visitors would see ${formatValue(found)} as it is written.`,
    repair: /^&/.test(found)
      ? 'Write the character itself.'
      : object !== undefined
        ? `Write plain text, or HTML in an object: { "${object}": "<p>…</p>" }.`
        : siblings.length > 0
          ? `Write plain text, or HTML in ${formatList(siblings, { conjunction: 'or' })}.`
          : 'Write plain text. What it looks like depends on the block type.',
  }),
  'binding-in-text': ({ found }) => ({
    message: `Visitors would see "${found}" as it is written, because this text takes no content.`,
    repair: 'Write the words themselves. Bindings are for the head and the blocks of a page.',
  }),
  'placeholder-text': ({ found, isShown = true }) => ({
    message: isShown
      ? `Visitors would see the placeholder "${found}".`
      : `"${found}" is a placeholder, which says nothing to those who read the config.`,
    repair: 'Write your text in its place, without the brackets.',
  }),
};
