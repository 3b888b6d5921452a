import type { BlockProps } from '../../generated/block-props.ts';
import { FramedLink } from '../../ui/actions/FramedLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './Pager.module.css';

/** A list of up to this many pages has a link to each of them. */
const mostLinks = 9;
/** In a longer list, the number of links on each side of the current page. */
const around = 2;

/** The page numbers to show, with `undefined` for each gap. */
function shownNumbers(pages: readonly string[], current: string): readonly (string | undefined)[] {
  if (pages.length <= mostLinks) return pages;
  const at = Math.max(0, pages.indexOf(current));
  // Both ends show as many links as the middle. A gap always stands for two numbers or more.
  const start = Math.max(0, Math.min(at - around, pages.length - mostLinks + 2));
  const end = Math.min(pages.length, Math.max(at + around + 1, mostLinks - 2));
  return [
    ...(start > 2 ? [pages[0], undefined] : pages.slice(0, start)),
    ...pages.slice(start, end),
    ...(end < pages.length - 2 ? [undefined, pages.at(-1)] : pages.slice(end)),
  ];
}

/** Links to the pages of a list. */
export default function Pager({ label, first, others, current, tone }: BlockProps['pager']) {
  const pages = ['1', ...others];
  const hrefOf = (number: string) => (number === '1' ? first : `${first}/page/${encodeURIComponent(number)}`);
  return (
    <Section tone={tone} space="tight" className={css.section}>
      <nav aria-label={label}>
        <ol className={css.pages}>
          {withKeys(shownNumbers(pages, current), (number) => number ?? 'gap').map(
            ({ key, item: number }) => (
              <li key={key}>
                {number === undefined ? (
                  <span className={css.gap}>…</span>
                ) : (
                  <FramedLink href={hrefOf(number)} isCurrent={number === current}>
                    {number}
                  </FramedLink>
                )}
              </li>
            ),
          )}
        </ol>
      </nav>
    </Section>
  );
}
