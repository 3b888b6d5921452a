import { isArray, type Json, pointerPath } from '../../../../json/json-value.ts';
import { formatPhrase, phrases } from '../../../../schema/describe-schema.ts';
import type { Reason } from '../../../../schema/value-problem.ts';
import { formatList, formatValue } from '../../message-text.ts';

/** A JSON pointer in words: `/parts/0/name` is `the "name" of an item of "parts"`. */
function describePointer(at: string): string {
  const steps = pointerPath(at)
    .map((step) => (/^(?:\*|\d+)$/.test(step) ? 'an item' : `"${step}"`))
    .reverse();
  return steps.join(' of ').replace(/^"/, 'the "');
}

/** What content with a limit may do, by the keyword of the schema that sets the limit. */
const excesses: ReadonlyMap<string, readonly [kind: string, may: (limit: Json) => string]> = new Map([
  ['pattern', [phrases.string, (limit: Json) => `not match the pattern ${limit}`]],
  ['minLength', [phrases.string, (limit: Json) => `be shorter than ${limit} characters`]],
  ['maxLength', [phrases.string, (limit: Json) => `be longer than ${limit} characters`]],
  ['minItems', [phrases.array, (limit: Json) => `have fewer than ${limit} items`]],
  ['maxItems', [phrases.array, (limit: Json) => `have more than ${limit} items`]],
  ['uniqueItems', [phrases.array, () => 'contain an item twice']],
  ['minimum', [phrases.number, (limit: Json) => `be less than ${limit}`]],
  ['maximum', [phrases.number, (limit: Json) => `be greater than ${limit}`]],
]);

/** Why content does not fit, as the end of a sentence that starts with the path: `is an array, but …`. */
export function describeReason({ keyword, at, from, to }: Reason): string {
  const place = describePointer(at);
  const excess = excesses.get(keyword);
  if (excess) {
    const [kind, may] = excess;
    return place === '' ? `may ${may(to)}` : `has ${kind} as ${place} that may ${may(to)}`;
  }
  const is = (found: Json) => (place === '' ? `is ${found}` : `has ${found} as ${place}`);
  const property = place.replace(/^the /, '');
  switch (keyword) {
    case 'enum':
      return `${is(typeof from === 'string' && !from.includes('"') ? from : formatValue(from))}, but ${to} is expected here`;
    case 'html':
      return `${is(from)}, but ${from === phrases.html ? 'plain text' : phrases.html} is expected here`;
    case 'type':
    case 'format':
      return `${is(from)}, but ${to} is expected here`;
    case 'required':
      return `may have no ${property}, which is required here`;
    case 'additionalProperties':
      return `has ${property}, ${isArray(to) && to.length > 0 ? `but only ${formatList(to)} can be used here` : 'which is not allowed here'}`;
    default:
      return `uses the schema keyword "${keyword}"${place === '' ? '' : ` for ${place}`}, which the check does not support`;
  }
}

/** How to bind HTML to an array of paragraphs. `at` is the JSON pointer of the HTML below the path. */
function asHtml(at: string, path: string): string {
  if (!at.startsWith('/*')) return `{ "html": "${path}" }`;
  return `{ "each": "${path}", "show": { "html": "{item${at.slice('/*'.length).replaceAll('/', '.')}}" } }`;
}

/** How to fix it. `path` is the binding as it is written in the config. */
export function reasonRepair({ keyword, at, from, to }: Reason, path: string): string {
  const inner = path.replace(/^\{|\}$/g, '');
  switch (keyword) {
    case 'type':
      if (at !== '') return 'Bind each property separately.';
      if (from === phrases.array && to !== phrases.array)
        return `Use it where an array is expected: [ { "each": "${path}", "show": "{item}" } ].`;
      if (to === phrases.array) return `Put it in brackets: [ "${path}" ].`;
      if (String(from).startsWith(phrases.image)) return `Use one of its fields, such as "{${inner}.alt}".`;
      if (/number/.test(String(from)) && to === phrases.string) return `Put it in a string: "No. ${path}".`;
      if (String(from).startsWith(phrases.object)) return `Use one of its fields: "{${inner}.…}".`;
      return 'Bind another field, or bind it to another prop.';
    case 'html':
      return from === phrases.html
        ? `Bind it to a prop that takes HTML, in an array of paragraphs ${asHtml(at, path)}, or use a plain-text field.`
        : 'Bind it to a prop that takes a string, or use an HTML field.';
    case 'required':
    case 'additionalProperties':
      return `Bind each property separately: { "…": "${at.startsWith('/*') ? '{item' : `{${inner}`}.…}" }${at.startsWith('/*') ? ', inside "each" and "show".' : '.'}`;
    case 'maxItems':
      return `Limit the number of items: [ { "each": "${path}", "take": ${to}, "show": "{item}" } ].`;
    case 'format':
      return to === formatPhrase('href')
        ? `Build the link from a slug, "/…/${path}", or use a field that is a link.`
        : 'Use a field with that format.';
    case 'enum':
      return 'Write one of these values, or use a field that can have no other values.';
    default:
      return 'Use a field whose schema guarantees it, or relax the schema of the block.';
  }
}
