import { use, useLayoutEffect, useMemo, useRef } from 'react';
import { ensureClean } from '../content/sanitising/clean-memory.ts';
import { plainText } from '../content/sanitising/plain-text.ts';
import { htmlBelowBase } from '../content/sanitising/rewrites/html-below-base.ts';
import { labelTables } from '../content/sanitising/rewrites/table-labels.ts';
import { trusted } from '../content/sanitising/trusted-html.ts';
import { levelInDocument, shownLevel } from './headings/level-in-document.ts';
import { IsWrittenContext, markContent } from './headings/placed-headings.ts';
import { cleanLevel, type HeadingLevel, shiftHeadings } from './headings/shift-headings.ts';
import { siteBase } from './site-path.ts';

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
  const isWritten = use(IsWrittenContext);
  const element = useRef<HTMLDivElement>(null);
  const hasHeadings = clean !== undefined && /<h[3-6][ >]/.test(clean);
  const labelled = useMemo(
    () =>
      clean === undefined
        ? undefined
        : shiftHeadings(
            import.meta.env.BASE_URL === '/'
              ? labelTables(clean, label)
              : htmlBelowBase(labelTables(clean, label), siteBase()),
            level ?? cleanLevel,
          ),
    [clean, label, level],
  );
  // React 19.2.9 writes innerHTML again for each new object, even if the HTML is the same.
  const inner = useMemo(() => {
    if (labelled === undefined) return undefined;
    const written = isWritten && hasHeadings ? markContent(labelled, level !== undefined) : labelled;
    return { __html: trusted(written) };
  }, [labelled, isWritten, hasHeadings, level]);
  // Before the text is painted, and after each change of the block around it. The HTML of a written page has the right levels, so it stays.
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown || !hasHeadings || level !== undefined || labelled === undefined) return;
    const found = levelInDocument(shown);
    if (shownLevel(shown) !== found)
      Object.assign(shown, { innerHTML: trusted(shiftHeadings(labelled, found)) });
  });
  if (!inner) return <div className={className}>{plainText(html)}</div>;
  return (
    <div
      ref={element}
      className={className}
      data-content={hasHeadings ? '' : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and the only use of it in the project.
      dangerouslySetInnerHTML={inner}
    />
  );
}
