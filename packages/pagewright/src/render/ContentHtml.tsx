import { use, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { ensureClean } from '../content/sanitising/clean-memory.ts';
import { plainText } from '../content/sanitising/plain-text.ts';
import { htmlBelowBase } from '../content/sanitising/rewrites/html-below-base.ts';
import { labelTables } from '../content/sanitising/rewrites/structure/table-labels.ts';
import { trusted } from '../content/sanitising/trusted-html.ts';
import { PlacingContext } from './headings/placing.ts';
import type { HeadingLevel } from './headings/shift-headings.ts';
import { wakePlayers } from './players/wake-players.ts';
import { siteBase } from './site-path.ts';

// A constant of this module, because the bundler drops no code for a constant that it finds in another.
const needsBase = (import.meta.env?.BASE_URL ?? '/') !== '/';

export interface ContentHtmlProps {
  /** HTML of the content service. HTML that was not sanitised is shown as plain text. */
  readonly html: string;
  /**
   * Level of the first heading in the HTML. The others follow from it, and none is skipped. By default it is one below the nearest heading
   * before this text: in its block, or else the h2 or h1 before the block.
   */
  readonly level?: HeadingLevel | undefined;
  /** Label of tables that have no caption. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function ContentHtml({ html, level, label, className }: ContentHtmlProps) {
  const clean = ensureClean(html);
  const placing = use(PlacingContext);
  const element = useRef<HTMLDivElement>(null);
  const hasHeadings = clean?.includes('<h3');
  // React 19.2.9 writes innerHTML again for each new object, even if the HTML is the same.
  const inner = useMemo(() => {
    if (clean === undefined) return undefined;
    const labels = labelTables(clean, label);
    const labelled = needsBase ? htmlBelowBase(labels, siteBase) : labels;
    return { __html: trusted((hasHeadings && placing?.mark?.(labelled, level)) || labelled) };
  }, [clean, label, level, hasHeadings, placing]);
  useLayoutEffect(() => {
    const shown = element.current;
    // The HTML of a page has the levels already.
    if (shown?.dataset.content !== '') return;
    if (placing?.place) placing.place(shown, level);
    else
      import('./headings/level-in-document.ts').then(
        ({ placeInDocument }) => placeInDocument(shown, level),
        () => {},
      );
  });
  useEffect(() => wakePlayers(element.current));
  if (!inner) return <div className={className}>{plainText(html)}</div>;
  return (
    <div
      // A new text needs a new element, whose headings have no levels yet.
      key={`${level} ${clean}`}
      ref={element}
      className={className}
      data-content={hasHeadings ? '' : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and the only use of it in the project.
      dangerouslySetInnerHTML={inner}
    />
  );
}
