import { formatList, type Messages, suggest } from '../../message-text.ts';

interface SiteCodeData {
  /** `options` are the kinds that the project declares. */
  'unknown-consent-kind': {
    readonly found: string;
    readonly options: readonly string[];
    /** Whether it is a kind with words, and not a kind in code. */
    readonly hasWords: boolean;
  };
  /** `named` is a kind that has words. */
  'unnamed-consent-kind': { readonly missing: readonly string[]; readonly named: string };
  'relative-address': { readonly found: string };
  /** `options` are the paths that were most likely meant. */
  'dead-path': { readonly path: string; readonly options: readonly string[] };
}

export const siteCodeMessages: Messages<SiteCodeData> = {
  'unknown-consent-kind': ({ found, options, hasWords }) => ({
    message: `consent.kinds in pagewright.config.ts does not declare "${found}", so visitors can never agree to it.`,
    ...suggest(
      found,
      options,
      options.length === 0
        ? `Declare it: consent: { kinds: ["${found}"] }.`
        : `Add it there${hasWords ? ', or remove its words here' : ''}. The declared kinds are ${formatList(options)}.`,
    ),
  }),
  'unnamed-consent-kind': ({ missing, named }) => ({
    message: `The question for consent has no words for ${formatList(missing)}, so visitors cannot choose what consent.kinds in pagewright.config.ts declares.`,
    repair: `Add words here, as for "${named}".`,
  }),
  'relative-address': ({ found }) => ({
    message: `"${found}" is relative to the address of each page, so it leads to different places on different pages.`,
    repair: `Write a path that begins with a slash, such as "/${found.replace(/^(?:\.{1,2}\/)+/, '')}" for a file in public/, or import the file.`,
  }),
  'dead-path': ({ path, options }) => ({
    message: `This link leads to "${path}", but no page and no file in public/ has this path.`,
    ...suggest(path, options, 'Create the page, or correct the path.'),
  }),
};
