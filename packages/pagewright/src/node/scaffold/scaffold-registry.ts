/** Where a sorted list is in a file. */
interface SortedList {
  /** The line above its first entry. */
  readonly after: string;
  /** What the line below its last entry begins with; `''` is an empty line. */
  readonly before: string;
  /** What an entry is sorted by. */
  readonly keyOf: (line: string) => string;
}

/** The text with one more entry in a sorted list of lines. Throws where the list is not found. */
export function withEntry(text: string, entry: string, { after, before, keyOf }: SortedList): string {
  const lines = text.split('\n');
  const first = lines.indexOf(after) + 1;
  const end = lines.findIndex(
    (line, index) => index >= first && (before === '' ? line === '' : line.startsWith(before)),
  );
  if (first === 0 || end < 0) throw new Error(`The list below "${after}" is not where it was`);
  const later = lines.findIndex((line, index) => index >= first && index < end && keyOf(line) > keyOf(entry));
  const place = later < 0 ? end : later;
  return [...lines.slice(0, place), entry, ...lines.slice(place)].join('\n');
}

/** `  'case-studies': caseStudies,` is `case-studies`. */
export function keyOfProperty(line: string): string {
  return /[\w-]+/.exec(line)?.[0] ?? '';
}

/** `import post from './post.ts';` is `./post.ts`. */
export function keyOfImport(line: string): string {
  return /'([^']+)'/.exec(line)?.[1] ?? '';
}
