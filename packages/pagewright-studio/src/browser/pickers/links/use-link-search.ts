import { urls } from 'pagewright/tooling';
import { type KeyboardEvent, useState } from 'react';
import { type LinkTarget, maxTargets } from './link-targets.ts';

export interface LinkSearchOptions {
  readonly value: string;
  /** The targets that fit a text. Called while the list is open. */
  readonly targetsFor: (typed: string) => readonly LinkTarget[];
  /** @param isTyped true while a person types */
  readonly onWrite: (href: string, isTyped: boolean) => void;
}

/** What is typed in place of a link, the targets that fit it, the active one among them, and what keys do. */
export function useLinkSearch({ value, targetsFor, onWrite }: LinkSearchOptions) {
  const [isOpen, setOpen] = useState(false);
  /** Text that is not a link. */
  const [draft, setDraft] = useState<string>();
  const [wasTyped, setTyped] = useState(false);
  const [active, setActive] = useState<number>();
  const text = draft ?? value;
  const all = isOpen ? targetsFor(wasTyped ? text : '') : [];
  const targets = all.slice(0, maxTargets);
  const isShown = isOpen && (targets.length > 0 || draft !== undefined);

  const open = () => {
    if (isOpen) return;
    setActive(indexOf(value, targetsFor('').slice(0, maxTargets)));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(undefined);
    setTyped(false);
  };
  const choose = ({ href }: LinkTarget) => {
    setDraft(undefined);
    onWrite(href, false);
    close();
  };
  const leave = () => {
    if (draft !== undefined) onWrite(draft.trim(), false);
    setDraft(undefined);
    close();
  };
  const type = (typed: string) => {
    const isLink = typed === '' || urls.isHref(typed);
    setDraft(isLink ? undefined : typed);
    if (isLink) onWrite(typed, true);
    setOpen(true);
    setTyped(true);
    // The first answer to a search is most likely meant. A link that is typed means itself.
    setActive(isLink ? undefined : 0);
  };
  const step = (by: 1 | -1) => {
    const next = nextOption(active, by, targets.length);
    // Words that search pages would not be a link, so there is nothing to go back to.
    setActive(next ?? (draft === undefined ? undefined : nextOption(undefined, by, targets.length)));
  };
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) step(key === 'ArrowDown' ? 1 : -1);
      else open();
      return;
    }
    // With a closed list, keys are for the form or the dialog around it.
    if ((key !== 'Enter' && key !== 'Escape') || (!isOpen && draft === undefined)) return;
    event.preventDefault();
    if (key === 'Enter') {
      const chosen = active === undefined ? undefined : targets[active];
      if (chosen) choose(chosen);
      else leave();
      return;
    }
    event.stopPropagation();
    if (!isShown) setDraft(undefined);
    close();
  };
  return {
    text,
    targets,
    left: all.length - targets.length,
    isShown,
    active,
    open,
    choose,
    leave,
    type,
    onKey,
  };
}

function indexOf(link: string, targets: readonly LinkTarget[]): number | undefined {
  const at = targets.findIndex(({ href }) => href === link);
  return at < 0 ? undefined : at;
}

/** The option that an arrow key leads to. Between the last option and the first one, no option is active, as the ARIA pattern requires. */
function nextOption(active: number | undefined, step: 1 | -1, count: number): number | undefined {
  if (count === 0) return undefined;
  if (active === undefined) return step > 0 ? 0 : count - 1;
  const to = active + step;
  return to < 0 || to >= count ? undefined : to;
}
