import { decodeReferences } from '../../content/sanitising/character-references.ts';
import { linkUrl } from '../../content/sanitising/url-formats.ts';

const target = /\shref\s*=\s*(?:"([^"]*)|'([^']*)|([^\s"'>]+))/i;

/** True for a link whose address no page may have, such as `javascript:`. Its words stay, without a link. */
export function isUselessLink(tagName: string, attributes: string): boolean {
  if (tagName !== 'a' && tagName !== 'area') return false;
  const [, double, single, bare] = target.exec(attributes) ?? [];
  const href = decodeReferences(double ?? single ?? bare ?? '').trim();
  return href !== '' && linkUrl(href) === undefined;
}
