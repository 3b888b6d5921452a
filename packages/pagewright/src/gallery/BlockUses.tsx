import type { blocks } from 'virtual:pagewright/gallery';
import css from './BlockUses.module.css';

type Uses = (typeof blocks)[number]['uses'];

/** The pages that show a use which is not written in a page; undefined for one that is. */
function shownIn({ place, pages }: Uses[number]): string | undefined {
  if (pages.includes(place.file)) return undefined;
  if (place.file.endsWith('/_site.json')) return 'the end of pages';
  return pages.length > 0 ? `in ${pages.join(', ')}` : 'in no page';
}

/** Who uses a block type: the lines of page configs and shared sections, and the pages that show each section. */
export function BlockUses({ uses }: { readonly uses: Uses }) {
  if (uses.length === 0) return <p className={css.unused}>No page uses it.</p>;
  return (
    <details className={css.uses}>
      <summary>Used {uses.length === 1 ? 'once' : `${uses.length} times`}</summary>
      <ul className={css.list}>
        {uses.map((use) => (
          <li key={`${use.place.file}:${use.place.line}`} className={css.use}>
            <code>
              {use.place.file}:{use.place.line}
            </code>{' '}
            <span className={css.pages}>{shownIn(use)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
