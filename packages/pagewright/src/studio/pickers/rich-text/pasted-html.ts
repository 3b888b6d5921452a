import { sanitiseHtml } from '../../../content/sanitising/sanitise-html.ts';

/**
 * HTML from the clipboard, cleaned as content is, so that the editor never sees styles, scripts or images of other programs. Text that was copied
 * from the editor itself stays as it is: what the editor cannot show is dropped anyway.
 */
export function pastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  // Google Docs puts a text into bold that says it is not bold.
  const text = html.replace(/<b\b[^>]*font-weight:\s*normal[^>]*>/gi, '<span>');
  try {
    return sanitiseHtml(text);
  } catch {
    // It is too long.
    return '';
  }
}
