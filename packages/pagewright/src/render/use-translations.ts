import { useSiteCode } from './site-code.ts';

/** A page in one of the languages of the site. */
export interface PageTranslation {
  /** Tag of the language, for `lang` and `hreflang`. */
  readonly language: string;
  /** Name of the language in itself. */
  readonly name: string;
  readonly path: string;
  /** True for the page that is shown. */
  readonly isCurrent: boolean;
}

/**
 * A page in each of its languages, in the order of `_site.json`. Empty for a page without translations.
 * @param path path of the page, such as the `path` of the layout
 */
export function useTranslations(path: string): readonly PageTranslation[] {
  const { config, routes } = useSiteCode();
  const clean = path.replace(/(.)\/+$/, '$1');
  // Pages with translations have no params.
  const entry = routes.find(({ route }) => route === clean);
  return (entry?.translations ?? [])
    .filter(({ language }) => language !== 'x-default')
    .map((each) => ({
      ...each,
      name: config.languages?.[each.language]?.name ?? each.language,
      isCurrent: each.path === entry?.canonical,
    }));
}
