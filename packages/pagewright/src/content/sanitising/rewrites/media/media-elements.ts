import { coversOrigin } from '../../../covers-origin.ts';
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
} from '../../html-tree.ts';
import { contentAsText } from '../../parse-html.ts';
import { imageUrl } from '../../url-formats.ts';
import { fileName } from '../target-words.ts';
import { lazyUrl } from './lazy-url.ts';

const space = textNode(' ');

const files = { audio: /\.(?:mp3|m4a|ogg|oga|opus|wav|flac)$/i, video: /\.(?:mp4|m4v|webm|ogv|mov)$/i };

/** Whether a URL is one of a file that browsers play. */
export function mediaKind(url: string): 'audio' | 'video' | undefined {
  const path = url.replace(/[?#].*$/, '');
  if (files.audio.test(path)) return 'audio';
  return files.video.test(path) ? 'video' : undefined;
}

const urlOf = (node: Element, name = 'src') => imageUrl(lazyUrl(node, name) ?? '');

/** The files and captions of a video or audio element. Everything else in it is for browsers that play nothing. */
function filesOf(media: Element): Element[] {
  return elementsOf(media).flatMap((node) => {
    const src = urlOf(node);
    if (src === undefined || !isElement(node, 'source', 'track')) return [];
    return [element(node.tagName, { ...node.properties, src }, [])];
  });
}

/** Links to captions that a browser would refuse, with their language and the name of their file. */
function captionLinks(tracks: readonly Element[]): ElementContent[] {
  const links = tracks.flatMap((track) => {
    // Only scripts read these.
    if (propertyOf(track, 'kind') === 'metadata') return [];
    const href = propertyOf(track, 'src') ?? '';
    const language = propertyOf(track, 'srcLang');
    const name = propertyOf(track, 'label')?.trim() || language;
    const value = name === undefined ? fileName(href) : `${name} (${fileName(href)})`;
    return [space, element('a', { href, hrefLang: language }, [textNode(value)])];
  });
  return links.length === 0 ? [] : [space, element('small', {}, links.slice(1))];
}

/** Whether a page may play a file. */
type MayPlay = (url: string) => boolean;

function playsFrom(origins: readonly string[]): MayPlay {
  return (url) => {
    const [origin] = /^https?:\/\/[^/?#]+/i.exec(url) ?? [];
    return origin === undefined || origins.some((each) => coversOrigin(each, origin.toLowerCase()));
  };
}

/** A link to a film or sound that the page must not play, with its picture. Builds report it by its class. */
function mediaLink(media: Element, href: string, poster: string | undefined): ElementContent[] {
  const value =
    propertyOf(media, 'title')?.trim() || propertyOf(media, 'ariaLabel')?.trim() || fileName(href);
  const image = poster === undefined ? [] : [element('img', { src: poster, alt: '' }, []), space];
  return [element('a', { href, className: ['content-media-link'] }, [...image, textNode(value)])];
}

/** The attributes of a player that loads its files when a visitor plays it. */
function playerProperties(media: Element, src: string | undefined): Element['properties'] {
  const { tagName, properties } = media;
  const { autoPlay, dataPlayer, preload, poster: _, ...others } = properties;
  // A silent loop is a moving picture. Code starts it, unless the visitor wants no motion.
  const isLoop = tagName === 'video' && properties.muted === true && properties.loop === true;
  const startsItself = isLoop && (autoPlay === true || dataPlayer === 'loop');
  const given = {
    ...others,
    src,
    poster: tagName === 'video' ? urlOf(media, 'poster') : undefined,
    crossOrigin: isShared(media) ? 'anonymous' : undefined,
    controls: true,
    preload: preload === 'none' ? 'none' : 'metadata',
    dataPlayer: startsItself ? 'loop' : undefined,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Whether an element asks hosts for the permission to read its files, without which browsers refuse their captions. */
function isShared(media: Element): boolean {
  return propertyOf(media, 'crossOrigin') !== undefined;
}

/**
 * A video or audio element. Without a file, what it contains for browsers that do not know it; a link, if the page must not play any of
 * its files. Captions that a browser would refuse follow as links.
 */
function playable(media: Element, mayPlay: MayPlay): readonly ElementContent[] {
  const [src, files] = [urlOf(media), filesOf(media)];
  const sources = files.filter((file) => isElement(file, 'source'));
  const [first, ...others] = [
    ...(src === undefined ? [] : [src]),
    ...sources.map((file) => propertyOf(file, 'src') ?? ''),
  ];
  if (first === undefined) return media.children.filter((child) => !isElement(child, 'source', 'track'));
  const isPlayed = [first, ...others].some(mayPlay);
  const isLoaded = (file: Element) => {
    const url = propertyOf(file, 'src') ?? '';
    if (isElement(file, 'source')) return mayPlay(url);
    return isPlayed && mayPlay(url) && (isShared(media) || !/^https?:/i.test(url));
  };
  const captions = captionLinks(files.filter((file) => isElement(file, 'track') && !isLoaded(file)));
  if (!isPlayed) return [...mediaLink(media, first, urlOf(media, 'poster')), ...captions];
  const played = src !== undefined && mayPlay(src) ? src : undefined;
  return [element(media.tagName, playerProperties(media, played), files.filter(isLoaded)), ...captions];
}

/** The list of a playlist in `noscript`, which a script would replace by a player; undefined for other content. */
function playlistIn(node: Element): ElementContent[] | undefined {
  const inside = node.children.some((child) => child.type === 'text')
    ? contentAsText(node).children
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
    return [node, textNode(' '), player];
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

/**
 * Keeps video and audio elements, with controls and without anything that starts by itself.
 * @param origins the origins besides the site itself that pages may play from; all by default
 */
export function keepMedia(root: Root, origins?: readonly string[]): void {
  const mayPlay = origins ? playsFrom(origins) : () => true;
  rewriteElements(root, (node) => (isElement(node, 'video', 'audio') ? playable(node, mayPlay) : [node]));
}
