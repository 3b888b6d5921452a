/** What the studio calls files and sections. */
export const nameStrings = {
  draft: (name: string) => `Draft of ${name}`,
  section: (name: string) => `Section ${name}`,
  fallback: (name: string) => `Fallback: ${name}`,
  language: (name: string) => `Language ${name}`,
  withHeading: (name: string, heading: string) => `${name} “${heading}”`,
  numbered: (name: string, number: number) => `${name} (${number})`,
  unnamed: 'Section',
  titles: { blocks: 'Sections', end: 'End of the page' },
  slotOf: (name: string, slot: string) => `${name} › ${slot}`,
} as const;
