import { useMemo } from 'react';
import { ensureClean } from '../content/sanitising/clean-memory.ts';
import { plainText } from '../content/sanitising/plain-text.ts';
import { htmlBelowBase } from '../content/sanitising/rewrites/html-below-base.ts';
import { labelTables } from '../content/sanitising/rewrites/table-labels.ts';
import { trusted } from '../content/sanitising/trusted-html.ts';
import { siteBase } from './site-path.ts';

export interface ContentHtmlProps {
  /** HTML of the content service. Its headings begin at level 3. HTML that was not sanitised is shown as plain text. */
  readonly html: string;
  /** Label of tables that have no caption. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function ContentHtml({ html, label, className }: ContentHtmlProps) {
  const clean = ensureClean(html);
  // React 19.2.9 writes innerHTML again for each new object, even if the HTML is the same.
  const inner = useMemo(
    () =>
      clean === undefined
        ? undefined
        : {
            __html: trusted(
              import.meta.env.BASE_URL === '/'
                ? labelTables(clean, label)
                : htmlBelowBase(labelTables(clean, label), siteBase()),
            ),
          },
    [clean, label],
  );
  if (!inner) return <div className={className}>{plainText(html)}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and the only use of it in the project.
  return <div className={className} dangerouslySetInnerHTML={inner} />;
}
