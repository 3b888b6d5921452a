import { badgesOf, type SectionBadge } from '../operations/section-badges.ts';
import { keyOf, type SectionList, type SectionRow } from '../operations/section-rows.ts';

/** A row of the tree: the title of a list, a section, or the place where one is added at the end of a list. */
export type TreeEntry = ListEntry | SectionEntry | AddEntry;

interface EntryPlace {
  readonly key: string;
  /** The level, from 1, as `aria-level` counts. */
  readonly level: number;
  readonly list: SectionList;
}

export interface ListEntry extends EntryPlace {
  readonly is: 'list';
  readonly isExpanded: boolean;
}

export interface SectionEntry extends EntryPlace {
  readonly is: 'section';
  readonly row: SectionRow;
  readonly badges: readonly SectionBadge[];
  /** Undefined for a section without slots. */
  readonly isExpanded: boolean | undefined;
}

export interface AddEntry extends EntryPlace {
  readonly is: 'add';
}

/** The key of the place where a section is added at the end of a list. */
function addKeyOf({ file, steps }: Pick<SectionList, 'file' | 'steps'>): string {
  return `${keyOf(file, steps)} +`;
}

/** The rows of a tree that are seen. @param collapsed keys of the lists and sections whose inside is not */
export function treeEntries(
  lists: readonly SectionList[],
  collapsed: ReadonlySet<string>,
  level = 1,
): readonly TreeEntry[] {
  return lists.flatMap((list): readonly TreeEntry[] => {
    const key = keyOf(list.file, list.steps);
    const isExpanded = !collapsed.has(key);
    const title: ListEntry = { is: 'list', key, level, list, isExpanded };
    if (!isExpanded) return [title];
    const rows = list.rows.flatMap((row) => sectionEntries(list, row, collapsed, level + 1));
    const add: AddEntry = { is: 'add', key: addKeyOf(list), level: level + 1, list };
    return [title, ...rows, ...(list.isElsewhere ? [] : [add])];
  });
}

function sectionEntries(
  list: SectionList,
  row: SectionRow,
  collapsed: ReadonlySet<string>,
  level: number,
): readonly TreeEntry[] {
  const key = keyOf(row.file, row.steps);
  const hasSlots = row.slots.length > 0;
  const isExpanded = hasSlots ? !collapsed.has(key) : undefined;
  const entry: SectionEntry = {
    is: 'section',
    key,
    level,
    list,
    row,
    badges: badgesOf(row.value),
    isExpanded,
  };
  return [entry, ...(isExpanded ? treeEntries(row.slots, collapsed, level + 1) : [])];
}

/** The key of the row around another one; undefined at the top. */
export function outerKey(entries: readonly TreeEntry[], key: string): string | undefined {
  const at = entries.findIndex((entry) => entry.key === key);
  const level = entries[at]?.level ?? 0;
  return entries.slice(0, Math.max(at, 0)).findLast((entry) => entry.level < level)?.key;
}

/** What people call a row, for the search by typing. */
function nameOfEntry(entry: TreeEntry): string {
  return entry.is === 'section' ? entry.row.name : entry.is === 'list' ? entry.list.title : '';
}

/** The next row whose name starts with what was typed, from the one after `key` on. One letter again and again finds the next. */
export function findEntry(
  entries: readonly TreeEntry[],
  key: string | undefined,
  typed: string,
): string | undefined {
  const [first = ''] = typed;
  const isRepeated = [...typed].every((letter) => letter === first);
  const wanted = (isRepeated ? first : typed).toLowerCase();
  const at = entries.findIndex((entry) => entry.key === key);
  const from = isRepeated ? at + 1 : Math.max(at, 0);
  const inOrder = [...entries.slice(from), ...entries.slice(0, from)];
  return inOrder.find((entry) => nameOfEntry(entry).toLowerCase().startsWith(wanted))?.key;
}
