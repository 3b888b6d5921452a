import { isHref, isImageSource, isSrcset } from './address.ts';
import { allowedClass, allowedElements, allowedEverywhere, becomeLinks, droppedWhole } from './allow-list.ts';
import { escapeText, htmlParts, startTag, type Tag } from './html-parts.ts';
import { HtmlNest } from './nest-html.ts';

const isWholeNumber = (value: string) => /^\d{1,5}$/.test(value);
const isWord = (value: string) => /^[\w-]{1,40}$/.test(value);

/** Attributes whose values are looked at; the values of others are text. */
const checks: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['href', isHref],
  ['src', isImageSource],
  ['srcset', isSrcset],
  ['sizes', (value: string) => /^[\w\s(),.:%-]{1,300}$/.test(value)],
  ['class', (value: string) => value !== ''],
  ...['width', 'height', 'colspan', 'rowspan', 'start', 'value'].map((key): [string, typeof isWord] => [
    key,
    isWholeNumber,
  ]),
  ...['scope', 'lang', 'dir'].map((key): [string, typeof isWord] => [key, isWord]),
]);

function prepared(key: string, value: string): string {
  if (key === 'class') {
    const names = value.split(/\s+/).filter((name) => allowedClass.test(name));
    return names.join(' ');
  }
  if (key === 'srcset') {
    const candidates = value.trim().split(/\s*,\s+/);
    return candidates.filter(isSrcset).join(', ');
  }
  return key === 'href' || key === 'src' ? value.trim().replaceAll(' ', '%20') : value;
}

/** In the order of the list, whatever the order in which they were written. */
function keptAttributes({ name, attributes }: Tag): Map<string, string> {
  const kept = new Map<string, string>();
  for (const key of [...(allowedElements.get(name) ?? []), ...allowedEverywhere]) {
    const written = attributes.get(key);
    if (written === undefined) continue;
    const value = prepared(key, written);
    if (checks.get(key)?.(value) ?? true) kept.set(key, value);
  }
  return kept;
}

/** Whoever is linked to gets no hold of this page. */
function setRelation(attributes: Map<string, string>): void {
  if (/^https?:/i.test(attributes.get('href') ?? '')) attributes.set('rel', 'noopener');
}

/** A start tag as the list allows it; nothing where the list does not know the element. */
function rewritten(tag: Tag): string | undefined {
  const { name } = tag;
  if (!allowedElements.has(name)) return undefined;
  const attributes = keptAttributes(tag);
  if (name === 'img') {
    if (!attributes.has('src')) return undefined;
    if (!attributes.has('alt')) attributes.set('alt', '');
    if (!attributes.has('srcset')) attributes.delete('sizes');
    attributes.set('loading', 'lazy').set('decoding', 'async');
  }
  if (name === 'a') setRelation(attributes);
  return startTag(name, attributes);
}

/** A frame or a film becomes a link to what it shows: the policy of the page would not let it run. */
function linkInstead({ attributes }: Tag): string {
  const href = (attributes.get('src') ?? '').trim().replaceAll(' ', '%20');
  if (!isHref(href)) return '';
  const words = attributes.get('title')?.trim() || 'Open the embedded content';
  const link = new Map([['href', href]]);
  setRelation(link);
  return `${startTag('a', link)}${escapeText(words)}</a>`;
}

/** Headings, links and paragraphs that hold nothing are nothing to look at and a hurdle to listen to. */
const hollow = /<(h[1-6]|a|p|figcaption)(?: [^>]*)?>(?:\s|<br>)*<\/\1>/g;

function withoutHollow(html: string): string {
  const fewer = html.replace(hollow, '');
  return fewer === html ? html : withoutHollow(fewer);
}

/**
 * The last step of both sanitisers: writes each tag anew, by the allow-list alone. So what they give is equal letter
 * for letter, and what an engine might let pass does not.
 */
export function holdToList(html: string): string {
  const nest = new HtmlNest();
  let dropped: { name: string; depth: number } | undefined;
  for (const part of htmlParts(html)) {
    if (dropped) {
      if (typeof part === 'string' || part.name !== dropped.name) continue;
      dropped.depth += part.closes ? -1 : 1;
      if (dropped.depth === 0) dropped = undefined;
    } else if (typeof part === 'string') {
      nest.add(part.replaceAll('&nbsp;', '\u00a0'));
    } else if (part.closes) {
      nest.end(part.name);
    } else {
      const isFrame = becomeLinks.includes(part.name);
      if (isFrame || droppedWhole.includes(part.name)) dropped = { name: part.name, depth: 1 };
      const tag = rewritten(part);
      if (isFrame) nest.add(linkInstead(part));
      else if (tag !== undefined) nest.start(part.name, tag);
    }
  }
  return withoutHollow(nest.finish()).trim();
}

const reported = /("[^"]*"|'[^']*'|[\s/])(?:style|on[a-z]+)(?=\s*=)|"[^"]*"|'[^']*'/gi;

/** A tag without the names of attributes that a policy reports; what stands in quotation marks stays. */
function withoutReports(tag: string): string {
  return tag.replace(reported, (found: string, before?: string) =>
    before === undefined ? found : `${before}data-dropped`,
  );
}

/**
 * Both engines get the same text: lines end alike, no character that HTML would replace, and nothing that the policy
 * of the page would report while a browser only parses it. The last is for quiet, not for safety: the engines follow.
 */
export function prepareRaw(raw: string): string {
  return raw
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])[\p{Cs}\p{Cc}\ufeff\ufffe\uffff]/gu, '')
    .replace(/<(\/?)style(?=[\s/>])/gi, '<$1template')
    .replace(/<[a-z][^<>]*>/gi, withoutReports);
}
