import type { Json } from '../../grammar/plan.ts';
import type { Reason } from '../../schema/reason.ts';
import { listed, quoted } from './wording.ts';

/** Where in the value the trouble is: ` in each entry's "title"`. */
function whereabouts(at: string): string {
  const steps = at
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.map((step) => (/^(?:\*|\d+)$/.test(step) ? ' in an entry' : ` in its "${step}"`)).join('');
}

const lastName = (at: string) => at.split('/').at(-1) ?? '';
const upTo = (at: string) => at.split('/').slice(0, -1).join('/');

/** What stands against it, as the end of a sentence that begins with the path. */
export function reasonInWords({ keyword, at, from, to }: Reason): string {
  const place = whereabouts(at);
  switch (keyword) {
    case 'type':
      return `gives ${from}${place}; ${to} is asked here`;
    case 'html':
      return from === 'HTML'
        ? `gives HTML${place}; plain text is asked here`
        : `gives ${from}${place}; HTML is asked here, and text is no markup`;
    case 'enum':
      return `gives ${typeof from === 'string' && !from.includes('"') ? from : quoted(from)}${place}; only ${to} may stand here`;
    case 'format':
      return `gives ${from}${place}; ${to} is asked here`;
    case 'pattern':
      return `gives text${place} that need not have the form ${to}`;
    case 'required':
      return `may come without "${lastName(at)}"${whereabouts(upTo(at))}, which is needed here`;
    case 'additionalProperties':
      return `brings "${lastName(at)}"${whereabouts(upTo(at))}, which is not known here${Array.isArray(to) ? `: ${listed(asList(to))} are` : ''}`;
    case 'minLength':
      return `gives text${place} that may be shorter than ${to} characters`;
    case 'maxLength':
      return `gives text${place} that may be longer than ${to} characters`;
    case 'minItems':
      return `gives a list${place} that may have fewer than ${to} entries`;
    case 'maxItems':
      return `gives a list${place} that may have more than ${to} entries`;
    case 'uniqueItems':
      return `gives a list${place} in which an entry may stand twice`;
    case 'minimum':
      return `gives a number${place} that may be smaller than ${to}`;
    case 'maximum':
      return `gives a number${place} that may be larger than ${to}`;
    case 'multipleOf':
      return `gives a number${place} that need not be a multiple of ${to}`;
    case 'anyOf':
    case 'oneOf':
      return `gives ${from}${place}; ${to} is asked here`;
    default:
      return `is declared with "${keyword}"${place}, which the check does not understand`;
  }
}

function asList(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** How a list of paragraphs takes the HTML that is found at `at` below a path. */
function asHtml(at: string, path: string): string {
  if (!at.startsWith('/*')) return `{ "html": "${path}" }`;
  return `{ "each": "${path}", "show": { "html": "{item${at.slice('/*'.length).replaceAll('/', '.')}}" } }`;
}

/** What to do about it. `path` is the binding as it is written. */
export function reasonRepair({ keyword, at, from, to }: Reason, path: string): string {
  const inner = path.replace(/^\{|\}$/g, '');
  switch (keyword) {
    case 'type':
      if (at !== '') return 'Bind the members one by one.';
      if (from === 'a list' && to !== 'a list')
        return `Go through the list in a list: [ { "each": "${path}", "show": "{item}" } ].`;
      if (to === 'a list') return `Make it the entry of a list: [ "${path}" ].`;
      if (String(from).startsWith('an image')) return `Bind one of its members, such as "{${inner}.alt}".`;
      if (/number/.test(String(from)) && to === 'text') return `Write it into a text: "No. ${path}".`;
      if (String(from).startsWith('a group')) return `Bind one of its members: "{${inner}.…}".`;
      return 'Bind another field, or another prop.';
    case 'html':
      return from === 'HTML'
        ? `Bind it to a prop that takes HTML, in a list of paragraphs ${asHtml(at, path)}, or bind a field of plain text here.`
        : 'Bind it to a prop that takes text, or bind a field of HTML here.';
    case 'required':
    case 'additionalProperties':
      return `Write the members one by one: { "…": "${at.startsWith('/*') ? '{item' : `{${inner}`}.…}" }${at.startsWith('/*') ? ', in an entry with "each" and "show".' : '.'}`;
    case 'maxItems':
      return `Take the first ones: [ { "each": "${path}", "take": ${to}, "show": "{item}" } ].`;
    case 'format':
      return /address/.test(String(to))
        ? `Write the address around it: "/…/${path}" with a slug, or bind a field that is an address.`
        : 'Bind a field of that format.';
    case 'enum':
      return 'Write one of these values, or bind a field that has no others.';
    default:
      return 'Bind a field whose schema says so, or let the schema of the block ask for less.';
  }
}
