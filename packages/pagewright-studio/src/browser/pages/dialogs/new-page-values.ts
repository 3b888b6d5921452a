import { type ConfigText, configs, type EditorSite, json, urls } from 'pagewright/tooling';
import { titleOf, wordsIn } from '../../names/page-facts.ts';
import type { NewPage } from '../changes/page-copy.ts';
import type { ProjectTexts } from '../changes/page-operation.ts';
import { fileProblem, freePageName } from '../file-name.ts';
import { languagesOf } from '../links/shown-routes.ts';
import { missingLanguages, originalOf } from '../missing-languages.ts';
import { type AddressFinding, addressFinding, proposedAddress, proposedName } from '../page-address.ts';
import { pageStrings } from '../page-strings.ts';
import type { Problems } from './FormDialog.tsx';

/** The values of the dialog that adds a page. */
export interface NewPageValues {
  /** empty, site, or the file of the page that it is like. */
  readonly template: string;
  readonly title: string;
  readonly address: string;
  /** The name of its file without the extension. */
  readonly name: string;
  readonly language: string;
  /** Whether it is the translation that `translationIn` finds. */
  readonly isTranslation: boolean;
  readonly start: 'now' | 'from' | 'draft';
  readonly from: string;
  /** The number of a menu; empty for none. */
  readonly menu: string;
}

/** The page that a new one is like; undefined for one from a template. */
export function likeIn(site: EditorSite, { template }: NewPageValues): ConfigText | undefined {
  return template.endsWith('.json') ? configs.read(site, template) : undefined;
}

/** The language of a new page: undefined for the default one. */
export function languageIn(site: EditorSite, { language }: NewPageValues): string | undefined {
  return language === '' || language === urls.defaultLanguage(languagesOf(site)) ? undefined : language;
}

/**
 * The page that the new one would translate, because it is like that page in another language. Undefined if the new page would be no
 * translation.
 */
export function translationIn(site: EditorSite, values: NewPageValues): ConfigText | undefined {
  const like = likeIn(site, values);
  return like && missingLanguages(site, like).includes(values.language) ? originalOf(site, like) : undefined;
}

/** Whether the title of a new page is written in its file. Pages with params take theirs from content. */
export function hasOwnTitle(site: EditorSite, values: NewPageValues): boolean {
  const like = likeIn(site, values);
  if (!like) return true;
  const { title } = json.objectOf(like.value.head);
  return json.stringIn(title) !== undefined && wordsIn(title) !== undefined;
}

/** The file of a page with a title in the same language; undefined if there is none. */
function fileWithTitle(site: EditorSite, title: string, language: string | undefined): string | undefined {
  return configs
    .all(site, 'page')
    .find(
      ({ value }) =>
        json.stringIn(value.language) === language && wordsIn(json.objectOf(value.head).title) === title,
    )?.file;
}

/** A title that no page has yet: "Copy of Team". */
export function copyTitle(site: EditorSite, page: ConfigText): string {
  const title = titleOf(page, site.workspace.schemas);
  const language = json.stringIn(page.value.language);
  for (let number = 1; ; number += 1) {
    const copy = pageStrings.create.copyOf(title, number);
    if (fileWithTitle(site, copy, language) === undefined) return copy;
  }
}

/** What there is to say about the address of a new page. */
export function findingOf(site: EditorSite, values: NewPageValues): AddressFinding {
  const like = likeIn(site, values);
  return addressFinding(site, values.address.trim(), {
    like: like && { ...like, file: '' },
    language: languageIn(site, values),
  });
}

/** What is wrong with the values of the dialog, by field. */
export function problemsOfNew(state: ProjectTexts, values: NewPageValues): Problems {
  const { site } = state;
  const say = pageStrings.create;
  const title = values.title.trim();
  const taken = hasOwnTitle(site, values) ? fileWithTitle(site, title, languageIn(site, values)) : undefined;
  const isDraft = values.start === 'draft';
  return {
    title: title === '' ? say.nameMissing : taken === undefined ? undefined : say.nameTaken(taken),
    address: findingOf(site, values).problem,
    name:
      isDraft && values.name !== '' && state.texts.has(`${values.name}.json`)
        ? undefined
        : fileProblem(state, values.name),
    from: values.start === 'from' && !/^\d{4}-\d\d-\d\d$/.test(values.from) ? say.fromMissing : undefined,
  };
}

/** Values with an address for their title, and a file name for that address. */
export function withProposals(state: ProjectTexts, values: NewPageValues): NewPageValues {
  const { site } = state;
  const options = { like: likeIn(site, values), language: languageIn(site, values) };
  const address = proposedAddress(site, values.title, options);
  return { ...values, address, name: proposedFile(state, address) };
}

/** The name of a file that does not exist yet, for an address; empty without one. */
export function proposedFile(state: ProjectTexts, address: string): string {
  return address === '' ? '' : freePageName(state, proposedName(state.site, address));
}

/** The page that the values describe. */
export function pageOf(site: EditorSite, values: NewPageValues): NewPage {
  const original = values.isTranslation ? translationIn(site, values) : undefined;
  return {
    file: `${values.name}.json`,
    title: values.title.trim(),
    route: values.address.trim(),
    language: languageIn(site, values),
    translationOf: original && configs.routesOf(original)[0],
    showFrom: values.start === 'from' ? values.from : undefined,
  };
}
