import type { Key } from './key.ts';

const pattern = '^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}(?::\\d{2})?(?:Z|[+-]\\d{2}:\\d{2})?)?$';

/** The dates of pages and blocks. */
export const dateKeys: readonly Omit<Key, 'in'>[] = [
  {
    name: 'showFrom',
    otherNames: [
      'showAfter',
      'from',
      'start',
      'startDate',
      'publishAt',
      'publishFrom',
      'publishDate',
      'validFrom',
    ],
    value: {
      title: 'Show from',
      description:
        'Before this day, visitors do not see it.\n\nA date such as 2026-12-01, or a date and a time such as 2026-12-01T09:00. It is in the time zone of _site.json, unless it ends with its own, such as +01:00.',
      type: 'string',
      pattern,
      examples: ['2026-12-01', '2026-12-01T09:00'],
    },
  },
  {
    name: 'showUntil',
    otherNames: [
      'showTo',
      'hideFrom',
      'until',
      'expires',
      'expiresAt',
      'endDate',
      'unpublishAt',
      'validUntil',
    ],
    value: {
      title: 'Show until',
      description:
        'From this day on, visitors do not see it any more.\n\nA date such as 2026-12-24, which means the midnight when that day begins, or a date and a time such as 2026-12-24T18:00.',
      type: 'string',
      pattern,
      examples: ['2026-12-24', '2026-12-24T18:00'],
    },
  },
];
