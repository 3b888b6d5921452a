import { type RefObject, useCallback, useEffect, useState } from 'react';
import { focusIn } from '../../focus-field.ts';

/**
 * The properties of an object that stay fields although they are not set, because a person is at them. After one is added its field gets
 * the focus, and after one is forgotten the button that adds it again.
 * @param list the element around the fields
 */
export function useKeptFields(list: RefObject<HTMLElement | null>) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<string>();
  const [forgotten, setForgotten] = useState<string>();
  useEffect(() => {
    if (added === undefined) return;
    setAdded(undefined);
    const fields = [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-field]') ?? [])];
    const field = fields.find(({ dataset }) => dataset.field === added);
    if (field) focusIn(field);
  }, [list, added]);
  useEffect(() => {
    if (forgotten === undefined) return;
    setForgotten(undefined);
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(':scope > div > [data-add]') ?? [])];
    buttons.find(({ dataset }) => dataset.add === forgotten)?.focus();
  }, [list, forgotten]);
  const forget = useCallback((name: string) => {
    setKept((before) => new Set([...before].filter((each) => each !== name)));
    setForgotten(name);
  }, []);
  return {
    kept,
    /** To be called while the fields render. */
    keep(names: readonly string[]) {
      if (names.some((name) => !kept.has(name))) setKept(new Set([...kept, ...names]));
    },
    add(name: string) {
      setKept(new Set([...kept, name]));
      setAdded(name);
    },
    forget,
  };
}
