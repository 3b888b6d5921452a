import { isMissing, isRecord } from 'pagewright/source';
import { rendered } from './excerpt.ts';
import { textRuns } from './text-runs.ts';

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
  if (characters.length <= mostTitle) return line;
  const cut = characters.slice(0, mostTitle);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 20 ? space : mostTitle).join('')}…`;
}

const dayOf = (date: unknown) => (typeof date === 'string' ? /^\d{4}-\d\d-\d\d/.exec(date)?.[0] : undefined);

function madeTitle({ excerpt, content, date, slug }: Record<string, unknown>): unknown {
  return firstWords(rendered(excerpt)) ?? firstWords(rendered(content)) ?? dayOf(date) ?? slug;
}

function withTitle(entry: unknown): unknown {
  if (!isRecord(entry) || !('slug' in entry) || !('title' in entry) || !isMissing(rendered(entry.title)))
    return entry;
  const { title } = entry;
  const made = madeTitle(entry);
  return { ...entry, title: isRecord(title) ? { ...title, rendered: made } : made };
}

/**
 * A response whose entries have titles. WordPress lets people publish without one, and pages and links to them need a name: the first
 * words of the excerpt or text, else the day, else the slug.
 */
export function withTitles(body: unknown): unknown {
  return Array.isArray(body) ? body.map(withTitle) : withTitle(body);
}
