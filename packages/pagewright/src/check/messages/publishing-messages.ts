import type { PublishingProblemData } from './diagnostic.ts';
import type { MessageText } from './message-text.ts';

/** Messages about where and when pages are shown. */
export const publishingMessages: {
  readonly [Code in keyof PublishingProblemData]: (data: PublishingProblemData[Code]) => MessageText;
} = {
  'shadowed-page': ({ from, path, file }) => ({
    message:
      from === path
        ? `The path ${from} is in use by ${file}, so it cannot be redirected.`
        : `The redirect from ${from} also takes the path ${path} of ${file}.`,
    repair:
      from === path
        ? 'Remove the redirect, or give the page another route.'
        : 'Write one redirect for each old path, without a param that matches pages.',
  }),
  'duplicate-redirect': ({ from, firstLine }) => ({
    message: `The path ${from} is already redirected on line ${firstLine}.`,
    repair: 'Remove one of the two redirects.',
  }),
  'redirect-loop': ({ from }) => ({
    message: `The redirect from ${from} leads back to where it began, so no page would open.`,
    repair: 'Write the path of a page.',
  }),
  'redirect-chain': ({ to, end }) => ({
    message: `The path ${to} is redirected itself, so visitors would wait for two redirects.`,
    repair: `Write "${end}".`,
    suggestion: end,
  }),
  'hidden-canonical': ({ canonical, file, isOwn }) => ({
    message: isOwn
      ? `This page has "noindex", but names ${canonical} for search engines to list. They would not know which to follow.`
      : `Search engines should list ${canonical} instead of this page, but ${file} has "noindex".`,
    repair: isOwn
      ? 'Remove "noindex" or "canonical".'
      : `Remove "noindex" from ${file}, or name another page.`,
  }),
  'redirected-link': ({ href, end }) => ({
    message: `The link ${href} leads to a path that is redirected, so visitors wait longer.`,
    ...(end === undefined
      ? { repair: 'Link to the new path.' }
      : { repair: `Write "${end}".`, suggestion: end }),
  }),
};
