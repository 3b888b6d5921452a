import { type ContentRequest, isMissing, isRecord } from 'pagewright/source';
import { textRuns } from '../markup/text-runs.ts';
import { rendered } from './excerpt.ts';

/** In characters. */
const mostTitle = 60;

/** The first sentence, if it is neither an abbreviation nor long. */
const firstSentence = /^(?:.{19,69}?[.!?](?=\s|$)|.{5,39}?[。！？])/u;

/** The first words of a text, as long as a title. They stay HTML. */
function firstWords(html: unknown): string | undefined {
  if (typeof html !== 'string') return undefined;
  const visible = textRuns(html).filter(({ kind }) => kind !== 'hidden');
  const line = visible
    .map(({ text, startsLine }) => (startsLine ? ` ${text}` : text))
    .join('')
    .replace(/(?:\s|&nbsp;|&#160;)+/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(line.replace(/&#?\w+;/g, ''))) return undefined;
  const sentence = firstSentence.exec(line)?.[0];
  if (sentence !== undefined) return sentence.replace(/[.。]$/u, '');
  // A character reference is one character.
  const characters = line.match(/&#?\w+;|./gsu) ?? [];
  if (characters.length <= mostTitle) return line.replace(/^([^.。]+)[.。]$/u, '$1');
  const cut = characters.slice(0, mostTitle);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 20 ? space : mostTitle).join('')}…`;
}

const dayOf = (date: unknown) => (typeof date === 'string' ? /^\d{4}-\d\d-\d\d/.exec(date)?.[0] : undefined);

function wordsOf(slug: unknown): unknown {
  if (typeof slug !== 'string') return slug;
  const words = slug.replaceAll('-', ' ');
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}

/** True for a title without words and signs. */
const isEmpty = (title: unknown) =>
  isMissing(typeof title === 'string' ? title.replace(/<[^<>]*>|&nbsp;|&#160;/g, '') : title);

/**
 * The title of an entry, as HTML. WordPress lets people publish without one, and pages and links to them need a name: the first words of
 * the excerpt or text, else the day, else the slug.
 */
export function titleOf(entry: Record<string, unknown>): unknown {
  const { title, excerpt, content, date, slug } = entry;
  const given = rendered(title);
  if (!('title' in entry && 'slug' in entry && isEmpty(given))) return given;
  return firstWords(rendered(excerpt)) ?? firstWords(rendered(content)) ?? dayOf(date) ?? wordsOf(slug);
}

function withTitle(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const { title } = entry;
  const shown = titleOf(entry);
  if (shown === rendered(title)) return entry;
  return { ...entry, title: isRecord(title) ? { ...title, rendered: shown } : shown };
}

/** A response whose entries have titles. */
export function withTitles(body: unknown): unknown {
  return Array.isArray(body) ? body.map(withTitle) : withTitle(body);
}

/** A request that names its fields, with the date if they have titles but nothing else to make a title of. */
export function withDateForTitles(request: ContentRequest): ContentRequest {
  const { path, query } = request;
  const chosen = query?._fields;
  if (typeof chosen !== 'string' || !path.startsWith('wp/v2/')) return request;
  const named = new Set(chosen.split(',').map((field) => field.replace('.rendered', '')));
  if (!named.has('title') || ['excerpt', 'content', 'date'].some((field) => named.has(field))) return request;
  return { ...request, query: { ...query, _fields: `${chosen},date` } };
}
