import 'pagewright/content-layout.css';
import { ContentHtml, type ContentHtmlProps } from 'pagewright/content-html';
import { joinClasses } from './join-classes.ts';
import css from './SafeHtml.module.css';

/** HTML of the content service in the styles of this site. */
export function SafeHtml({ className, ...html }: ContentHtmlProps) {
  return <ContentHtml {...html} className={joinClasses(css.html, className)} />;
}
