import type { Addresses } from '../../source.ts';
import { elementsOf, propertyOf, type Root } from '../html-tree.ts';
import { mapSrcset } from '../url-formats.ts';

/** Properties of elements, by their hast names, whose URL pages load. */
const files = ['src', 'poster'];

/** A link with its protocol in lower case, so that `MailTo:` stays a link. */
const plainProtocol = (href: string) =>
  href.replace(/^[a-z][a-z\d+.-]*:/i, (protocol) => protocol.toLowerCase());

/** Makes the addresses of links and files lead where the content service means them to lead. */
export function mapAddresses(root: Root, { linkOf, fileOf }: Addresses): void {
  for (const node of elementsOf(root)) {
    const { tagName, properties } = node;
    const href = tagName === 'a' || tagName === 'area' ? propertyOf(node, 'href') : undefined;
    if (href !== undefined) properties.href = plainProtocol(linkOf(href));
    for (const name of files) {
      const src = propertyOf(node, name);
      if (src !== undefined) properties[name] = fileOf(src);
    }
    const cite = propertyOf(node, 'cite');
    if (cite !== undefined) properties.cite = linkOf(cite);
    const srcset = propertyOf(node, 'srcSet');
    if (srcset !== undefined) properties.srcSet = mapSrcset(srcset, fileOf);
  }
}
