import { type Fixers, remove, suggestedPart } from '../../fixer.ts';
import { didYouMean, formatList, type Messages, suggest } from '../../message-text.ts';

interface UrlParamData {
  'url-param-name': { readonly name: string; readonly meant: string };
  'unused-url-param': { readonly name: string };
  /** `options` are the params of the URL that `file` declares. */
  'unknown-link-param': { readonly name: string; readonly options: readonly string[]; readonly file: string };
}

export const urlParamMessages: Messages<UrlParamData> = {
  'url-param-name': ({ name, meant }) => ({
    message: `The name "${name}" cannot be in a path: only letters, digits, hyphens and underscores can.`,
    ...(meant === '' ? { repair: 'Give the param a short name, such as "q".' } : didYouMean(meant)),
  }),
  'unused-url-param': ({ name }) => ({
    message: `Nothing in this page uses the param "${name}" of the URL.`,
    repair: `Remove it, or bind a value to it: "{url.${name}}".`,
  }),
  'unknown-link-param': ({ name, options, file }) => ({
    message:
      options.length > 0
        ? `The link sets "${name}", but "urlParams" of ${file} declares only ${formatList(options)}.`
        : `The link sets "${name}", but the page ignores it: ${file} has no "urlParams".`,
    ...suggest(name, options, `Remove it from the link, or declare it in ${file}.`),
  }),
};

export const urlParamFixers: Fixers<UrlParamData> = {
  'unused-url-param': ({ name }, { spot }) => remove(spot, name),
  'unknown-link-param': ({ name }, place) =>
    suggestedPart(place, (text, meant) =>
      text.replace(`?${name}=`, `?${meant}=`).replace(`&${name}=`, `&${meant}=`),
    ),
};
