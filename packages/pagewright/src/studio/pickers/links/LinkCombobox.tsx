import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { isHref } from '../../../content/sanitising/url-formats.ts';
import type { FieldControl } from '../../controls/Field.tsx';
import inputCss from '../../controls/TextInput.module.css';
import { useOptionInView } from '../../controls/use-option-in-view.ts';
import { words } from '../../strings.ts';
import css from './LinkCombobox.module.css';
import { type LinkTarget, maxTargets } from './link-targets.ts';
import { usePopupPlace } from './use-popup-place.ts';

interface LinkComboboxProps {
  readonly control: FieldControl;
  readonly value: string;
  /** The targets that fit a text. Called while the list is open. */
  readonly targetsFor: (typed: string) => readonly LinkTarget[];
  /** @param isTyped true while a person types */
  readonly onWrite: (href: string, isTyped: boolean) => void;
}

/**
 * A link: typed, or chosen from a list of what it can lead to, after the ARIA combobox pattern. Text that is not a link, such as a word of a
 * title, only searches. It is written when the field is left, so that the check can say what is wrong with it.
 */
export function LinkCombobox({ control, value, targetsFor, onWrite }: LinkComboboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<string>();
  const [wasTyped, setTyped] = useState(false);
  const [active, setActive] = useState<number>();
  const text = draft ?? value;
  const all = isOpen ? targetsFor(wasTyped ? text : '') : [];
  const targets = all.slice(0, maxTargets);
  const isShown = isOpen && (targets.length > 0 || draft !== undefined);
  usePopupPlace(isShown, input, popup);
  useOptionInView(active === undefined ? undefined : `${id}-${active}`);

  const open = () => {
    if (isOpen) return;
    const at = targetsFor('')
      .slice(0, maxTargets)
      .findIndex(({ href }) => href === value);
    setActive(at < 0 ? undefined : at);
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
    const isLink = typed === '' || isHref(typed);
    setDraft(isLink ? undefined : typed);
    if (isLink) onWrite(typed, true);
    setOpen(true);
    setTyped(true);
    // The first answer to a search is most likely meant. A link that is typed means itself.
    setActive(isLink ? undefined : 0);
  };
  const onKey = (event: KeyboardEvent) => {
    const chosen = active === undefined ? undefined : targets[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open();
      else {
        const step = event.key === 'ArrowDown' ? 1 : -1;
        const next = nextOption(active, step, targets.length);
        // Words that search pages would not be a link, so there is nothing to go back to.
        setActive(next ?? (draft === undefined ? undefined : nextOption(undefined, step, targets.length)));
      }
    } else if (event.key === 'Enter' && (isOpen || draft !== undefined)) {
      // With a closed list it is for the form around it.
      event.preventDefault();
      if (chosen) choose(chosen);
      else leave();
    } else if (event.key === 'Escape' && (isOpen || draft !== undefined)) {
      // It closes the list alone, and not also a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      if (!isShown) setDraft(undefined);
      close();
    }
  };
  return (
    <div className={css.combobox}>
      <input
        {...control}
        ref={input}
        type="text"
        role="combobox"
        className={inputCss.input}
        autoComplete="off"
        spellCheck={false}
        placeholder={words.pickers.link.placeholder}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={
          isShown && active !== undefined && targets[active] ? `${id}-${active}` : undefined
        }
        value={text}
        onChange={(event) => type(event.target.value)}
        onClick={open}
        onKeyDown={onKey}
        onBlur={leave}
      />
      {/* A press in the list must not take the focus from the input, which names the active option. */}
      <div
        ref={popup}
        popover="manual"
        className={css.popup}
        onPointerDown={(event) => event.preventDefault()}
      >
        <div id={`${id}-list`} role="listbox" aria-label={words.pickers.link.list} className={css.list}>
          {targets.map((target, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
            <div
              key={target.href}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={css.option}
              onClick={() => choose(target)}
            >
              <span className={css.words}>{target.words || words.pickers.link.kinds[target.kind]}</span>
              <span className={css.href}>{target.href}</span>
            </div>
          ))}
        </div>
        <p role="status" className={css.more}>
          {isShown && targets.length === 0 && words.pickers.link.nothingFound}
          {all.length > targets.length && words.pickers.link.more(all.length - targets.length)}
        </p>
      </div>
    </div>
  );
}

/** The option that an arrow key leads to. Between the last one and the first one there is none, as the pattern asks. */
function nextOption(active: number | undefined, step: 1 | -1, count: number): number | undefined {
  if (count === 0) return undefined;
  if (active === undefined) return step > 0 ? 0 : count - 1;
  const to = active + step;
  return to < 0 || to >= count ? undefined : to;
}
