import { isNamingKey, namedBy } from '../config/constructs.ts';
import { reservedRoots } from '../grammar/path-names.ts';
import type { ConfigText, EditorSite } from './editor-site.ts';
import { pathAt, type StringAt, stringAt } from './text-range.ts';
import { placeOf } from './value-place.ts';

/** The kind of thing that a string in a config names. */
type NameKind = 'query' | 'block' | 'source' | 'fallback' | 'section';

export interface ConfigName {
  readonly kind: NameKind;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The name in a string; undefined if the string does not name anything. */
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

/** The name at an offset, including the name of a query at the start of a path. */
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
