import type { ValueProblemData } from '../../grammar/compile/value-problem.ts';
import type { Json } from '../../grammar/plan.ts';
import { describeValue, formatPhrase, phrases } from '../../schema/describe-schema.ts';
import { isObject } from '../../schema/json-value.ts';
import { otherName } from '../../schema/other-names.ts';
import { meantMoment } from '../structure/meant-date.ts';
import { convert } from './convert.ts';
import { compact, formatList, formatValue, type MessageText, pluralize, suggest } from './message-text.ts';
import { isConfigFile, pathOfPage, patternRepair } from './path-repair.ts';

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

/** Names with which other programs switch a page or a block on or off. */
export const switchNames =
  /^(?:drafts?|hidden|hide|(?:is)?(?:disabled|enabled|visible|published|active|public|draft|hidden)|publish|status|visibility|online|live)$/i;

const drafts = 'A page whose file name starts with an underscore is not on the site.';

/** What other programs call a type of values. */
const otherTypes: ReadonlyMap<string, string> = new Map([
  ['text', 'string'],
  ['number', 'integer'],
  ['int', 'integer'],
]);

/** What to write in place of an unknown property. */
function meantKey(
  key: string,
  options: readonly string[],
  free: readonly string[],
): Pick<MessageText, 'repair' | 'suggestion'> {
  const isUse = options.includes('section') && options.includes('with');
  const meant =
    isUse && (key === 'props' || key === 'params') && free.includes('with')
      ? 'with'
      : otherName(key, options, free);
  if (meant !== undefined) return { repair: `Did you mean "${meant}"?`, suggestion: meant };
  if (/^(?:_?comments?|\/\/|\$com+ents?)$/i.test(key))
    return { repair: 'Did you mean "$comment"?', suggestion: '$comment' };
  if (options.includes('route') && switchNames.test(key)) return { repair: `Remove it. ${drafts}` };
  if (options.includes('showFrom') && switchNames.test(key))
    return {
      repair: `Remove it. To hide the ${isUse ? 'section' : 'block'}, write the date from which it is shown: "showFrom": "2030-01-01".`,
    };
  if (
    (options.includes('route') || options.includes('errorPage')) &&
    /^(?:redirect\w*|alias(?:es)?)$/i.test(key)
  )
    return {
      repair: `Remove it. Redirects are in _redirects.json${options.includes('route') ? ', and several routes of a page are an array: "route": [ … ]' : ''}.`,
    };
  if (/^default_?(?:language|locale|lang)$/i.test(key) && options.includes('languages'))
    return { repair: 'Remove it. The first of "languages" is the default language.' };
  if (/^(?:robots|sitemap|searchable)$/i.test(key) && options.includes('noindex'))
    return { repair: 'Remove it. A page that search engines should not list has "noindex": true.' };
  if (key === 'feed' && (options.includes('paging') || options.includes('noindex')))
    return { repair: 'Write it in "paging", whose list gets the feed.' };
  if (/^(?:title|description)$/.test(key) && options.includes('size') && options.includes('feed'))
    return { repair: 'Write it in the "head" of "paging".' };
  if (key === 'translations' && options.includes('translationOf'))
    return { repair: 'Remove it. Each page in another language names this one: "translationOf".' };
  if (key === 'required' && options.includes('maxLength'))
    return {
      repair:
        'Remove it: any value may be missing in a URL. Give it a "default", or show blocks "when" it is there.',
    };
  if (options.includes('temporary') && /^(?:permanent|status(?:_?code)?|code|type)$/i.test(key))
    return { repair: 'Remove it. A redirect is permanent, unless it has "temporary": true.' };
  if (key === 'slots' && options.includes('type'))
    return { repair: 'Remove it. Slots nest one level only, so the blocks of a slot have none.' };
  // The properties of a block in a slot.
  if (key === 'section' && options.includes('type') && !options.includes('only'))
    return { repair: 'Write the blocks of the section here, without the section.' };
  const otherwise = isUse
    ? 'Remove it. Values for the section are written in "with": { "name": … }.'
    : 'Remove it, or use one of these names.';
  const [only] = free;
  if (options.length === 1 && only !== undefined)
    return { repair: `Did you mean "${only}"?`, suggestion: only };
  return suggest(key, free, otherwise);
}

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
      message: `${formatValue(found)} does not match the expected pattern: ${description ?? `${pattern}.`}`,
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
          : 'Add the missing items, or remove the property.',
    }),
    'repeated-entry': ({ found }) => ({
      message: `This array contains ${formatValue(found)} twice, but its items must differ.`,
      repair: 'Remove one of them.',
    }),
    'unknown-key': ({ key, options, free, owner }) => ({
      message: `${sentenceStart(owner)} has no property "${key}"${options.length > 0 ? `, only ${formatList(options)}` : ''}.`,
      ...meantKey(key, options, free),
    }),
    'missing-key': ({ key, owner, description }) => ({
      message: `${sentenceStart(owner)} requires the property "${key}".`,
      repair: `Add "${key}".${description ? ` ${description.replace(/\.$/, '')}.` : ''}`,
    }),
    'wrong-form': ({ expected, found, meant }) => ({
      message: `Expected ${expected} but found ${describeValue(found)}.`,
      repair: `Write ${meant === undefined ? `${expected} here` : compact(meant)}.`,
    }),
  };
