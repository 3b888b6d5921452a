import {
  type Element,
  type ElementContent,
  element,
  elementsOf,
  isElement,
  isSpace,
  propertyOf,
  type Root,
  rewriteElements,
  textNode,
  textOf,
} from '../../html-tree.ts';
import { playerAt } from '../../players/known-players.ts';
import type { Player } from '../../players/player.ts';
import { hostOf, linkUrl } from '../../url-formats.ts';
import { lazyUrl } from './lazy-url.ts';
import { mediaKind } from './media-elements.ts';

const plateClass = 'content-player';
const maxTitle = 200;

/** The shapes of frames, as width divided by height. Their classes are the ones of the block editor: `content-aspect-16-9`. */
const shapes: readonly (readonly [ratio: number, name: string])[] = [
  [21 / 9, '21-9'],
  [18 / 9, '18-9'],
  [16 / 9, '16-9'],
  [4 / 3, '4-3'],
  [1, '1-1'],
  [9 / 16, '9-16'],
];

function sizeOf(node: Element, name: 'width' | 'height'): number | undefined {
  const text = propertyOf(node, name) ?? '';
  return /^\d{2,4}(?:px)?$/.test(text) ? Number.parseInt(text, 10) : undefined;
}

/** The class for the shape of a frame; none if it has the usual one. */
function shapeOf({ kind }: Player, node: Element, url: string): readonly string[] {
  if (kind === 'audio') return [];
  const [width, height] = [sizeOf(node, 'width'), sizeOf(node, 'height')];
  if (width === undefined || height === undefined)
    return /\/shorts\//.test(url) ? ['content-aspect-9-16'] : [];
  const distance = (ratio: number) => Math.abs(Math.log(ratio / (width / height)));
  const [nearest] = [...shapes].sort(([one], [other]) => distance(one) - distance(other));
  return nearest === undefined || nearest[1] === '16-9' ? [] : [`content-aspect-${nearest[1]}`];
}

/** The words of a plate: its title and its provider, or only the provider if nobody gave a title. */
function wordsOf(provider: string, title: string): ElementContent[] {
  const named = (value: string) => element('span', { className: [`${plateClass}-title`] }, [textNode(value)]);
  if (title === '' || title === provider) return [named(provider)];
  const name = element('small', { className: [`${plateClass}-provider`] }, [textNode(provider)]);
  return [named(title.slice(0, maxTitle).trim()), textNode(' '), name];
}

/** A link to the page of a player. `ContentHtml` shows the frame in its place when a visitor asks for it. */
function plate(player: Player, node: Element, url: string, words = textOf(node)): Element {
  const title = propertyOf(node, 'title') ?? propertyOf(node, 'ariaLabel') ?? words;
  // The height says which form of its player a provider shows.
  const height = player.kind === 'audio' ? sizeOf(node, 'height') : undefined;
  return element(
    'a',
    {
      className: [plateClass, `${plateClass}-${player.kind}`, ...shapeOf(player, node, url)],
      href: linkUrl(player.page) ?? player.frame,
      dataPlayer: player.frame,
      ...(height === undefined ? {} : { dataHeight: String(height) }),
    },
    wordsOf(player.provider, title.replace(/\s+/g, ' ').trim()),
  );
}

/** The link that some providers put into a frame, for browsers without frames: it leads to the page of the player. */
function linkInFrame(frame: Element): Element | undefined {
  return elementsOf(frame).find((each) => linkUrl(propertyOf(each, 'href') ?? '') !== undefined);
}

/** A frame as a plate if its player is known, else as a link. */
function frameAs(node: Element): readonly ElementContent[] {
  const url = lazyUrl(node, 'src') ?? '';
  const player = playerAt(url);
  if (player) {
    const inside = linkInFrame(node);
    const page = player.page === player.frame ? inside && propertyOf(inside, 'href') : undefined;
    return [plate({ ...player, page: page ?? player.page }, node, url, inside ? textOf(inside) : '')];
  }
  const href = linkUrl(url);
  // Nobody sees the frame, so what it contains for browsers without frames is shown too.
  const inside = textOf(node) === '' ? [] : node.children;
  if (href === undefined) return inside;
  const value = propertyOf(node, 'title')?.trim() || (hostOf(href) ?? href);
  return [
    element('a', { href }, [textNode(value)]),
    ...(inside.length > 0 ? [textNode(' '), ...inside] : []),
  ];
}

/** The URL of a known player in the attributes of these elements. */
export function playerUrlIn(nodes: readonly Element[]): string | undefined {
  const values = nodes.flatMap((each) =>
    Object.keys(each.properties)
      .filter((key) => key.startsWith('data') || ['src', 'value'].includes(key))
      .map((key) => propertyOf(each, key) ?? ''),
  );
  return values.find((value) => /^(?:https?:)?\/\//.test(value) && playerAt(value));
}

/** True if an element has content of its own: more than a poster and buttons. */
function hasWords({ children }: Element): boolean {
  return children.some((child) => {
    if (child.type === 'text') return child.value.trim() !== '';
    if (!isElement(child) || isElement(child, 'button', 'svg')) return false;
    return isElement(child, 'video', 'audio', 'iframe') || hasWords(child);
  });
}

/**
 * A player in an element that a script would replace: an old `object`, or a place for a player that loads late, unless its frame is there
 * too, for browsers without scripts.
 */
function playerInPlace(node: Element, frames: ReadonlySet<string>): readonly ElementContent[] | undefined {
  const isOld = ['object', 'embed'].includes(node.tagName);
  if (!isOld && (hasWords(node) || !['div', 'span', 'p'].includes(node.tagName))) return undefined;
  const url = playerUrlIn([node, ...(isOld ? elementsOf(node) : [])]);
  const player = url === undefined ? undefined : playerAt(url);
  if (url === undefined || !player || frames.has(player.frame)) return undefined;
  return [plate(player, node, url, isOld ? textOf(node) : '')];
}

/** The plate of a video or audio element whose only source is a page with a player, which browsers cannot play. */
function playerInMedia(node: Element): readonly ElementContent[] | undefined {
  if (!isElement(node, 'video', 'audio')) return undefined;
  const isSource = (each: ElementContent) => isElement(each, 'source');
  const urls = [node, ...elementsOf(node).filter(isSource)].flatMap((each) => lazyUrl(each, 'src') ?? []);
  const pages = urls.filter((url) => mediaKind(url) === undefined && playerAt(url));
  const [page] = pages;
  const player = page === undefined ? undefined : playerAt(page);
  if (page === undefined || !player) return undefined;
  if (pages.length === urls.length) return [plate(player, node, page, '')];
  // Another source is a file.
  if (pages.includes(lazyUrl(node, 'src') ?? '')) delete node.properties.src;
  node.children = node.children.filter(
    (child) => !(isElement(child, 'source') && pages.includes(lazyUrl(child, 'src') ?? '')),
  );
  return [node];
}

/** The page of a film for the elements of scripts that draw light players: `<lite-youtube videoid="…">`. */
function lightPlayer(node: Element): readonly ElementContent[] | undefined {
  const [, site] = /^(?:lite|amp)-(youtube|vimeo)$/.exec(node.tagName) ?? [];
  const id = propertyOf(node, 'videoId') ?? propertyOf(node, 'videoid') ?? propertyOf(node, 'dataVideoid');
  if (site === undefined || id === undefined) return undefined;
  const url = (site === 'vimeo' ? 'https://vimeo.com/' : 'https://youtu.be/') + id;
  const player = playerAt(url);
  return player && [plate(player, node, url, '')];
}

/** The URL that is the only content of an element, as text or as a link with the URL as its text. */
function onlyUrl({ children }: Element): string | undefined {
  const [only, ...more] = children.filter((child) => !isElement(child, 'br') && !isSpace(child));
  if (only === undefined || more.length > 0 || (only.type === 'element' && only.tagName !== 'a'))
    return undefined;
  const text = textOf(only);
  return /^https?:\/\/\S+$/.test(text) ? text : undefined;
}

/** A player whose URL stands alone in a paragraph, as services leave it that could not ask the provider for its player. */
function playerOfUrl(node: Element, isInFigure: boolean): readonly ElementContent[] | undefined {
  const url = onlyUrl(node);
  if (url === undefined) return undefined;
  const player = playerAt(url);
  if (player) {
    const drawn = plate(player, element('a', {}, []), url);
    return [{ ...node, children: [drawn] }];
  }
  const href = linkUrl(url);
  if (!isInFigure || href === undefined) return undefined;
  return [{ ...node, children: [element('a', { href }, [textNode(url)])] }];
}

/** Gives the plate of a figure the words of its caption if it has no title. */
function titleByCaption(figure: Element): void {
  const plates = elementsOf(figure).filter((each) => each.properties.dataPlayer && isElement(each, 'a'));
  const caption = elementsOf(figure).find((each) => isElement(each, 'figcaption'));
  const [only, ...more] = plates;
  if (!only || !caption || more.length > 0 || only.children.length > 1) return;
  const text = textOf(caption);
  if (text !== '') only.children = wordsOf(textOf(only), text);
}

/** The frames of the players that the HTML has as frames. */
function framesIn(root: Root): ReadonlySet<string> {
  const frames = elementsOf(root).filter((node) => node.tagName === 'iframe');
  return new Set(frames.flatMap((node) => playerAt(lazyUrl(node, 'src') ?? '')?.frame ?? []));
}

/** Replaces each frame by a plate or a link, because a frame would load a page of others before anybody asks for it. */
export function drawPlayers(root: Root): void {
  const frames = framesIn(root);
  rewriteElements(root, (node, parent) => {
    if (node.tagName === 'iframe') return frameAs(node);
    if (node.tagName === 'figure') titleByCaption(node);
    const isInFigure = parent.type === 'element' && parent.tagName === 'figure';
    const isText = node.tagName === 'p' || node.tagName === 'div';
    return (
      lightPlayer(node) ??
      playerInMedia(node) ??
      playerInPlace(node, frames) ??
      (isText ? playerOfUrl(node, isInFigure) : undefined) ?? [node]
    );
  });
}

/** Drops what is not the frame of a known player from links. */
export function checkPlayers(root: Root): void {
  for (const { tagName, properties } of elementsOf(root)) {
    if (tagName !== 'a' || properties.dataPlayer === undefined) continue;
    const frame = String(properties.dataPlayer);
    if (playerAt(frame)?.frame === frame) continue;
    delete properties.dataPlayer;
    delete properties.dataHeight;
  }
}
