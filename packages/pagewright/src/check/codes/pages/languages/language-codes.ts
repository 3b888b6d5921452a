import { isLanguageTag, meantLanguage } from '../../../../grammar/languages.ts';
import {
  didYouMean,
  formatList,
  type Messages,
  type MessageText,
  type Repair,
  suggest,
  writeInstead,
} from '../../message-text.ts';

interface LanguageData {
  /** `where` is what names the language, and `meant` the tag that is most likely meant. */
  'unknown-language': {
    readonly found: string;
    readonly options: readonly string[];
    readonly where: 'page' | 'both' | 'file' | 'default-file' | 'list' | 'order' | 'head';
    readonly meant?: string;
  };
  /** `meant` is the route with the prefix; `found` the language that the route begins with, if it is another one. */
  'language-route': {
    readonly route: string;
    readonly language: string;
    readonly prefix: string;
    readonly meant: string;
    readonly found?: string;
    /** True for a page with `languages`, which has the prefixes by itself. */
    readonly isShared?: boolean;
  };
  /** `path` is what `translationOf` names. */
  'wrong-translation':
    | { readonly is: 'missing' | 'itself'; readonly path: string; readonly options: readonly string[] }
    | { readonly is: 'params' | 'mutual'; readonly path: string }
    | {
        readonly is: 'same-language';
        readonly path: string;
        readonly language: string;
        readonly isNamed: boolean;
      }
    | {
        readonly is: 'translation';
        readonly path: string;
        readonly original: string;
        /** True if the original page has the language of the page. */
        readonly isOwnLanguage: boolean;
      }
    | { readonly is: 'second'; readonly path: string; readonly file: string; readonly language: string };
  /** `words` are paths in `_site.json`. */
  'missing-words': {
    readonly language: string;
    readonly default: string;
    readonly words: readonly string[];
    readonly hasFile: boolean;
  };
}

type UnknownLanguage = LanguageData['unknown-language'];

/** The text for each place that may name a language. */
const unknownLanguage: {
  readonly [Where in UnknownLanguage['where']]: (data: UnknownLanguage) => MessageText;
} = {
  list: ({ found, options, meant }) => ({
    message: `"${found}" is not the tag of a language.`,
    ...(meant === undefined
      ? { repair: 'Write a tag such as en, de or pt-BR.' }
      : options.includes(meant)
        ? { repair: `Remove it: "${meant}" is already there.` }
        : didYouMean(meant)),
  }),
  order: ({ found, meant }) => ({
    message: `The language that is listed first is the default language, whose words are in _site.json. But "${found}" has a file in _languages/, and pages name it.`,
    repair:
      meant === undefined
        ? `List the language of _site.json first: { "en": { "name": "English" }, "${found}": … }.`
        : `List "${meant}" first.`,
  }),
  head: ({ found, options }) => ({
    message: `The default language is "${options[0]}", the first of "languages", but the head says "${found}".`,
    repair: 'Remove "language" from the head, or put its language first in "languages".',
  }),
  both: ({ options }) => ({
    message: `The page is in ${formatList(options)} by "languages", so "language" has no effect.`,
    repair: 'Remove one of the two.',
  }),
  'default-file': ({ found }) => ({
    message: `"${found}" is the default language, whose words are in _site.json, so nothing reads this file.`,
    repair: 'Move its words to _site.json, and delete the file.',
  }),
  file: ({ found, options }) => ({
    message: `_site.json has no language "${found}", so nothing reads this file.`,
    ...listedInstead(found, options, (meant) => ({ repair: `Rename the file to _languages/${meant}.json.` })),
  }),
  page: ({ found, options }) => ({
    message: `The page is in "${found}", but _site.json has no such language.`,
    ...listedInstead(found, options, didYouMean),
  }),
};

/** How to name a language of the site, or to add the one that is named. */
function listedInstead(found: string, options: readonly string[], rename: (meant: string) => Repair): Repair {
  const meant = meantLanguage(found, options);
  if (meant !== undefined && options.includes(meant)) return rename(meant);
  if (options.length > 0 && !isLanguageTag(found))
    return { repair: `Write one of its languages: ${formatList(options, { conjunction: 'or' })}.` };
  const entry = `"${found}": { "name": "…" }`;
  const addition = options.length === 0 ? `{ "en": { "name": "English" }, ${entry} }` : entry;
  return { repair: `Add the language to "languages" in _site.json: ${addition}.` };
}

function wrongTranslation(data: LanguageData['wrong-translation']): MessageText {
  const { path } = data;
  switch (data.is) {
    case 'missing':
      return {
        message: `No page has the route ${path}, so this page cannot be its translation.`,
        ...suggest(path, data.options, 'Write the route of the page that this one translates.'),
      };
    case 'itself':
      return {
        message: `${path} is this page itself.`,
        repair: 'Write the route of the page in another language that this one translates.',
      };
    case 'params':
      return {
        message: `A page for each entry has no translation: nobody knows which entry of ${path} is the same in another language.`,
        repair: 'Remove "translationOf".',
      };
    case 'mutual':
      return {
        message: `${path} already names this page as the one that it translates. Only one of the two names the other.`,
        repair: 'Remove "translationOf" here.',
      };
    case 'same-language':
      return {
        message: `${path} is in the language of this page, "${data.language}", so neither translates the other.`,
        repair: data.isNamed
          ? 'Write the route of a page in another language, or remove "translationOf".'
          : 'If this page is in another language, name it: "language": "…". Otherwise remove "translationOf".',
      };
    case 'translation':
      return {
        message: `${path} is itself a translation, of ${data.original}. All translations name the same page.`,
        ...(data.isOwnLanguage
          ? { repair: `Remove "translationOf": ${data.original} is in the language of this page, too.` }
          : writeInstead(data.original)),
      };
    case 'second':
      return {
        message: `${data.file} is already the translation of ${path} into "${data.language}".`,
        repair: 'Remove "translationOf" from one of the two pages, or correct it.',
      };
  }
}

export const languageMessages: Messages<LanguageData> = {
  'unknown-language': (data) => unknownLanguage[data.where](data),
  'language-route': ({ route, language, prefix, meant, found, isShared }) => {
    if (isShared)
      return {
        message: `With "languages", the route begins with the tag of each language by itself, but ${route} has one already.`,
        ...writeInstead(meant),
      };
    if (prefix !== '')
      return {
        message: `The page is in "${language}", so its route begins with ${prefix}, but ${route} does not.`,
        ...writeInstead(meant),
      };
    return {
      message: `Routes that begin like ${route} belong to pages in "${found}", but this page is in "${language}", the default language.`,
      repair: `If the page is in "${found}", add "language": "${found}". Otherwise write another route.`,
    };
  },
  'wrong-translation': wrongTranslation,
  'missing-words': ({ language, words, default: inDefault, hasFile }) => ({
    message: `Pages in "${language}" show words in "${inDefault}", because ${
      hasFile ? 'this file lacks' : `there is no _languages/${language}.json with`
    } ${formatList(words)}.`,
    repair: `${hasFile ? 'Add them' : 'Create the file'}, with the names that _site.json has.`,
  }),
};
