import { type Languages, languagePrefix } from '../grammar/languages.ts';
import type { PageDraft } from './page-draft.ts';

/**
 * Divides a page with `languages` into one page per language, each with the route prefix of its language. So nothing else needs to know
 * about such configs. Languages that the site does not have are reported elsewhere.
 */
export function languageDrafts(draft: PageDraft, languages: Languages): readonly PageDraft[] {
  // The check of the file's structure reports a language that is listed twice.
  const known = [...new Set(draft.languages)].filter((language) => Object.hasOwn(languages, language));
  if (known.length === 0) return [draft];
  return known.map((language) => {
    const prefix = languagePrefix(languages, language);
    const routes = draft.routes.map(({ route, pointer }) => ({
      route: prefix === '' ? route : (prefix + route).replace(/\/$/, ''),
      pointer,
    }));
    return { ...draft, routes, language: prefix === '' ? undefined : language };
  });
}
