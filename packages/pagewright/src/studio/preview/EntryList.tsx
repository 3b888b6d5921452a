import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type ConfigText, type PageEntries, sitePages, urls } from '../../tooling.ts';
import { useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import css from './EntryList.module.css';
import { foundEntries, isSamePath, readablePath } from './page-entry.ts';

interface EntryListProps {
  readonly page: ConfigText;
  readonly found: PageEntries & { readonly isReading: boolean };
}

/** An option of the list: an entry, or a path that is only typed. */
interface Option {
  readonly path: string;
  readonly label: string;
}

/** The path of the page that somebody types: all of it, or only the value of its param. Undefined for a path of another page. */
function useTypedPath(page: ConfigText, text: string): string | undefined {
  const { site } = useStudio().state;
  const [route = '/'] = sitePages.allRoutesOf(page);
  const [name, ...others] = urls.paramNames(route);
  const isValue = name !== undefined && others.length === 0 && !text.includes('/');
  const path = isValue ? encodeURI(route).replace(`:${name}`, encodeURIComponent(text.trim())) : text.trim();
  if (text.trim() === '' || !path.startsWith('/')) return undefined;
  return sitePages.pageAtPath(site, path)?.page.file === page.file ? path : undefined;
}

/** The path that is shown, and a list of all paths of its page to choose from: a combobox, after the ARIA pattern. */
export function EntryList({ page, found }: EntryListProps) {
  const { state, view, show } = useStudio();
  const { preview: text } = strings;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** What is typed; undefined while the field shows the path. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const typedPath = useTypedPath(page, typed ?? '');
  const entries = foundEntries(found.entries, typed ?? '');
  const listed = entries.map(({ path }): Option => ({ path, label: readablePath(path) }));
  const isNew = typedPath !== undefined && !listed.some(({ path }) => isSamePath(path, typedPath));
  const options: readonly Option[] = isNew
    ? [...listed, { path: typedPath, label: text.openEntry(readablePath(typedPath)) }]
    : listed;
  const service = state.project.contentName ?? text.contentService;

  useEffect(() => {
    if (isOpen) list.current?.querySelector(`[data-at="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);
  const open = () => {
    if (isOpen) return;
    setActive(
      Math.max(
        0,
        found.entries.findIndex(({ path }) => isSamePath(path, view.path)),
      ),
    );
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (option: Option | undefined) => {
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
        aria-label={text.entry}
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
        <div ref={list} role="listbox" id={`${id}-list`} aria-label={text.entries} className={css.list}>
          {isOpen &&
            options.map(({ path, label }, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
              <div
                key={path}
                id={`${id}-${index}`}
                role="option"
                className={css.option}
                aria-selected={isSamePath(path, view.path)}
                data-at={index}
                data-active={index === active ? '' : undefined}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose({ path, label })}
              >
                {label}
              </div>
            ))}
        </div>
        {isOpen && options.length === 0 && <p className={css.note}>{text.noEntry}</p>}
        {isOpen && found.isReading && <p className={css.note}>{text.readingEntries(service)}</p>}
        {isOpen && found.hasMore && <p className={css.note}>{text.moreEntries(found.entries.length)}</p>}
        {isOpen && found.isIncomplete && <p className={css.note}>{text.unreadEntries(service)}</p>}
      </div>
    </div>
  );
}
