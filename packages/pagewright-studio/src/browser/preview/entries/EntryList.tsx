import { ChevronDown } from 'lucide-react';
import type { ConfigText, PageEntries } from 'pagewright/tooling';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useStudio } from '../../shell/studio-context.ts';
import { isSamePath, readablePath } from '../page-entry.ts';
import { previewStrings } from '../preview-strings.ts';
import css from './EntryList.module.css';
import { type EntryOption, useEntryOptions } from './use-entry-options.ts';

interface EntryListProps {
  readonly page: ConfigText;
  readonly found: PageEntries & { readonly isReading: boolean };
}

/** The path that is shown, and a list of all paths of its page to choose from: a combobox, after the ARIA pattern. */
export function EntryList({ page, found }: EntryListProps) {
  const { view, show } = useStudio();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  /** What is typed; undefined while the field shows the path. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const options = useEntryOptions(page, found, typed ?? '');

  const open = () => {
    if (isOpen) return;
    const shown = found.entries.findIndex(({ path }) => isSamePath(path, view.path));
    setActive(Math.max(0, shown));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (option: EntryOption | undefined) => {
    if (option) show({ path: option.path });
    close();
  };
  const onKey = (event: KeyboardEvent) => {
    const last = options.length - 1;
    const to = { ArrowDown: Math.min(active + 1, last), ArrowUp: Math.max(active - 1, 0) }[event.key];
    if (to !== undefined) {
      if (isOpen) setActive(to);
      else open();
    } else if (event.key === 'Enter' && isOpen) choose(options[active]);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };
  return (
    <div className={css.box}>
      <input
        type="text"
        role="combobox"
        className={css.field}
        aria-label={previewStrings.entry}
        title={readablePath(view.path)}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? readablePath(view.path)}
        onFocus={(event) => event.target.select()}
        onClick={open}
        onBlur={close}
        onKeyDown={onKey}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          setOpen(true);
        }}
      />
      <ChevronDown size={14} aria-hidden className={css.sign} />
      <div className={css.popup} hidden={!isOpen}>
        <Options id={id} options={isOpen ? options : []} active={active} onChoose={choose} />
        {isOpen && <EntryNotes found={found} isEmpty={options.length === 0} />}
      </div>
    </div>
  );
}

interface OptionsProps {
  readonly id: string;
  readonly options: readonly EntryOption[];
  /** The index of the option that the keys have reached. */
  readonly active: number;
  readonly onChoose: (option: EntryOption) => void;
}

function Options({ id, options, active, onChoose }: OptionsProps) {
  const { view } = useStudio();
  const list = useRef<HTMLDivElement>(null);
  const isShown = options.length > 0;
  useEffect(() => {
    if (isShown) list.current?.querySelector(`[data-at="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [isShown, active]);
  return (
    <div ref={list} role="listbox" id={`${id}-list`} aria-label={previewStrings.entries} className={css.list}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={option.path}
          id={`${id}-${index}`}
          role="option"
          className={css.option}
          aria-selected={isSamePath(option.path, view.path)}
          data-at={index}
          data-active={index === active ? '' : undefined}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}

/** What is missing in the list, and why. */
function EntryNotes({ found, isEmpty }: Pick<EntryListProps, 'found'> & { readonly isEmpty: boolean }) {
  const { contentName } = useStudio().state.project;
  const text = previewStrings;
  const service = contentName ?? text.contentService;
  return (
    <>
      {isEmpty && <p className={css.note}>{text.noEntry}</p>}
      {found.isReading && <p className={css.note}>{text.readingEntries(service)}</p>}
      {found.hasMore && <p className={css.note}>{text.moreEntries(found.entries.length)}</p>}
      {found.isIncomplete && <p className={css.note}>{text.unreadEntries(service)}</p>}
    </>
  );
}
