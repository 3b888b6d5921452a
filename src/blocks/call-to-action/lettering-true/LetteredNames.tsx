import { SiteLink } from '../../../ui/actions/SiteLink.tsx';
import { Hidden } from '../../../ui/Hidden.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import even from '../../../ui/lettering/EvenLines.module.css';
import type { FittedLines } from '../../../ui/lettering/fit-lines.ts';
import { withKeys } from '../../../ui/with-keys.ts';
import css from './LetteredNames.module.css';

interface LetteredNamesProps {
  readonly lines: FittedLines;
  /** The link of each name. */
  readonly hrefs: readonly string[];
  readonly current: string | undefined;
}

/** The widest letters, in per cent (`font-stretch`). Names that would need wider letters get more space between them. */
const widest = 125;
const mostColumns = 4;

/** Five or more names are in rows of three. */
function columnsFor(count: number): number {
  return count > mostColumns ? 3 : count;
}

/** Names of products in one size and one width. Each is a link that loads its page. */
export function LetteredNames({ lines, hrefs, current }: LetteredNamesProps) {
  return (
    <ul
      className={joinClasses(even.lines, css.names)}
      data-measure={lines.measure}
      data-columns={columnsFor(hrefs.length)}
    >
      {withKeys(lines.lines, ({ text }) => text).map(({ key, item: { text, stretch }, index }) => {
        const href = hrefs[index] ?? '';
        const isSpaced = stretch === widest && !text.includes(' ');
        return (
          <li key={key} className={css.cell}>
            <SiteLink
              href={href}
              reload
              className={css.link}
              aria-current={href === current ? 'page' : undefined}
            >
              <span
                className={joinClasses(even.line, css.name)}
                data-stretch={stretch}
                data-spaced={isSpaced || undefined}
                dir={isSpaced ? 'auto' : undefined}
              >
                {isSpaced ? <SpacedLetters text={text} /> : text}
              </span>
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}

/** The letters of a short name, spread over the width. Screen readers get the name. */
function SpacedLetters({ text }: { readonly text: string }) {
  return (
    <>
      <Hidden>{text}</Hidden>
      {withKeys([...text], (letter) => letter).map(({ key, item }) => (
        <span key={key} aria-hidden="true">
          {item}
        </span>
      ))}
    </>
  );
}
