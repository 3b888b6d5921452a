import type { blocks as all } from 'virtual:pagewright/gallery';
import { useEffect, useState } from 'react';
import { BlockEntry } from './BlockEntry.tsx';
import css from './Gallery.module.css';

/** Widths of the frames, in CSS pixels: phone, tablet and desktop. */
const widths = [360, 768, 1440];

/** Every block type with all examples of its schema, rendered by the components of the site. */
export function Gallery({ blocks }: { readonly blocks: typeof all }) {
  const [width, setWidth] = useState(768);
  // The browser looked for the anchor before the entries were rendered.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className={css.gallery}>
      <aside className={css.side}>
        <h1 className={css.title}>Blocks</h1>
        <fieldset className={css.widths}>
          <legend className={css.legend}>Width</legend>
          {widths.map((each) => (
            <button
              key={each}
              type="button"
              className={css.width}
              aria-pressed={each === width}
              onClick={() => setWidth(each)}
            >
              {each}
            </button>
          ))}
        </fieldset>
        <nav aria-label="Block types">
          <ul className={css.types}>
            {blocks.map(({ type }) => (
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
        {blocks.map((block) => (
          <BlockEntry key={block.type} block={block} width={width} />
        ))}
      </main>
    </div>
  );
}
