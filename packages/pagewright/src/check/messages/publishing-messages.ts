import { type MessageText, suggest } from '../codes/message-text.ts';
import type { PublishingProblemData } from '../diagnostics/diagnostic.ts';

/** Length of a date without a time. */
const dateLength = 10;

function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, dateLength);
}

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
  'duplicate-redirect': ({ from, firstLine, first }) => ({
    message:
      first === undefined
        ? `The path ${from} is already redirected on line ${firstLine}.`
        : `The path ${from} differs only in upper and lower case from ${first} on line ${firstLine}, which leads elsewhere. Some hosts take both for the same path.`,
    repair:
      first === undefined
        ? 'Remove one of the two redirects.'
        : 'Lead both to the same page, or remove one of them.',
  }),
  'unfilled-param': ({ found, isOtherSite, meant }) => ({
    message: isOtherSite
      ? `Visitors would get "${found}" as it is written: a redirect to another site has no params.`
      : `Visitors would get "${found}" as it is written: only a whole part of the new path, such as /:slug, can be a param.`,
    ...(meant === undefined
      ? {
          repair: isOtherSite
            ? 'Write one redirect for each old path, or the URL of one page for all of them.'
            : 'Make it a part of the path, or remove it.',
        }
      : { repair: `Did you mean "${meant}"?`, suggestion: meant }),
  }),
  'canonical-chain': ({ canonical, file, next, isCircle }) => ({
    message: isCircle
      ? `Search engines should list ${canonical} instead of this page, but from ${file} they are led back to this page.`
      : `Search engines should list ${canonical} instead of this page, but ${file} names another page itself.`,
    ...(isCircle
      ? { repair: 'Remove "canonical" from the page that they should list.' }
      : { repair: `Write "${next}".`, suggestion: next }),
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
  'impossible-date': ({ found, meant }) => ({
    message: /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?)?$/.test(found)
      ? `The date ${found} does not exist.`
      : `"${found}" is not a date in the form of schedules.`,
    ...(meant === undefined
      ? {
          repair: found.includes('{')
            ? 'Write a date. To show it only if there is some content, write a condition: "when".'
            : / [A-Z]\w+\/\w+$/.test(found)
              ? 'Write the date and the time without the time zone, which is "timeZone" in _site.json.'
              : 'Write the year, the month, the day and the time of a real date, such as 2026-12-24T18:00.',
        }
      : { repair: `Write "${meant}".`, suggestion: meant }),
  }),
  'impossible-schedule': ({ showFrom, showUntil }) => ({
    message: `It would be shown until ${showUntil}, but not before ${showFrom}, so it would never be shown.`,
    ...(showFrom === showUntil && showFrom.length === dateLength
      ? { repair: `To show it on that day, write "${dayAfter(showFrom)}".`, suggestion: dayAfter(showFrom) }
      : { repair: 'Correct one of the two dates. A date alone means the midnight when that day begins.' }),
  }),
  'never-shown': ({ what, because, key }) => ({
    message: {
      limits: `No page of this route shows this ${what}, because ${key === 'only' ? 'none has all values that "only" names' : '"except" excludes all pages that are left'}.`,
      dates: `The dates of this ${what}${what === 'section' ? ', of its blocks' : ''} and of its page have no time in common, so visitors never see it.`,
      content: `No content meets all conditions of this ${what}, so visitors never see it.`,
    }[because],
    repair: {
      limits: `Remove a value from "${key}", or remove the ${what}.`,
      dates: 'Correct its dates or those of the page. A date alone means the midnight when that day begins.',
      content: `Remove one of its conditions, or remove the ${what}.`,
    }[because],
  }),
  expired: ({ showUntil, isPage }) => ({
    message: isPage
      ? `This page was shown until ${showUntil}. Its path is a 404 now.`
      : `This block was shown until ${showUntil}.`,
    repair: isPage ? 'Delete the file, or change the date.' : 'Remove the block, or change the date.',
  }),
  'scheduled-link': ({ href, file, showFrom, showUntil }) => ({
    message: `The link ${href} leads to a page that is not shown now: ${file} has ${[
      ...(showFrom === undefined ? [] : [`"showFrom": "${showFrom}"`]),
      ...(showUntil === undefined ? [] : [`"showUntil": "${showUntil}"`]),
    ].join(' and ')}.`,
    repair: 'Give the block with the link the same dates, or change those of the page.',
  }),
  'unknown-time-zone': ({ found }) => ({
    message: `The time zone "${found}" does not exist.`,
    ...suggest(found, Intl.supportedValuesOf('timeZone'), 'Write a name such as Europe/Berlin.'),
  }),
  'redirected-link': ({ href, end }) => ({
    message: `The link ${href} leads to a path that is redirected, so visitors wait longer.`,
    ...(end === undefined
      ? { repair: 'Link to the new path.' }
      : { repair: `Write "${end}".`, suggestion: end }),
  }),
};
