/** Strings of problems, and of the list of all. */
export const problemStrings = {
  none: 'No problems. Each change is checked while you make it.',
  checking: 'The check is running…',
  error: 'Error',
  warning: 'Warning',
  line: (line: number) => `line ${line}`,
  go: (name: string) => `Go to ${name}`,
  goTo: (name: string, file: string, line: number) => `Go to ${name}, in ${file} line ${line}`,
  fixAll: (count: number) => (count === 1 ? 'Fix 1 automatically' : `Fix ${count} automatically`),
  fixedAll: (count: number) => (count === 1 ? 'Fix 1 problem' : `Fix ${count} problems`),
  fixed: (fix: string) => `Done: ${fix}.`,
} as const;
