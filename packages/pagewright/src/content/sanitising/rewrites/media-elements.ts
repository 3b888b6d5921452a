import {
  type Element,
  type ElementContent,
  element,
  elementsOf,
  isElement,
  propertyOf,
  type Root,
  rewriteElements,
  textOf,
} from '../html-tree.ts';
import { parseHtml } from '../parse-html.ts';
import { imageUrl } from '../url-formats.ts';
import { lazyUrl } from './lazy-url.ts';

const files = { audio: /\.(?:mp3|m4a|ogg|oga|opus|wav|flac)$/i, video: /\.(?:mp4|m4v|webm|ogv|mov)$/i };

/** Whether a URL is one of a file that browsers play. */
export function mediaKind(url: string): 'audio' | 'video' | undefined {
  const path = url.replace(/[?#].*$/, '');
  if (files.audio.test(path)) return 'audio';
  return files.video.test(path) ? 'video' : undefined;
}

const urlOf = (node: Element, name = 'src') => imageUrl(lazyUrl(node, name) ?? '');

/** The files and captions of a video or audio element. Everything else in it is for browsers that play nothing. */
function filesOf(media: Element): ElementContent[] {
  return elementsOf(media).flatMap((node) => {
    const src = urlOf(node);
    if (src === undefined || !isElement(node, 'source', 'track')) return [];
    return [element(node.tagName, { ...node.properties, src }, [])];
  });
}

/** A video or audio element that loads its files when a visitor plays it; nothing if it has no file. */
function playable(media: Element): readonly ElementContent[] {
  const { tagName, properties } = media;
  const { autoPlay, dataPlayer, preload, poster: _, ...others } = properties;
  const [src, poster, children] = [urlOf(media), urlOf(media, 'poster'), filesOf(media)];
  if (src === undefined && !children.some((child) => isElement(child, 'source'))) return [];
  // A silent loop is a moving picture. Code starts it, unless the visitor wants no motion.
  const isLoop = tagName === 'video' && properties.muted === true && properties.loop === true;
  const startsItself = isLoop && (autoPlay === true || dataPlayer === 'loop');
  const given = {
    ...others,
    src,
    poster: tagName === 'video' ? poster : undefined,
    controls: true,
    preload: preload === 'none' ? 'none' : 'metadata',
    dataPlayer: startsItself ? 'loop' : undefined,
  };
  return [
    element(
      tagName,
      Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      children,
    ),
  ];
}

/** The list of a playlist in `noscript`, which a script would replace by a player; undefined for other content. */
function playlistIn(node: Element): ElementContent[] | undefined {
  const inside = node.children.some((child) => child.type === 'text')
    ? parseHtml(node.children.map((child) => (child.type === 'text' ? child.value : '')).join('')).children
    : node.children;
  const lists = inside.filter((child) => isElement(child, 'ol', 'ul'));
  const links = lists
    .flatMap((list) => (isElement(list) ? elementsOf(list) : []))
    .filter((each) => isElement(each, 'a'));
  const isPlaylist = links.length > 0 && links.every((link) => mediaKind(propertyOf(link, 'href') ?? ''));
  return isPlaylist ? lists.flatMap((list) => (isElement(list) ? [list] : [])) : undefined;
}

/** Puts a player after each link of a playlist. */
function playLinks(list: ElementContent): void {
  if (!isElement(list)) return;
  rewriteElements(list, (node) => {
    const src = propertyOf(node, 'href') ?? '';
    const kind = isElement(node, 'a') ? mediaKind(src) : undefined;
    if (kind === undefined) return [node];
    const player = element(kind, { src, preload: 'none', ariaLabel: textOf(node) }, []);
    return [node, { type: 'text', value: ' ' }, player];
  });
}

/** Keeps playlists, which the service gives as links for browsers without scripts, and adds players to them. */
export function keepPlaylists(root: Root): void {
  rewriteElements(root, (node) => {
    const playlist = isElement(node, 'noscript') ? playlistIn(node) : undefined;
    if (!playlist) return [node];
    for (const list of playlist) playLinks(list);
    return playlist;
  });
}

/** Keeps video and audio elements, with controls and without anything that starts by itself. */
export function keepMedia(root: Root): void {
  rewriteElements(root, (node) => (isElement(node, 'video', 'audio') ? playable(node) : [node]));
}
