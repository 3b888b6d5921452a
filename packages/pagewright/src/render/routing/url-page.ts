import type { Payload } from '../document/payload.ts';
import { isForOtherUrl, watchUrl } from './watch-url.ts';

/** A copy, because an import would add an export to each first load of a site. */
const payloadId = 'pagewright-payload';

/**
 * The script of documents whose pages have params of the URL; it runs before the script of the site. A host of files serves the same
 * document for all queries of a path. If the URL has another query than the document was made for, this removes the page from the payload.
 * The script of the site then loads the page and its content, as after a navigation.
 */
const element = document.getElementById(payloadId);
const { page, ...rest }: Payload = JSON.parse(element?.textContent ?? '{}');
const plan = page?.page?.plan;
if (plan && !isForOtherUrl(plan)) watchUrl(plan);
else if (plan) {
  // The content policy forbids changing the text of a script element.
  const changed = document.createElement('span');
  changed.id = payloadId;
  changed.hidden = true;
  changed.textContent = JSON.stringify(rest);
  element?.replaceWith(changed);
}
