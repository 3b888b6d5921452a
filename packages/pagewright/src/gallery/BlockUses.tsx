import type { blocks } from 'virtual:pagewright/gallery';
import css from './BlockUses.module.css';

type Uses = (typeof blocks)[number]['uses'];

/** The pages that show a use in a shared section; undefined for a use in a page itself. */
function shownIn({ place, pages }: Uses[number]): string | undefined {
  if (pages.includes(place.file)) return undefined;
  if (place.file.endsWith('/_site.json')) return 'the end of pages';
  return pages.length > 0 ? `in ${pages.join(', ')}` : 'in no page';
}

/** All uses of a block type: lines of page configs, and lines of shared sections with the pages that show them. */
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
