import { type Json, json, nodes, type RootNode } from 'pagewright/tooling';
import { readableTexts } from '../../names/readable-text.ts';
import { shortLine } from '../../names/short-line.ts';
import { dataStrings } from '../data-strings.ts';

const longest = 160;

/** HTML as text. Its document has no window, so nothing in it runs or loads. */
function textOfHtml(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

const short = (text: string) => shortLine(text, longest);

function dayOf(text: string): string | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time)
    ? undefined
    : new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(time);
}

/** The text that names an object: the first one that people read, by its schema, or else its first one. */
function namingValue(value: Json, node: RootNode | undefined): string | undefined {
  if (typeof value === 'string') return short(/^\s*<[a-z]/i.test(value) ? textOfHtml(value) : value);
  if (!json.isObject(value)) return undefined;
  const read = node === undefined || node === 'unknown' ? [] : readableTexts(node).map(([name]) => name);
  const texts = [...read, ...Object.keys(value)].flatMap((name) => json.stringIn(value[name]) ?? []);
  const text = texts.find((each) => each !== '');
  return text === undefined ? undefined : namingValue(text, undefined);
}

/**
 * A value on one line, for people. It may be any content, and is shown as text alone.
 * @param count the length of a list that was cut
 */
export function valueInWords(value: Json, node?: RootNode, count?: number): string {
  if (typeof value === 'string') {
    const format = node === undefined || node === 'unknown' ? undefined : nodes.formatOf(node);
    if (format === 'html') return short(textOfHtml(value));
    return (format === 'date-time' ? dayOf(value) : undefined) ?? short(value);
  }
  if (typeof value === 'boolean') return value ? dataStrings.yes : dataStrings.no;
  if (value === null) return dataStrings.nothing;
  if (typeof value === 'number') return String(value);
  if (!json.isArray(value)) return namingValue(value, node) ?? dataStrings.group;
  const item = node === undefined || node === 'unknown' ? node : nodes.arrayShape(node).item;
  const names = value
    .slice(0, 3)
    .flatMap((each) => (typeof each === 'number' ? String(each) : (namingValue(each, item) ?? [])));
  return dataStrings.listOf(count ?? value.length, names);
}

/** The image that a value is, or the images of a list; at most three. */
export function imagesIn(value: Json): readonly string[] {
  const values = json.isArray(value) ? value : [value];
  return values
    .flatMap((each) => (json.isObject(each) && typeof each.src === 'string' ? [each.src] : []))
    .slice(0, 3);
}

/** The URL of an image of content; undefined for an address that is not on the web. @param origin the origin of the page in the frame */
export function imageUrl(src: string, origin: string): string | undefined {
  if (!URL.canParse(src, origin)) return undefined;
  const url = new URL(src, origin);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
