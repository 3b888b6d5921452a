import {
  type Element,
  type ElementContent,
  element,
  elementsOf,
  isElement,
  propertyOf,
  type Root,
  rewriteElements,
  textNode,
  textOf,
} from '../html-tree.ts';
import { mediaKind } from './media/media-elements.ts';
import { playerUrlIn } from './media/player-plates.ts';
import { fileName } from './target-words.ts';

const space = textNode(' ');
const shown = ['img', 'video', 'audio', 'iframe', 'math'];
const picture = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** Matches files that no browser opens any more, and addresses that lead to no file. */
const dead = /\.(?:swf|class|jar|dcr)$|^(?!https?:)[a-z][\w+.-]*:/i;

/** The file of an object, in its own attribute or in a parameter. */
function fileOf(node: Element): string | undefined {
  const parameters = elementsOf(node).filter(
    (each) =>
      isElement(each, 'param') && /^(?:src|movie|filename|url)$/i.test(propertyOf(each, 'name') ?? ''),
  );
  const [file] = [
    propertyOf(node, 'data'),
    propertyOf(node, 'src'),
    ...parameters.map((each) => propertyOf(each, 'value')),
  ].filter((each) => each !== undefined && each.trim() !== '');
  return file?.trim();
}

/** An address, to recognise one file in two forms. */
function comparable(address: string): string {
  return address.trim().replace(/^https?:|#.*$/gi, '');
}

/** What shows the file of an object: a picture, or a player or a link, unless there is a link already. */
function fileAs(node: Element, src: string, linked: Set<string>): Element | undefined {
  const path = src.replace(/[?#].*$/s, '');
  const name = propertyOf(node, 'ariaLabel') ?? propertyOf(node, 'title');
  const type = propertyOf(node, 'type') ?? '';
  const { width, height } = node.properties;
  if (picture.test(path) || type.startsWith('image/'))
    return element('img', { src, alt: name ?? textOf(node), width, height }, []);
  // A link to the file is there already, such as in a block for files with a preview.
  if (linked.has(comparable(src))) return undefined;
  const kind = mediaKind(src);
  if (kind === 'audio') return element('audio', { src, ariaLabel: name }, []);
  if (kind === 'video') return element('video', { src, ariaLabel: name, width, height }, []);
  linked.add(comparable(src));
  return element('a', { href: src }, [textNode(name?.trim() || fileName(src))]);
}

function replaced(node: Element, linked: Set<string>): readonly ElementContent[] {
  const { id } = node.properties;
  const anchor = id === undefined ? [] : [element('span', { id }, [])];
  const inside = node.children.filter((child) => !isElement(child, 'param'));
  const src = fileOf(node);
  if (elementsOf(node).some(({ tagName }) => shown.includes(tagName))) return [...anchor, ...inside];
  const file =
    src === undefined || dead.test(src.replace(/[?#].*$/s, '')) ? undefined : fileAs(node, src, linked);
  if (!file) return [...anchor, ...inside];
  const isSaid = file.tagName !== 'a' && !elementsOf(node).some(({ tagName }) => tagName === 'a');
  return [...anchor, ...(isSaid ? [] : [...inside, space]), file];
}

/**
 * Replaces objects and embedded files by a picture, a player or a link, with what they contain for browsers that do not show them. Players
 * of known providers stay, for `drawPlayers`. A canvas shows what it contains.
 */
export function replaceObjects(root: Root): void {
  const links = elementsOf(root).filter((node) => node.tagName === 'a');
  const linked = new Set(links.map((link) => comparable(propertyOf(link, 'href') ?? '')));
  rewriteElements(root, (node) => {
    if (node.tagName === 'canvas') return textOf(node) === '' ? [space] : node.children;
    if (!isElement(node, 'object', 'applet', 'embed')) return [node];
    return playerUrlIn([node, ...elementsOf(node)]) === undefined ? replaced(node, linked) : [node];
  });
}
