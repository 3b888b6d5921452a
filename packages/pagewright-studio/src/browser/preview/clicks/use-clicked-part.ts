import { type bindings, configs, json } from 'pagewright/tooling';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ContentAnswer } from '../../data/values/content-answer.ts';
import { knownValues } from '../../data/values/known-values.ts';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { focusField, markField } from '../../reveal/wanted-field.ts';
import { useStudio } from '../../shell/studio-context.ts';
import type { FromFrame } from '../messages/frame-messages.ts';
import type { PageInFrame } from '../shown/page-in-frame.ts';
import { blockOf, clickedPart } from '../shown/slot-parts.ts';
import { type ClickedField, fieldOfClick, hasPaths, valuesOfBlock, valuesOutside } from './field-of-click.ts';
import { useMayFocus } from './use-may-focus.ts';

type Click = Extract<FromFrame, { type: 'select' }>;

interface ClickedPartState {
  /** Selects what was clicked, and shows its field in the form. A double click gives it the focus. */
  readonly select: (click: Click) => void;
  /** What the last click has selected. The page need not scroll to it. */
  readonly clicked: RefObject<SelectedPart | undefined>;
}

/** Moves the focus to the row of the selected section, or else to the pane of the page. */
function focusSelection(): void {
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>('[data-selected-section]');
    (row ?? document.querySelector<HTMLElement>('[data-preview]'))?.focus();
  });
}

const siteSettings: SelectedPart = { file: '_site.json', steps: [] };

const isSame = (one: SelectedPart, other: SelectedPart) =>
  one.file === other.file && json.pointerOf(one.steps) === json.pointerOf(other.steps);

/** What a click in the page does. @param shown the page in the frame */
export function useClickedPart(shown: PageInFrame | undefined): ClickedPartState {
  const { server, state, view, show } = useStudio();
  const { site } = state;
  const clicked = useRef<SelectedPart>(undefined);
  const clicks = useRef(0);
  const mayFocusNow = useMayFocus();

  const readValues = async (files: ReadonlySet<string>) => {
    const values = new Map<string, bindings.Values>();
    const read = async (file: string) => {
      const answer = await server.request<ContentAnswer>('content', { file, path: view.path });
      if (json.isRecord(answer.queries)) values.set(file, knownValues(site, answer));
    };
    // What cannot be read does not help to find the field. The rest does.
    await Promise.allSettled([...files].map(read));
    return values;
  };

  const select = ({ block: mark, target, ...message }: Click) => {
    if (!shown) return;
    const mayFocus = mayFocusNow();
    const isDouble = message.isDouble && mayFocus;
    clicks.current += 1;
    const click = clicks.current;
    const found = mark && clickedPart(shown.blocks, mark, view.file);
    const block = mark && blockOf(shown.blocks, mark);
    if (mark && !(found && block)) return;
    const searched = block ? valuesOfBlock(block) : valuesOutside(site, shown.page);
    const find = (values: ReadonlyMap<string, bindings.Values>) =>
      target &&
      fieldOfClick(site, searched, target, (file) => values.get(file) ?? knownValues(site, undefined));

    const open = (part: SelectedPart) => {
      clicked.current = part;
      // The end that all pages share is listed with the sections of the page, so a click there opens no other file.
      const opens = part.file === shown.page.file || (found?.shared && isSame(part, found.shared));
      // The row that gets the focus must be there.
      flushSync(() => show({ selected: part, ...(opens ? { file: part.file } : {}) }));
    };
    /**
     * The part to select. A click does not open the file of a shared section, a double click does. What is outside of all sections and has
     * no field, such as the button of a menu, belongs to the settings of the site.
     */
    const partOf = (field: ClickedField | undefined) =>
      found && !(field && isSame(field.part, found.part))
        ? (isDouble && found.shared) || found.part
        : (field?.part ?? (configs.read(site, siteSettings.file) && siteSettings));
    const finish = (field: ClickedField | undefined) => {
      const part = partOf(field);
      if (!part) return;
      if (!clicked.current || !isSame(part, clicked.current)) open(part);
      const isShown = field && isSame(field.part, part);
      if (isDouble)
        focusField(
          part.file,
          isShown ? field.pointer : json.pointerOf(part.steps),
          isShown ? field.caret : undefined,
        );
      else if (isShown) markField(part.file, field.pointer);
    };

    const known = find(new Map());
    const isOpen = target === undefined || known?.isSure === true || !searched.some(hasPaths);
    const first = isOpen ? partOf(known) : (found?.part ?? known?.part);
    clicked.current = undefined;
    if (first) {
      open(first);
      if (mayFocus && !isDouble) focusSelection();
    }
    if (isOpen) return finish(known);
    const files = new Set(searched.filter(hasPaths).map(({ config }) => config.file));
    void readValues(files).then((values) => {
      if (click === clicks.current) finish(find(values) ?? known);
    });
  };
  return { select, clicked };
}
