import { configs, type Json, json, type Steps, type TextEdit } from 'pagewright/tooling';
import { useEffect, useRef, useState } from 'react';
import { fieldStrings } from '../../field/field-strings.ts';
import { openKey, useOpenParts, withMovedRows, withOpenRow } from '../../field/open-parts.tsx';
import { reorderStrings } from '../../reorder/reorder-strings.ts';
import { editFile, useStudio } from '../../shell/studio-context.ts';
import { focusIn } from '../focus-field.ts';
import { formStrings } from '../form-strings.ts';
import { addedItem, duplicatedItem, type ListPlace, movedItem, removedItem } from './list-edits.ts';

interface Focus {
  readonly index: number;
  /** Whether a field of the row gets the focus, or the row itself. */
  readonly isField: boolean;
}

/** What a person does with the items of a list. Each is one step of undo, is announced, and keeps the focus in the list. */
export interface ListActions {
  readonly add: (index: number, value: Json) => void;
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
  /** Opens a row, and closes the others. */
  readonly open: (index: number | undefined) => void;
}

interface ListOptions {
  readonly file: string;
  readonly steps: Steps;
  /** What people call an item: "link". */
  readonly noun: string;
  readonly count: number;
}

/**
 * The actions of a list, and what its element needs for them. The actions are the same in all renderings, so that rows need not render
 * again.
 */
export function useList({ file, steps, noun, count }: ListOptions) {
  const studio = useStudio();
  const { open, change } = useOpenParts();
  const element = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<Focus>();
  const key = openKey(file, json.pointerOf(steps));

  const edit = (label: string, edits: (list: ListPlace) => readonly TextEdit[]) => {
    const state = studio.store.state() ?? studio.state;
    const config = configs.read(state.site, file);
    if (config) editFile({ ...studio, state }, file, label, edits({ site: state.site, config, steps }));
  };
  const shift = (from: number, by: number) =>
    change((before) => withMovedRows(before, key, (index) => (index >= from ? index + by : index)));
  const latest: ListActions = {
    add(index, value) {
      edit(formStrings.add(noun), (list) => addedItem(list, index, value));
      shift(index, 1);
      change((before) => withOpenRow(before, key, index));
      setFocus({ index, isField: true });
      studio.announce(formStrings.added(noun, index + 1));
    },
    duplicate(index) {
      edit(formStrings.duplicate(noun), (list) => duplicatedItem(list, index));
      shift(index + 1, 1);
      change((before) => withOpenRow(before, key, index + 1));
      setFocus({ index: index + 1, isField: true });
      studio.announce(formStrings.duplicated(noun, index + 2));
    },
    remove(index) {
      edit(fieldStrings.removeNamed(noun), (list) => removedItem(list, index));
      change((before) =>
        withMovedRows(before, key, (each) => (each === index ? undefined : each > index ? each - 1 : each)),
      );
      setFocus({ index: Math.min(index, count - 2), isField: false });
      studio.announce(formStrings.removed(noun, count - 1));
    },
    move(from, to) {
      if (to < 0 || to >= count || to === from) return;
      edit(formStrings.move(noun), (list) => movedItem(list, from, to));
      change((before) =>
        withMovedRows(before, key, (each) => {
          if (each === from) return to;
          const isBetween = from < to ? each > from && each <= to : each >= to && each < from;
          return isBetween ? each + (from < to ? -1 : 1) : each;
        }),
      );
      setFocus({ index: to, isField: false });
      studio.announce(reorderStrings.moved(`${noun} ${from + 1}`, to + 1, count));
    },
    open: (index) => change((before) => withOpenRow(before, key, index)),
  };
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });
  const [actions] = useState<ListActions>(() => ({
    add: (index, value) => current.current.add(index, value),
    duplicate: (index) => current.current.duplicate(index),
    remove: (index) => current.current.remove(index),
    move: (from, to) => current.current.move(from, to),
    open: (index) => current.current.open(index),
  }));

  useEffect(() => {
    if (!focus) return;
    setFocus(undefined);
    const row = element.current?.querySelector<HTMLElement>(`:scope > ol > [data-row="${focus.index}"]`);
    if (row && focus.isField && focusIn(row)) return;
    const target =
      row?.querySelector<HTMLElement>('[data-main]') ??
      element.current?.querySelector<HTMLElement>(':scope > [data-footer] button');
    target?.focus();
  }, [focus]);

  return { actions, element, isOpen: (index: number) => open.get(`${key}/${index}`) === true };
}
