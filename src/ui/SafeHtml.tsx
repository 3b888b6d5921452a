import { ensureClean } from 'pagewright/clean-html';
import { plainText } from 'pagewright/plain-text';
import { labelTables } from 'pagewright/table-labels';
import { trusted } from 'pagewright/trusted-html';
import { useMemo } from 'react';
import css from './SafeHtml.module.css';

interface SafeHtmlProps {
  /** HTML of the content service; its headings begin at level 3. What no sanitiser has passed is shown as plain text. */
  readonly html: string;
  /** Names it, for tables that have no caption. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The one place where content becomes elements of the page. */
export function SafeHtml({ html, label, className }: SafeHtmlProps) {
  const clean = ensureClean(html);
  // React 19.2.9 writes innerHTML anew whenever it is given another object.
  const inner = useMemo(
    () => (clean === undefined ? undefined : { __html: trusted(labelTables(clean, label)) }),
    [clean, label],
  );
  const name = className === undefined ? css.html : `${css.html} ${className}`;
  if (!inner) return <div className={name}>{plainText(html)}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and the only use of it in the project.
  return <div className={name} dangerouslySetInnerHTML={inner} />;
}
