import { maxDepth } from '../../../../json/json-parser.ts';
import type { SyntaxErrorKind } from '../../../../json/json-tree.ts';
import { formatValue, type MessageText } from '../../message-text.ts';

/** Messages about JSON syntax. */
export const syntaxMessages: Readonly<Record<SyntaxErrorKind, (found: string) => MessageText>> = {
  'trailing-comma': () => ({
    message: 'JSON does not allow a comma before a closing bracket.',
    repair: 'Remove the comma.',
  }),
  'missing-comma': () => ({
    message: 'Expected a comma between two values.',
    repair: 'Add a comma after the first value.',
  }),
  'extra-comma': () => ({
    message: 'Expected a value but found a comma.',
    repair: 'Remove the comma.',
  }),
  'missing-colon': () => ({
    message: 'Expected a colon between the property name and its value.',
    repair: 'Write "name": value.',
  }),
  'missing-value': (found) => ({
    message: `${found} has no value.`,
    repair: 'Write a value after the colon, or remove the property.',
  }),
  comment: () => ({ message: 'JSON does not allow comments.', repair: 'Remove the comment.' }),
  'other-quotes': (found) => ({
    message: `JSON does not allow the quotation mark ${found}.`,
    repair: 'Use straight double quotation marks: ".',
  }),
  'bare-name': (found) => ({
    message: `The property name ${found} has no quotation marks.`,
    repair: `Write "${found}".`,
  }),
  'bare-word': (found) => ({
    message: `${found} is not a value. A string needs quotation marks; only true, false and null do not.`,
    repair: /^(?:true|false)$/i.test(found)
      ? `Did you mean ${found.toLowerCase()}?`
      : /^(?:none|nil|undefined)$/i.test(found)
        ? 'Remove the property.'
        : `Write "${found}".`,
  }),
  'number-form': (found) => ({
    message: `${found} is not a valid JSON number.`,
    repair: 'Use only digits, a point for decimals and a minus sign for negative numbers.',
  }),
  escape: (found) => ({
    message: `A JSON string cannot contain ${formatValue(found)}.`,
    repair: 'Write \\n for a new line, \\t for a tab, \\\\ for a backslash.',
  }),
  'open-string': () => ({
    message: 'This string does not end on its line.',
    repair: 'Add a closing quotation mark. For a line break in a string, write \\n.',
  }),
  'line-break': () => ({
    message: 'This string goes on after the end of its line, which JSON does not allow.',
    repair: 'Write the string on one line. For a line break that visitors see, write \\n.',
  }),
  'inner-quotes': () => ({
    message: 'This string contains straight quotation marks, and the first of them ends it.',
    repair: 'Write \\" for each quotation mark in the string, or use curly ones: “ and ”.',
  }),
  'odd-space': (found) => ({
    message: `JSON does not allow the invisible character ${codePoint(found)} between values. It usually comes from a text program or a web page.`,
    repair: 'Replace each of them in this file by a normal space.',
  }),
  'merge-conflict': () => ({
    message: 'Two versions of these lines were not merged.',
    repair:
      'Keep the lines of one version, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.',
  }),
  forgotten: (found) => ({
    message: `${characterNames[found] ?? found} is missing here.`,
    repair: `Add ${found}.`,
  }),
  superfluous: (found) => ({
    message: `${characterNames[found] ?? found} is not expected here.`,
    repair: `Remove ${found}.`,
  }),
  'open-array': () => ({
    message: 'The array that begins here is never closed.',
    repair: 'Add ] after its last item.',
  }),
  'open-object': () => ({
    message: 'The object that begins here is never closed.',
    repair: 'Add } after its last property.',
  }),
  'cut-off': (found) => ({
    message: `The file ends before what is written in it does: ${found} is missing.`,
    repair: `Write what is missing, or add ${found} at the end.`,
  }),
  'wrong-bracket': (found) => ({
    message: `Expected ${found === ']' ? '}' : ']'} but found ${found}.`,
    repair: `Add ${found === ']' ? '}' : ']'} before it, or replace it.`,
  }),
  unexpected: (found) =>
    // The character that replaces bytes which are not UTF-8, such as the first ones of UTF-16.
    found === '\ufffd'
      ? {
          message: 'The file is in another encoding than UTF-8.',
          repair: 'Save it as UTF-8 with the editor that wrote it.',
        }
      : {
          message: `Expected a value but found ${formatValue(found)}.`,
          repair:
            'A value is a string in quotation marks, a number, true, false, null, an array or an object.',
        },
  rest: (found) => ({
    message: `Expected the end of the file but found ${formatValue(found)}.`,
    repair: 'Remove it, or remove the bracket that closes the value too early.',
  }),
  'empty-file': () => ({
    message: 'The file is empty.',
    repair: 'Write { "route": …, "head": …, "blocks": […] }, or delete the file.',
  }),
  'too-deep': () => ({
    message: `Arrays and objects can be nested at most ${maxDepth} levels deep.`,
    repair: 'Remove extra opening brackets, or nest fewer levels.',
  }),
};

const characterNames: Readonly<Record<string, string>> = {
  '"': 'A quotation mark',
  '{': 'The bracket { that begins an object',
  '}': 'The bracket } that ends an object',
  '[': 'The bracket [ that begins an array',
  ']': 'The bracket ] that ends an array',
  ',': 'A comma',
  ':': 'A colon',
};

/** The first character as Unicode names it: `U+00A0`. */
function codePoint(found: string): string {
  return `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
