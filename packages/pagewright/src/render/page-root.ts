import { trusted } from '../content/sanitising/trusted-html.ts';
import { pageId } from './document/payload.ts';

/** The element that contains the current page. It stays when React renders the layout again. */
let pageElement: HTMLElement | undefined;

/** The element that contains the page. Creates it if the document has none. */
export function pageRoot(): HTMLElement {
  pageElement ??= document.getElementById(pageId) ?? document.createElement('div');
  pageElement.id = pageId;
  return pageElement;
}

/** Puts the HTML of another page, which React has rendered, into the element of the page. */
export function putPage(html: string): void {
  Object.assign(pageRoot(), { innerHTML: trusted(html) });
}

/** Puts the page back if React has rendered the layout from scratch. */
export function keepPage(outlet: HTMLElement | null): void {
  const page = pageRoot();
  if (outlet && !outlet.contains(page)) outlet.replaceChildren(page);
}
