import type { blocks as all } from 'virtual:pagewright/gallery';
import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { BlockEntry } from './BlockEntry.tsx';
import css from './Gallery.module.css';
import { keepPlace } from './keep-place.ts';

/** Widths of the frames, in CSS pixels: phone, tablet and desktop. */
const widths = [360, 768, 1440];

/** The block types whose name, description or props together contain all words of a search. */
function found(blocks: typeof all, search: string): typeof all {
  const words = search.toLowerCase().split(/\s+/);
  return blocks.filter(({ type, description, props }) => {
    const text = [type, description, ...props.map(({ name }) => name)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Lets the key `/` focus a field. */
function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement;
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [field]);
}

/** Every block type with all examples of its schema, rendered by the components of the site. */
export function Gallery({ blocks }: { readonly blocks: typeof all }) {
  const address = new URLSearchParams(location.search);
  const [width, setWidth] = useState(Number(address.get('width')) || (innerWidth < 800 ? 360 : 768));
  const [search, setSearch] = useState(address.get('search') ?? '');
  const field = useRef<HTMLInputElement>(null);
  // Typing stays responsive while frames load.
  const shown = found(blocks, useDeferredValue(search));
  // The browser looks for the anchor before the entries are rendered, so scroll to it again.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  // Saving a file reloads the gallery, so the URL keeps the search.
  useEffect(() => {
    const query = new URLSearchParams({ ...(search === '' ? {} : { search }), width: String(width) });
    history.replaceState(null, '', `?${query}${location.hash}`);
  }, [search, width]);
  useSearchKey(field);
  return (
    <div className={css.gallery}>
      <title>Block types</title>
      <aside className={css.side}>
        <h1 className={css.title}>Blocks</h1>
        <label className={css.search}>
          <span className={css.legend}>
            Search <kbd className={css.key}>/</kbd>
          </span>
          <input
            ref={field}
            className={css.field}
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
        <p className={css.count} role="status">
          {shown.length} of {blocks.length} block types
        </p>
        <fieldset className={css.widths}>
          <legend className={css.legend}>Width</legend>
          {widths.map((each) => (
            <button
              key={each}
              type="button"
              className={css.width}
              aria-pressed={each === width}
              onClick={() => keepPlace(() => setWidth(each))}
            >
              {each}
            </button>
          ))}
        </fieldset>
        <nav aria-label="Block types">
          <ul className={css.types}>
            {shown.map(({ type }) => (
              <li key={type}>
                <a className={css.type} href={`#${type}`}>
                  {type}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <main className={css.entries}>
        {shown.map((block) => (
          <BlockEntry key={block.type} block={block} width={width} />
        ))}
      </main>
    </div>
  );
}
