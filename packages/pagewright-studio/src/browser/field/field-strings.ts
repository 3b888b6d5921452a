/** Strings of all fields. */
export const fieldStrings = {
  change: (label: string) => `Change ${label}`,
  removeNamed: (noun: string) => `Remove ${noun}`,
  types: {
    string: 'Text',
    number: 'Number',
    integer: 'Number',
    boolean: 'Yes or no',
    array: 'List',
    object: 'Details',
    null: 'Nothing',
  },
} as const;
