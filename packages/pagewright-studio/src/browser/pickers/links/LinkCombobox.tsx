import { useId, useRef } from 'react';
import type { FieldControl } from '../../controls/Field.tsx';
import inputCss from '../../controls/TextInput.module.css';
import { useOptionInView } from '../../controls/use-option-in-view.ts';
import { pickerStrings } from '../picker-strings.ts';
import css from './LinkCombobox.module.css';
import { type LinkSearchOptions, useLinkSearch } from './use-link-search.ts';
import { usePopupPlace } from './use-popup-place.ts';

interface LinkComboboxProps extends LinkSearchOptions {
  readonly control: FieldControl;
}

/**
 * A link: typed, or chosen from a list of what it can lead to, after the ARIA combobox pattern. Text that is not a link, such as a word of
 * a title, only searches. It is written when the field is left, so that the check can say what is wrong with it.
 */
export function LinkCombobox({ control, ...options }: LinkComboboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const search = useLinkSearch(options);
  const { targets, left, isShown, active } = search;
  usePopupPlace(isShown, input, popup);
  useOptionInView(active === undefined ? undefined : `${id}-${active}`);
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
        placeholder={pickerStrings.link.placeholder}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={
          isShown && active !== undefined && targets[active] ? `${id}-${active}` : undefined
        }
        value={search.text}
        onChange={(event) => search.type(event.target.value)}
        onClick={search.open}
        onKeyDown={search.onKey}
        onBlur={search.leave}
      />
      {/* A press in the list must not take the focus from the input, which names the active option. */}
      <div
        ref={popup}
        popover="manual"
        className={css.popup}
        onPointerDown={(event) => event.preventDefault()}
      >
        <div id={`${id}-list`} role="listbox" aria-label={pickerStrings.link.list} className={css.list}>
          {targets.map((target, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
            <div
              key={target.href}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={css.option}
              onClick={() => search.choose(target)}
            >
              <span className={css.words}>{target.words || pickerStrings.link.kinds[target.kind]}</span>
              <span className={css.href}>{target.href}</span>
            </div>
          ))}
        </div>
        <p role="status" className={css.more}>
          {isShown && targets.length === 0 && pickerStrings.link.nothingFound}
          {left > 0 && pickerStrings.link.more(left)}
        </p>
      </div>
    </div>
  );
}
