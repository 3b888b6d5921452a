import { type Json, json } from 'pagewright/tooling';
import type { ShortContent } from '../../browser/data/values/content-answer.ts';

/** More than a window shows as a sample. */
const maxItems = 20;
const maxCharacters = 2_000;
const maxDepth = 12;

/** A text, cut between characters. */
function shortText(text: string): string {
  if (text.length <= maxCharacters) return text;
  return `${text.slice(0, maxCharacters).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Content without what a window does not show: the ends of long texts and lists, and what is nested very deeply. */
export function shortenContent(content: unknown): ShortContent {
  const lengths: Record<string, number> = {};
  const shorten = (value: Json, path: readonly string[]): Json => {
    if (typeof value === 'string') return shortText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (path.length >= maxDepth) return null;
    if (json.isArray(value)) {
      if (value.length > maxItems) lengths[path.join('.')] = value.length;
      return value.slice(0, maxItems).map((each, index) => shorten(each, [...path, String(index)]));
    }
    return json.isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, each]) => [name, shorten(each, [...path, name])]),
        )
      : value;
  };
  const plain: Json = JSON.parse(JSON.stringify(content ?? null));
  return { content: shorten(plain, []), lengths };
}
