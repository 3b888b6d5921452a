import { commandKey } from '../command-key.ts';

/** Strings of the text of a config. */
export const jsonStrings = {
  label: (file: string) => `JSON of ${file}`,
  help: `Tab leaves the text. Ctrl Space completes, F8 goes to the next problem, ${commandKey} F searches, ${commandKey} ] indents.`,
  nothing: 'Open a page to see its JSON.',
  loading: 'Loading the editor…',
  step: 'Edit JSON',
  position: (line: number, column: number) => `Line ${line}, column ${column}`,
  noProblems: 'No problems',
  next: 'Next problem',
  checking: 'Checking…',
  search: {
    Find: 'Find',
    Replace: 'Replace',
    next: 'Next',
    previous: 'Previous',
    all: 'Select all',
    'match case': 'Match case',
    regexp: 'Regular expression',
    'by word': 'Whole words',
    replace: 'Replace',
    'replace all': 'Replace all',
    close: 'Close',
  },
} as const;
