import { ContentHtml, type ContentHtmlProps } from 'pagewright/content-html';
import { useEffect } from 'react';
import { joinClasses } from './join-classes.ts';
import css from './SafeHtml.module.css';

/** HTML of the content service in the styles of this site. */
export function SafeHtml({ className, ...props }: ContentHtmlProps) {
  const { html } = props;
  useEffect(() => {
    // Few texts have layouts or players. The document of such a text has these styles already, but new content may be the first.
    if (html.includes('content-')) import('pagewright/content-layout.css').catch(() => {});
    if (html.includes('content-player')) import('./players.css').catch(() => {});
  }, [html]);
  return <ContentHtml {...props} className={joinClasses(css.html, className)} />;
}
