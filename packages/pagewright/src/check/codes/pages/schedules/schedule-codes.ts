import type { Schedule } from '../../../../grammar/schedule.ts';
import { type Messages, suggest, writeInstead } from '../../message-text.ts';

interface ScheduleData {
  'impossible-date': { readonly found: string; readonly meant?: string };
  'impossible-schedule': { readonly showFrom: string; readonly showUntil: string };
  /** `because` says what hides it from all pages, at all times or with any content; `key` is the property that does. */
  'never-shown': {
    readonly what: 'block' | 'section';
    readonly because: 'limits' | 'dates' | 'content';
    readonly key: string;
  };
  expired: { readonly showUntil: string; readonly isPage: boolean };
  /** `file` has a page that is not shown at the time of the check. */
  'scheduled-link': Schedule & { readonly href: string; readonly file: string };
  'unknown-time-zone': { readonly found: string };
}

/** Length of a date without a time. */
const dateLength = 10;

function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, dateLength);
}

export const scheduleMessages: Messages<ScheduleData> = {
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
      : writeInstead(meant)),
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
      dates:
        'Correct its dates or the dates of the page. A date alone means the midnight when that day begins.',
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
    repair: 'Give the block with the link the same dates, or change the dates of the page.',
  }),
  'unknown-time-zone': ({ found }) => ({
    message: `The time zone "${found}" does not exist.`,
    ...suggest(found, Intl.supportedValuesOf('timeZone'), 'Write a name such as Europe/Berlin.'),
  }),
};
