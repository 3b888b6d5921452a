import type { Parents } from 'hast';
import { contentOf, isElement, type Root, rewriteElements } from '../html-tree.ts';
import { contentAsText } from '../parse-html.ts';
import { playerUrlIn } from './media/player-plates.ts';

/** Elements whose content HTML parsers take as text. */
const asText = ['iframe', 'noembed', 'noframes'];

/** A frame in a frame in a frame is an attack, and each level costs time. */
const maxLevels = 3;

function hasPlayer(parent: Parents): boolean {
  return playerUrlIn(contentOf(parent).filter((child) => isElement(child, 'embed'))) !== undefined;
}

/**
 * Parses what frames contain for browsers without frames. What `noembed` and `noframes` contain takes their place, unless the object next
 * to it is a player, which is shown.
 */
export function openFallbacks(root: Root, level = 0): void {
  rewriteElements(root, (node, parent) => {
    if (!asText.includes(node.tagName)) return [node];
    const content = contentAsText(level < maxLevels ? node : { ...node, children: [] });
    openFallbacks(content, level + 1);
    node.children = contentOf(content);
    if (node.tagName === 'iframe') return [node];
    return hasPlayer(parent) ? [] : node.children;
  });
}
