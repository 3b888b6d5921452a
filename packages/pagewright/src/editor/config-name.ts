import { isNamingKey, namedBy } from '../config/constructs.ts';
import { reservedRoots } from '../grammar/path-names.ts';
import type { ConfigText, EditorSite } from './editor-site.ts';
import { pathAt, type StringAt, stringAt } from './text-range.ts';
import { placeOf } from './value-place.ts';

/** What a string of a config names. */
type NameKind = 'query' | 'block' | 'source' | 'fallback' | 'section';

export interface ConfigName {
  readonly kind: NameKind;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** What a string names; undefined for other text. */
export function nameIn(site: EditorSite, config: ConfigText, string: StringAt): ConfigName | undefined {
  const { text, steps, isName, start, end } = string;
  const inside = { name: text, start: start + 1, end: end - 1 };
  if (isName) return steps.length === 1 && steps[0] === 'data' ? { kind: 'query', ...inside } : undefined;
  const key = steps.at(-1);
  if (key === 'fallback' && steps.at(-2) === 'failed') return { kind: 'fallback', ...inside };
  if (config.kind === 'fallback')
    return key === 'source' && steps.length === 1 ? { kind: 'source', ...inside } : undefined;
  const kind = isNamingKey(key) ? namedBy(placeOf(site, config, steps).parentIs, key) : undefined;
  return kind && { kind, ...inside };
}

/** What is named at an offset: also the query with which a path starts. */
export function nameAt(site: EditorSite, config: ConfigText, offset: number): ConfigName | undefined {
  const found = pathAt(config, offset);
  if (found) {
    const { path, start } = found.written;
    const [name] = path;
    const end = start + name.length;
    const isQuery = !reservedRoots.has(name);
    return isQuery && offset <= end ? { kind: 'query', name, start, end } : undefined;
  }
  const string = stringAt(config, offset);
  return string && nameIn(site, config, string);
}
