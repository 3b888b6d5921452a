import { getLocation } from 'jsonc-parser';
import { type EditorSite, readConfig } from '../editor-site.ts';
import { placeOf } from '../value-place.ts';
import { completeConstruct, completeNames } from './complete-names.ts';
import { completePath, completeWithPaths, typedPath } from './complete-paths.ts';
import { completeValue } from './complete-values.ts';
import type { Completion } from './completion.ts';

/** The completions at an offset of a config, unsorted. None for a file that is not a config. */
export function completionsAt(site: EditorSite, file: string, offset: number): readonly Completion[] {
  const config = readConfig(site, file);
  if (!config?.kind) return [];
  const { text } = config;
  const { path, previousNode, isAtPropertyKey } = getLocation(text, offset);
  const token = stringAround(text, offset, previousNode);
  const target = token ?? wordAround(text, offset);
  if (isAtPropertyKey) {
    const after = text.slice(target.end).trimStart();
    const ends = { isNamed: after.startsWith(':'), needsComma: after.startsWith('"') };
    return completeNames({ ...target, ...ends }, placeOf(site, config, path.slice(0, -1)));
  }
  const place = placeOf(site, config, path);
  if (!token) {
    // A value can start only after one of these characters. Elsewhere it is already complete.
    if (!/[:[,]\s*[\w-]*$/.test(text.slice(0, offset))) return [];
    return [
      ...completeValue('', target, place),
      ...completeWithPaths(target, place),
      ...completeConstruct(target, place),
    ];
  }
  const typed = typedPath(text, token.start + 1, token.contentEnd, offset);
  if (typed) return place.accepts === 'literal' ? [] : completePath(typed, place);
  const written = text.slice(token.start + 1, offset);
  return [...completeValue(written, token, place), ...completeWithPaths(token, place)];
}

interface StringToken {
  readonly start: number;
  /** Includes the closing quotation mark, if there is one. */
  readonly end: number;
  readonly contentEnd: number;
}

/** The string around an offset; undefined if the offset is before or after the quotation marks. */
function stringAround(
  text: string,
  offset: number,
  node: ReturnType<typeof getLocation>['previousNode'],
): StringToken | undefined {
  if (!node || text[node.offset] !== '"') return undefined;
  const start = node.offset;
  const end = start + node.length;
  const isClosed = node.length > 1 && text[end - 1] === '"' && text[end - 2] !== '\\';
  const contentEnd = isClosed ? end - 1 : end;
  return offset > start && offset <= contentEnd ? { start, end, contentEnd } : undefined;
}

/** The letters around an offset, such as `tru`. */
function wordAround(text: string, offset: number): StringToken {
  const before = /[\w-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
  const after = /^[\w-]*/.exec(text.slice(offset))?.[0].length ?? 0;
  return { start: offset - before, end: offset + after, contentEnd: offset + after };
}
