import type { BindingFacts } from '../../grammar/compile/fault.ts';
import { isObject } from '../../schema/json-value.ts';
import { valueInWords } from '../../schema/schema-words.ts';
import { counted, listed, offered, quoted, type Words, withArticle } from './wording.ts';

type ValueCode =
  | 'wrong-type'
  | 'not-allowed'
  | 'text-length'
  | 'wrong-pattern'
  | 'wrong-format'
  | 'number-range'
  | 'list-length'
  | 'repeated-entry'
  | 'unknown-key'
  | 'missing-key'
  | 'wrong-form';

/** How a value is turned into what was asked, where that is plain. */
function conversion({ expected, found }: BindingFacts['wrong-type']): string {
  if (expected.startsWith('an image') && typeof found === 'string')
    return `Write { "src": ${quoted(found)}, "alt": "" }.`;
  if (expected === 'a list') return `Put it into brackets: [ ${quoted(found)} ].`;
  if (expected === 'text' && (typeof found === 'number' || typeof found === 'boolean'))
    return `Put it into quotation marks: "${found}".`;
  if (
    /number/.test(expected) &&
    typeof found === 'string' &&
    found.trim() !== '' &&
    Number.isFinite(Number(found))
  ) {
    return `Take the quotation marks away: ${Number(found)}.`;
  }
  if (expected === 'true or false' && typeof found === 'string')
    return 'Write true or false, without quotation marks.';
  if (found === null) return 'Leave the member out when there is nothing to say.';
  return `Write ${expected} here.`;
}

const formatRules: Readonly<Record<string, string>> = {
  href: 'An address begins with / for a page of this site, with # for a place on the page, with https://, mailto: or tel:, and has no blanks.',
  'image-src':
    'The address of an image begins with / for a file in public/, or with https://, and has no blanks.',
  slug: 'A slug holds letters, digits, hyphens and underscores, and no blanks.',
  'date-time': 'A date has a day, a time and a zone: "2026-11-11T09:05:00Z", or "2026-11-11T09:05:00-05:00".',
  srcset: 'A srcset lists addresses of images with their widths: "/a-480.avif 480w, /a.avif 1200w".',
};

function addressRepair(found: string, format: string): Pick<Words, 'repair' | 'suggestion'> {
  const bare = /^[\w-]+(?:\/[\w.-]+)*\/?(?:#[\w-]+)?$/.test(found);
  if (format === 'href' && /^www\.|^[\w-]+\.(?:com|org|net|io|example)\b/i.test(found))
    return { repair: `Did you mean "https://${found}"?`, suggestion: `https://${found}` };
  if ((format === 'href' || format === 'image-src') && bare)
    return { repair: `Did you mean "/${found}"?`, suggestion: `/${found}` };
  if (format === 'slug') {
    const plain = found
      .toLowerCase()
      .trim()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '');
    if (plain) return { repair: `Did you mean "${plain}"?`, suggestion: plain };
  }
  return {
    repair: `Write ${format === 'href' ? 'an address' : format === 'slug' ? 'a slug' : 'a value'} of that form.`,
  };
}

/** Words for plain values that do not fit their schema. */
export const valueWords: { readonly [Code in ValueCode]: (facts: BindingFacts[Code]) => Words } = {
  'wrong-type': (facts) => ({
    message: `Here stands ${valueInWords(facts.found)}${isObject(facts.found) || facts.found === null || facts.found === '' ? '' : ` (${quoted(facts.found)})`}; ${facts.expected} is asked.`,
    repair: conversion(facts),
  }),
  'not-allowed': ({ found, options }) => ({
    message: `${quoted(found)} is none of the values that may stand here: ${listed(options)}.`,
    ...offered(
      typeof found === 'string' ? found : JSON.stringify(found),
      options.flatMap((option) => (typeof option === 'string' ? [option] : [])),
      `Write ${options.length === 1 ? quoted(options[0] ?? null) : 'one of them'}.`,
    ),
  }),
  'text-length': ({ found, min, max }) =>
    found.trim() === '' && min !== undefined
      ? {
          message: 'The text is empty.',
          repair: 'Write a text, or take the member away if there is nothing to say.',
        }
      : {
          message: `The text has ${counted([...found].length, 'character')}; ${min === undefined ? `at most ${max}` : `at least ${min}`} are asked.`,
          repair: min === undefined ? 'Shorten it.' : 'Write more.',
        },
  'wrong-pattern': ({ found, pattern, description }) => ({
    message: `${quoted(found)} has not the form that is asked${description ? `. ${description}` : `: ${pattern}.`}`,
    repair: /^\/.*\/$/.test(found)
      ? `Did you mean "${found.replace(/\/+$/, '')}"?`
      : /^[\w:-]/.test(found) && pattern.startsWith('^/')
        ? `Did you mean "/${found}"?`
        : 'Write it in that form.',
  }),
  'wrong-format': ({ found, format }) => ({
    message:
      `${quoted(found)} is not ${format === 'href' ? 'an address' : format === 'image-src' ? 'the address of an image' : withArticle(format)}. ${formatRules[format] ?? ''}`.trim(),
    ...addressRepair(found, format),
  }),
  'number-range': ({ found, min, max, step }) => ({
    message: `${found} is ${min !== undefined ? `too small: at least ${min} is asked` : max !== undefined ? `too large: at most ${max} is asked` : `no multiple of ${step}`}.`,
    repair:
      min !== undefined
        ? `Write ${min} or more.`
        : max !== undefined
          ? `Write ${max} or less.`
          : `Write a multiple of ${step}.`,
  }),
  'list-length': ({ length, min, max }) => ({
    message: `Here are ${counted(length, 'entry', 'entries')}; ${min === undefined ? `at most ${max}` : `at least ${min}`} ${(min ?? max) === 1 ? 'is' : 'are'} asked.`,
    repair:
      min === undefined
        ? `Take ${length - (max ?? 0)} away.`
        : 'Add what is missing, or take the whole away.',
  }),
  'repeated-entry': ({ found }) => ({
    message: `${quoted(found)} stands twice in this list.`,
    repair: 'Take one of them away.',
  }),
  'unknown-key': ({ key, options, free, owner }) => ({
    message: `"${key}" is not known here: ${owner} takes ${options.length > 0 ? listed(options) : 'no members at all'}.`,
    ...offered(key, free, 'Take it away, or write one of these names.'),
  }),
  'missing-key': ({ key, owner, description }) => ({
    message: `"${key}" is missing: ${owner} cannot do without it.`,
    repair: `Add "${key}"${description ? `: ${description.replace(/\.$/, '')}.` : '.'}`,
  }),
  'wrong-form': ({ expected, found }) => ({
    message: `Here stands ${valueInWords(found)}; ${expected} is asked, in exactly one of its forms.`,
    repair: 'Write it in one of these forms.',
  }),
};
