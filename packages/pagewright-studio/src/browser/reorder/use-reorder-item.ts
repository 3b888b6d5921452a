import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { type KeyboardEvent, type RefCallback, useEffect, useRef, useState } from 'react';
import { indexAfterDrop, indexAfterKey } from './reordered-index.ts';
import { dragByTouch } from './touch-drag.ts';

/** A list whose items can be moved by dragging and by keyboard. Items stay in their list. */
export interface ReorderList {
  /** A name that no other list on the screen has: the file and the steps of the list. */
  readonly name: string;
  readonly count: number;
  /** @param to the index when the item is not at `from` any more */
  readonly onMove: (from: number, to: number) => void;
}

/** One item of a list, for the elements that show it. */
export interface ReorderItem {
  /** Props for the element that is dragged. Its position must not be static, so that a `DropLine` can be in it. */
  readonly ref: RefCallback<HTMLElement>;
  /** Props for the button with which the item is dragged and, by keyboard, moved: `ReorderHandle`. */
  readonly handle: {
    readonly ref: RefCallback<HTMLElement>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly 'data-reorder': string;
  };
  readonly isDragged: boolean;
  /** Where a `DropLine` shows that the dragged item would be dropped. */
  readonly edge: 'top' | 'bottom' | undefined;
}

/** An item of a list that can be moved. Call `onMove` of the list with buttons too, for those who can neither drag nor type. */
export function useReorderItem(list: ReorderList, index: number): ReorderItem {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [handle, handleRef] = useState<HTMLElement | null>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<ReorderItem['edge']>();
  const { name, count } = list;
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  useEffect(() => {
    if (!element) return;
    return combine(
      dragByTouch(element, handle),
      draggable({
        element,
        ...(handle ? { dragHandle: handle } : {}),
        getInitialData: () => ({ list: name, index }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === name,
        getData: ({ input }) =>
          attachInstruction(
            {},
            {
              input,
              element,
              operations: { 'reorder-before': 'available', 'reorder-after': 'available' },
            },
          ),
        onDrag: ({ self, source }) => {
          const isAfter = extractInstruction(self.data)?.operation === 'reorder-after';
          const from = Number(source.data.index);
          if (indexAfterDrop(from, index, isAfter) === from) setEdge(undefined);
          else setEdge(isAfter ? 'bottom' : 'top');
        },
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined);
          const isAfter = extractInstruction(self.data)?.operation === 'reorder-after';
          const from = Number(source.data.index);
          const to = indexAfterDrop(from, index, isAfter);
          if (to !== from) latest.current.onMove(from, to);
        },
      }),
    );
  }, [element, handle, name, index]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = indexAfterKey(event, index, count);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (to === index) return;
    latest.current.onMove(index, to);
    // The item is at another place after the next rendering, and the focus stays with it.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-reorder="${CSS.escape(`${name} ${to}`)}"]`)?.focus(),
    );
  };
  return {
    ref,
    handle: { ref: handleRef, onKeyDown, 'data-reorder': `${name} ${index}` },
    isDragged,
    edge,
  };
}
