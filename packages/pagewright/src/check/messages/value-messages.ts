import { compact } from '../../json/compact.ts';
import { isObject, type Json } from '../../json/json-value.ts';
import { describeValue, formatPhrase, phrases } from '../../schema/describe-schema.ts';
import { formIn, purposeIn } from '../../schema/description-text.ts';
import type { ValueProblemData } from '../../schema/value-problem.ts';
import { formatList, formatValue, type MessageText, pluralize, suggest } from '../codes/message-text.ts';
import { isConfigFile, pathOfPage, patternRepair } from '../codes/values/formats/path-repair.ts';
import { drafts, meantKey } from '../codes/values/properties/meant-key.ts';
import { convert } from '../codes/values/types/convert.ts';
import { meantMoment } from '../meant/meant-date.ts';

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

/** What other programs call a type of values. */
const otherTypes: ReadonlyMap<string, string> = new Map([
  ['text', 'string'],
  ['number', 'integer'],
  ['int', 'integer'],
]);

/** How to write the found value as the expected one, where the conversion is obvious. */
function conversionRepair(data: ValueProblemData['wrong-type']): string {
  const converted = convert(data);
  switch (converted?.as) {
    case 'image':
      return `Write { "src": ${formatValue(data.found)}, "alt": "" }.`;
    case 'names':
      return `Write an array of the names: [ ${(data.names ?? []).map((each) => formatValue(each)).join(', ')} ].`;
    case 'array':
      return `Put it in brackets: [ ${[converted.value]
        .flat()
        .map((each) => formatValue(each))
        .join(', ')} ].`;
    case 'string':
      return `Put it in quotation marks: "${data.found}".`;
    case 'number':
      return `Remove the quotation marks: ${formatValue(converted.value)}.`;
    case 'boolean':
      return 'Write true or false, without quotation marks.';
    case 'object':
      return `Write ${compact(converted.value)}.`;
    default:
      if (data.items !== undefined) return `Write an array here. Each of its items is ${data.items}.`;
      if (data.expected === formatPhrase('date-time') && typeof data.found === 'boolean')
        return `Write the date, or remove the property. ${drafts}`;
      if (data.expected === phrases.boolean && typeof data.found === 'string')
        return 'Write true or false, without quotation marks.';
      return data.found === null ? 'Remove the property if it has no value.' : `Write ${data.expected} here.`;
  }
}

const formatRules: Readonly<Record<string, string>> = {
  href: 'A link has no spaces and starts with / for a page of this site, # for a section of this page, https://, mailto: or tel:.',
  'image-src': 'It has no spaces and starts with / for a file in public/, or with https://.',
  slug: 'A slug has only letters, digits, hyphens and underscores.',
  'field-name':
    'A field name has 1 to 40 lower-case letters, digits and hyphens, and starts with a letter: "company-size".',
  'date-time': 'Write it like "2026-11-11T09:05:00Z" or "2026-11-11T09:05:00-05:00".',
  srcset: 'A srcset lists images with their widths: "/a-480.avif 480w, /a.avif 1200w".',
};

const sentenceStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Text of a format that differs from what was found only in how it is written. */
function formatRepair(found: string, format: string): Pick<MessageText, 'repair' | 'suggestion'> {
  if (isConfigFile(found)) return { repair: pathOfPage };
  const moment = format === 'date-time' ? meantMoment(found) : undefined;
  if (moment !== undefined) return { repair: `Did you mean "${moment}"?`, suggestion: moment };
  const path = found.replaceAll('\\', '/').replace(/^\//, '');
  const isPath = /^[\w-]+(?:\/(?:[\w.-]|\{[\w.-]+\})+)*\/?(?:#[\w-]+)?$/.test(path);
  if (format === 'href' && /^www\.|^[\w-]+\.(?:com|org|net|io|example)\b/i.test(found))
    return { repair: `Did you mean "https://${found}"?`, suggestion: `https://${found}` };
  if ((format === 'href' || format === 'image-src') && isPath)
    return { repair: `Did you mean "/${path}"?`, suggestion: `/${path}` };
  if (format === 'slug') {
    const plain = found
      .toLowerCase()
      .trim()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '');
    if (plain) return { repair: `Did you mean "${plain}"?`, suggestion: plain };
  }
  return {
    repair: `Write ${formatPhrase(format)} here.`,
  };
}

/** Whether a value says more than its type. */
function isShown(value: Json): boolean {
  return !isObject(value) && value !== null && typeof value !== 'boolean' && value !== '';
}

function othersToo(more = 0): string {
  return more === 0 ? '' : `, here and in ${pluralize(more, 'other item')} of this array`;
}

/** Messages about values that do not fit their schema. */
export const valueMessages: { readonly [Code in ValueCode]: (data: ValueProblemData[Code]) => MessageText } =
  {
    'wrong-type': (data) => ({
      message: `Expected ${data.expected} but found ${describeValue(data.found)}${isShown(data.found) ? ` (${formatValue(data.found)})` : ''}${othersToo(data.more)}.`,
      repair: conversionRepair(data),
    }),
    'not-allowed': ({ found, options }) => {
      const names = options.flatMap((option) => (typeof option === 'string' ? [option] : []));
      const meant = typeof found === 'string' ? otherTypes.get(found.toLowerCase()) : undefined;
      return {
        message: `Expected ${formatList(options, { conjunction: 'or' })} but found ${formatValue(found)}.`,
        ...(meant !== undefined && names.includes(meant)
          ? { repair: `Did you mean "${meant}"?`, suggestion: meant }
          : suggest(
              typeof found === 'string' ? found : JSON.stringify(found),
              names,
              `Write ${options.length === 1 ? formatValue(options[0] ?? null) : 'one of these values'}.`,
            )),
      };
    },
    'text-length': ({ found, min, max }) =>
      found.trim() === '' && min !== undefined
        ? {
            message: 'Expected text but found an empty string.',
            repair: 'Write some text, or remove the property.',
          }
        : {
            message: `Expected ${min === undefined ? `at most ${pluralize(max ?? 0, 'character')}` : `at least ${pluralize(min, 'character')}`} but found ${[...found].length}.`,
            repair: min === undefined ? 'Shorten the text.' : 'Write more text.',
          },
    'wrong-pattern': ({ found, pattern, description }) => ({
      message: `${formatValue(found)} does not match the expected pattern: ${description === undefined ? `${pattern}.` : formIn(description)}`,
      ...patternRepair(found, pattern),
    }),
    'wrong-format': ({ found, format }) => ({
      message: `${formatValue(found)} is not ${formatPhrase(format)}. ${formatRules[format] ?? ''}`.trim(),
      ...formatRepair(found, format),
    }),
    'number-range': ({ found, min, max, step }) => {
      const range =
        min !== undefined ? `${min} or more` : max !== undefined ? `${max} or less` : `a multiple of ${step}`;
      return { message: `Expected ${range} but found ${found}.`, repair: `Write ${range}.` };
    },
    'list-length': ({ length, min, max }) => ({
      message: `Expected ${min === undefined ? `at most ${pluralize(max ?? 0, 'item')}` : `at least ${pluralize(min, 'item')}`} but found ${length}.`,
      repair:
        min === undefined
          ? `Remove ${pluralize(length - (max ?? 0), 'item')}.`
          : length === 0
            ? 'Add an item, or remove the property if it is not required.'
            : 'Add the missing items.',
    }),
    'repeated-entry': ({ found }) => ({
      message: `This array contains ${formatValue(found)} twice, but its items must differ.`,
      repair: 'Remove one of them.',
    }),
    'unknown-key': ({ key, options, free, owner, meant }) => ({
      message: `${sentenceStart(owner)} has no property "${key}"${options.length > 0 ? `, only ${formatList(options)}` : ''}.`,
      ...meantKey(key, options, free, meant),
    }),
    'missing-key': ({ key, owner, description }) => ({
      message: `${sentenceStart(owner)} requires the property "${key}".`,
      repair: `Add "${key}".${description ? ` ${purposeIn(description).replace(/\.$/, '')}.` : ''}`,
    }),
    'wrong-form': ({ expected, found, meant }) => ({
      message: `Expected ${expected} but found ${describeValue(found)}.`,
      repair: `Write ${meant === undefined ? `${expected} here` : compact(meant)}.`,
    }),
  };
