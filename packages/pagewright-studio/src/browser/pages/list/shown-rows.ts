import { type FileGroup, type FileRow, fileGroups } from './file-rows.ts';

/** A row, with its place among the others. */
interface ShownRow {
  readonly row: FileRow;
  /** How many pages above it have a path with which its own path begins. */
  readonly depth: number;
  /** The end of its path, without the path of the page above it. */
  readonly ownPath: string;
}

/** A group of the list, with what its header says. */
export interface ShownGroup {
  readonly group: FileGroup;
  readonly rows: readonly ShownRow[];
  readonly errors: number;
  readonly warnings: number;
}

function isBelow(path: string, above: string): boolean {
  return above !== '/' && path.startsWith(`${above}/`);
}

/** Rows with the pages that they are below. @param rows in the order of their paths */
function nested(rows: readonly FileRow[]): readonly ShownRow[] {
  const above: FileRow[] = [];
  return rows.map((row) => {
    while (above.length > 0 && !isBelow(row.path, above.at(-1)?.path ?? '')) above.pop();
    const parent = above.at(-1);
    const depth = Math.min(above.length, 4);
    if (row.kind !== 'other') above.push(row);
    return { row, depth, ownPath: parent ? row.path.slice(parent.path.length) : row.path };
  });
}

/** The groups with the rows that a search finds. Without a search, pages are indented below others. */
export function shownGroups(rows: readonly FileRow[], query: string): readonly ShownGroup[] {
  const wanted = query
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return fileGroups.flatMap((group) => {
    const all = rows.filter((row) => row.group === group);
    const found = all.filter(({ searched }) => wanted.every((word) => searched.includes(word)));
    if (found.length === 0 && (wanted.length > 0 || group === 'other')) return [];
    const sum = (of: (row: FileRow) => number) => all.reduce((total, row) => total + of(row), 0);
    return [
      {
        group,
        rows:
          wanted.length > 0
            ? found.map((row) => ({ row, depth: 0, ownPath: row.path }))
            : group === 'pages'
              ? nested(found)
              : found.map((row) => ({ row, depth: 0, ownPath: row.path })),
        errors: sum(({ errors }) => errors),
        warnings: sum(({ warnings }) => warnings),
      },
    ];
  });
}
