import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** What is open in a form: rows of lists, objects and groups, by their keys. The rest is as it is at first. */
type OpenKeys = ReadonlyMap<string, boolean>;

/** The key of a row, an object or a group of a form. @param group the name of a group of the value's fields */
export function openKey(file: string, pointer: string, group?: string): string {
  return `${file}#${pointer}${group === undefined ? '' : ` ${group}`}`;
}

/** Opens or closes a part. */
export function withOpen(open: OpenKeys, key: string, isOpen: boolean): OpenKeys {
  return new Map([...open, [key, isOpen]]);
}

/** Opens one row of a list and closes its others; all of them without an index. @param list the key of the list */
export function withOpenRow(open: OpenKeys, list: string, index: number | undefined): OpenKeys {
  const others = [...open].filter(([key]) => rowOf(key, list)?.rest !== '');
  return new Map([...others, ...(index === undefined ? [] : [[`${list}/${index}`, true] as const])]);
}

/** Keeps rows open after their list has changed. @param indexOf the new index of an item; undefined if it was removed */
export function withMovedRows(
  open: OpenKeys,
  list: string,
  indexOf: (index: number) => number | undefined,
): OpenKeys {
  return new Map(
    [...open].flatMap(([key, isOpen]): [string, boolean][] => {
      const row = rowOf(key, list);
      if (!row) return [[key, isOpen]];
      const index = indexOf(row.index);
      return index === undefined ? [] : [[`${list}/${index}${row.rest}`, isOpen]];
    }),
  );
}

/** The row of a list that a key is for, or is inside of. */
function rowOf(key: string, list: string): { readonly index: number; readonly rest: string } | undefined {
  if (!key.startsWith(`${list}/`)) return undefined;
  const [, index, rest = ''] = /^(\d+)(.*)$/s.exec(key.slice(list.length + 1)) ?? [];
  return index === undefined ? undefined : { index: Number(index), rest };
}

interface OpenParts {
  readonly open: OpenKeys;
  readonly change: (change: (open: OpenKeys) => OpenKeys) => void;
}

const OpenPartsContext = createContext<OpenParts>({ open: new Map(), change: () => {} });

/** Remembers what is open in the forms inside, also while another part is selected. */
export function OpenPartsProvider({ children }: { readonly children: ReactNode }) {
  const [open, change] = useState<OpenKeys>(new Map());
  const parts = useMemo(() => ({ open, change }), [open]);
  return <OpenPartsContext value={parts}>{children}</OpenPartsContext>;
}

export function useOpenParts(): OpenParts {
  return useContext(OpenPartsContext);
}

/** Whether a part of a form is open, and how to change that. @param isOpenAtFirst before a person opens or closes it */
export function useIsOpen(key: string, isOpenAtFirst = false): readonly [boolean, (isOpen: boolean) => void] {
  const { open, change } = useOpenParts();
  return [open.get(key) ?? isOpenAtFirst, (isOpen) => change((before) => withOpen(before, key, isOpen))];
}
