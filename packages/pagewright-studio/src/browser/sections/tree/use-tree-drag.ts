import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { type RefCallback, useEffect, useRef, useState } from 'react';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { dragByTouch } from '../../reorder/touch-drag.ts';
import type { SectionSpot } from '../operations/section-change.ts';
import type { TreeEntry } from './tree-entries.ts';

/** What a dragged section would do to the row that it is over. */
export interface DropHint {
  readonly at: 'before' | 'after' | 'inside';
  /** Why it cannot be dropped there, as a sentence. */
  readonly refused: string | undefined;
}

/** What the tree does with dragged sections. */
export interface TreeDrop {
  /** Why a section cannot be in a list. */
  readonly refusal: (part: SelectedPart, list: Pick<SectionSpot, 'file' | 'list'>) => string | undefined;
  readonly drop: (part: SelectedPart, spot: SectionSpot) => void;
}

interface TreeDrag {
  readonly ref: RefCallback<HTMLElement>;
  readonly isDragged: boolean;
  readonly hint: DropHint | undefined;
}

const places = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'inside' } as const;

/** The section that is dragged; undefined if something else is. */
function draggedPart(data: Readonly<Record<string | symbol, unknown>>): SelectedPart | undefined {
  const { sectionFile: file, sectionSteps: steps } = data;
  if (typeof file !== 'string' || !Array.isArray(steps)) return undefined;
  return {
    file,
    steps: steps.filter((step: unknown) => typeof step === 'string' || typeof step === 'number'),
  };
}

/** The places of a row at which a section can be dropped. After an open section come its slots, not the next section. */
function operationsOf(entry: TreeEntry, isRefused: boolean) {
  const availability = isRefused ? 'blocked' : 'available';
  if (entry.is === 'list') return { combine: availability } as const;
  if (entry.is === 'add') return { 'reorder-before': availability } as const;
  const after = entry.isExpanded ? 'not-available' : availability;
  return { 'reorder-before': availability, 'reorder-after': after } as const;
}

/** The place that a drop means. The index counts without the dragged section. */
function spotOf({ file, steps }: SelectedPart, entry: TreeEntry, at: DropHint['at']): SectionSpot {
  const { list } = entry;
  const gap =
    entry.is === 'section'
      ? entry.row.index + (at === 'after' ? 1 : 0)
      : entry.is === 'add'
        ? countOf(entry)
        : 0;
  const isSameList = file === list.file && steps.slice(0, -1).join('/') === list.steps.join('/');
  const isBefore = isSameList && Number(steps.at(-1)) < gap;
  return { file: list.file, list: list.steps, index: isBefore ? gap - 1 : gap };
}

function countOf({ list: { rows } }: TreeEntry): number {
  return rows[0]?.count ?? 0;
}

/** Lets a row be dragged, if it is a section of this file, and dropped on. */
export function useTreeDrag(entry: TreeEntry, isMovable: boolean, tree: TreeDrop): TreeDrag {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [isDragged, setDragged] = useState(false);
  const [hint, setHint] = useState<DropHint>();
  const latest = useRef(entry);
  useEffect(() => {
    latest.current = entry;
  });
  const isSection = entry.is === 'section';
  useEffect(() => {
    if (!element || !isMovable) return;
    const hintFor = (part: SelectedPart | undefined, data: Record<string | symbol, unknown>) => {
      const instruction = extractInstruction(data);
      if (!part || !instruction) return undefined;
      const { list } = latest.current;
      const refused = tree.refusal(part, { file: list.file, list: list.steps });
      return { at: places[instruction.operation], refused };
    };
    const target = dropTargetForElements({
      element,
      canDrop: ({ source }) => draggedPart(source.data)?.file === latest.current.list.file,
      getData: ({ input, source }) => {
        const part = draggedPart(source.data);
        const { list } = latest.current;
        const isRefused = !part || tree.refusal(part, { file: list.file, list: list.steps }) !== undefined;
        return attachInstruction({}, { input, element, operations: operationsOf(latest.current, isRefused) });
      },
      onDrag: ({ self, source }) => {
        const next = hintFor(draggedPart(source.data), self.data);
        setHint((before) => (before?.at === next?.at && before?.refused === next?.refused ? before : next));
      },
      onDragLeave: () => setHint(undefined),
      onDrop: ({ self, source }) => {
        setHint(undefined);
        const part = draggedPart(source.data);
        const next = hintFor(part, self.data);
        if (part && next && next.refused === undefined)
          tree.drop(part, spotOf(part, latest.current, next.at));
      },
    });
    if (!isSection) return target;
    return combine(
      target,
      dragByTouch(element),
      draggable({
        element,
        getInitialData: () => {
          const { current } = latest;
          return current.is === 'section'
            ? { sectionFile: current.row.file, sectionSteps: current.row.steps }
            : {};
        },
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    );
  }, [element, isMovable, isSection, tree]);
  return { ref, isDragged, hint };
}
