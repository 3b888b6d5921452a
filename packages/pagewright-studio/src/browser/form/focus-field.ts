import { useEffect } from 'react';
import { openKey, useOpenParts, withOpen, withOpenRow } from '../field/open-parts.tsx';
import { isIn } from '../problems/problems-at.ts';
import { forgetWantedField, useWantedField } from '../reveal/wanted-field.ts';
import { markElement, unmark } from './mark-field.ts';

/** Renderings that a form may need until a field is there. */
const patience = 6;

/** What a person edits in a field. */
const editable = 'input:not([type=hidden]), textarea, select, [contenteditable=true]';

/** Switches next to the label come first in the document, but a person who goes to a field does not mean them. */
const inLabelLine = '[data-label-line] *';

/** Focuses what a person edits in an element, the first with a mistake if there is one, otherwise a button. False if there is nothing. */
export function focusIn(element: Element): boolean {
  const selectors = [
    `:is(${editable})[aria-invalid]`,
    `:is(${editable}):not(${inLabelLine})`,
    `button:not(${inLabelLine})`,
    `:is(${editable}, button)`,
  ];
  for (const selector of selectors) {
    const target = element.querySelector<HTMLElement>(selector);
    if (!target) continue;
    target.focus();
    return true;
  }
  return false;
}

/** The shown element of the value, or of the nearest one around it. */
function nearestField(form: HTMLElement, pointer: string): HTMLElement | undefined {
  const around = [...form.querySelectorAll<HTMLElement>('[data-pointer]')].filter((element) =>
    isIn(pointer, element.dataset.pointer ?? ''),
  );
  return around.toSorted((one, other) => pointerLength(other) - pointerLength(one))[0];
}

/** Puts the caret into the text that has the focus, or selects it. A control without a caret stays as it is. */
function placeCaret(caret: number | 'all'): void {
  const { activeElement: control } = document;
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  if (!isText || control.selectionStart === null) return;
  const { length } = control.value;
  const [start, end] = caret === 'all' ? [0, length] : [Math.min(caret, length), Math.min(caret, length)];
  control.setSelectionRange(start, end);
}

function pointerLength({ dataset }: HTMLElement): number {
  return dataset.pointer?.length ?? 0;
}

/** Gives the focus to fields that are wanted in the form of a file, or marks them. */
export function useFocusWanted(
  file: string | undefined,
  form: { readonly current: HTMLElement | null },
): void {
  const field = useWantedField();
  const { change } = useOpenParts();
  useEffect(() => {
    if (!field || field.file !== file) return;
    const tokens = field.pointer.split('/').slice(1);
    change((open) =>
      tokens.reduce((before, token, index) => {
        const list = openKey(
          field.file,
          tokens
            .slice(0, index)
            .map((each) => `/${each}`)
            .join(''),
        );
        return /^\d+$/.test(token)
          ? withOpenRow(before, list, Number(token))
          : withOpen(before, `${list}/${token}`, true);
      }, open),
    );
    let left = patience;
    let frame = requestAnimationFrame(function look() {
      const found = form.current && nearestField(form.current, field.pointer);
      left -= 1;
      if (found?.dataset.pointer !== field.pointer && left > 0) {
        frame = requestAnimationFrame(look);
        return;
      }
      forgetWantedField();
      if (!found) return;
      if (field.isOnlyMarked) markElement(found);
      else {
        unmark();
        if (focusIn(found) && field.caret !== undefined) placeCaret(field.caret);
      }
      found.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [field, file, form, change]);
}
