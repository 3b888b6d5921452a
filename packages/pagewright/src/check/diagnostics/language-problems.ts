/** What the message of each code about languages needs to know. `options` and `language` are tags of languages. */
export interface LanguageProblemData {
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
