import { formatList, type MessageText, suggest } from '../codes/message-text.ts';
import type { PageProblemData } from '../diagnostics/diagnostic.ts';

/** Messages about the params of URLs. */
export const urlMessages: {
  readonly [Code in 'url-param-name' | 'unused-url-param' | 'unknown-link-param']: (
    data: PageProblemData[Code],
  ) => MessageText;
} = {
  'url-param-name': ({ name, meant }) => ({
    message: `The name "${name}" cannot be in a path: only letters, digits, hyphens and underscores can.`,
    repair: meant === '' ? 'Give the param a short name, such as "q".' : `Did you mean "${meant}"?`,
    ...(meant === '' ? {} : { suggestion: meant }),
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
