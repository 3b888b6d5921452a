import { formatList, type MessageText, suggest } from '../codes/message-text.ts';
import type { LinkProblemData } from '../diagnostics/link-problems.ts';

/** Messages about links within the site. */
export const linkMessages: {
  readonly [Code in keyof LinkProblemData]: (data: LinkProblemData[Code]) => MessageText;
} = {
  'dead-link': ({ href, options, isComputed, unlisted, param }) => ({
    message:
      param !== undefined
        ? `The link ${href} has the name of the param "${param}" in place of a value, so it leads to no page.`
        : isComputed
          ? `The link ${href} matches no route.`
          : unlisted
            ? `The link ${href} matches no listed page. If the page comes from content, add "${unlisted.value}" to "params" in ${unlisted.file} too.`
            : `The link ${href} matches no page and no file in public/.`,
    ...(param !== undefined
      ? {
          repair: `Write the value, or a binding to it: {item.${param}} in a list, {route.${param}} on a page whose route has it.`,
        }
      : options[0] === undefined
        ? { repair: 'Link to a page that exists, or create the page.' }
        : { repair: `Did you mean "${options[0]}"?`, suggestion: options[0] }),
  }),
  'dead-anchor': ({ href, id, page, options }) => ({
    message: `The link ${href} has no target: no block of ${page} has the id "${id}"${options.length > 0 ? `, only ${formatList(options)}` : ''}.`,
    ...suggest(id, options, 'Use one of these ids, or give the target block this id.'),
  }),
  'misspelt-address': ({ found, meant, uses }) => ({
    message: `Nothing links to "${found}", but "${meant}" is used ${uses === 1 ? 'once' : `${uses} times`}.`,
    repair: `Did you mean "${meant}"?`,
    suggestion: meant,
  }),
};
