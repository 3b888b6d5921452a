import type { ContentApi } from '../../../content-api.ts';
import { elementsOf, propertyOf, type Root } from '../../html-tree.ts';
import { serviceSrcset } from '../../service-widths.ts';

/** Adds widths to images that their service scales and that have no other widths. */
export function addServiceWidths(root: Root, widthOf: ContentApi['widthOf']): void {
  if (widthOf === undefined) return;
  for (const node of elementsOf(root)) {
    const width = Number(propertyOf(node, 'width'));
    if (node.tagName !== 'img' || !(width > 0) || propertyOf(node, 'srcSet') !== undefined) continue;
    const srcSet = serviceSrcset(propertyOf(node, 'src') ?? '', width, widthOf);
    // `auto` means the width on the page. Browsers that do not support it use the next value.
    if (srcSet !== undefined) Object.assign(node.properties, { srcSet, sizes: 'auto, 100vw' });
  }
}
