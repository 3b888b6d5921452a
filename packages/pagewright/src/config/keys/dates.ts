const date = '^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}(?::\\d{2})?(?:Z|[+-]\\d{2}:\\d{2})?)?$';

/** The schemas of the dates of pages and blocks. */
export const dateValues = {
  showFrom: {
    title: 'Show from',
    description:
      'Before this day, visitors do not see it.\n\nA date such as 2026-12-01, or a date and a time such as 2026-12-01T09:00. It is in the time zone of _site.json, unless it ends with its own, such as +01:00.',
    type: 'string',
    pattern: date,
    examples: ['2026-12-01', '2026-12-01T09:00'],
  },
  showUntil: {
    title: 'Show until',
    description:
      'From this day on, visitors do not see it any more.\n\nA date such as 2026-12-24, which means the midnight when that day begins, or a date and a time such as 2026-12-24T18:00.',
    type: 'string',
    pattern: date,
    examples: ['2026-12-24', '2026-12-24T18:00'],
  },
} as const;

/** Names that other programs give these dates. */
export const otherDateNames = {
  showFrom: [
    'showAfter',
    'from',
    'start',
    'startDate',
    'publishAt',
    'publishFrom',
    'publishDate',
    'validFrom',
  ],
  showUntil: ['showTo', 'hideFrom', 'until', 'expires', 'expiresAt', 'endDate', 'unpublishAt', 'validUntil'],
} as const;
