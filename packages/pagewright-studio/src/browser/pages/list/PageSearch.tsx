import { type KeyboardEvent, useEffect } from 'react';
import { TextInput } from '../../controls/TextInput.tsx';
import { pageStrings } from '../page-strings.ts';
import css from './PageSearch.module.css';

interface PageSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Goes to the first row, or with `isOpened` opens it. */
  readonly onLeave: (isOpened: boolean) => void;
}

/** The input in an element. */
export function focusSearch(around: HTMLElement | null): void {
  const input = around?.querySelector('input');
  input?.focus();
  input?.select();
}

/** The search of the list. "/" focuses it from everywhere but text fields and dialogs. */
export function PageSearch({ query, onQuery, onLeave }: PageSearchProps) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      const isTyped =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null);
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
      event.preventDefault();
      focusSearch(document.querySelector<HTMLElement>('[data-page-search]'));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault();
      onLeave(event.key === 'Enter');
    } else if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      onQuery('');
    }
  };
  return (
    <div data-page-search="" className={css.search}>
      <TextInput
        type="search"
        aria-label={pageStrings.search}
        aria-keyshortcuts="/"
        placeholder={pageStrings.search}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onText={onQuery}
        onKeyDown={onKey}
      />
      {query === '' && (
        <kbd className={css.key} aria-hidden>
          /
        </kbd>
      )}
    </div>
  );
}
