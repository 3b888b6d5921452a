import type { ConfigText, EditorSite } from './editor-site.ts';
import { pathAt, type StringAt, stringAt } from './text-range.ts';
import { placeOf, type Steps } from './value-place.ts';

/** What a string of a config names. */
type NameKind = 'query' | 'block' | 'source' | 'fallback' | 'section';

export interface ConfigName {
  readonly kind: NameKind;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Whether a value names the query whose list a page shows in several pages. */
export function isPagedList(steps: Steps): boolean {
  return steps.length === 2 && steps[0] === 'paging' && steps[1] === 'list';
}

/** What a string names; undefined for other text. */
export function nameIn(site: EditorSite, config: ConfigText, string: StringAt): ConfigName | undefined {
  const { text, steps, isName, start, end } = string;
  const inside = { name: text, start: start + 1, end: end - 1 };
  if (isName) return steps.length === 1 && steps[0] === 'data' ? { kind: 'query', ...inside } : undefined;
  const key = steps.at(-1);
  if (isPagedList(steps)) return { kind: 'query', ...inside };
  if (key === 'fallback' && steps.at(-2) === 'failed') return { kind: 'fallback', ...inside };
  if (key !== 'type' && key !== 'source' && key !== 'section') return undefined;
  if (config.kind === 'fallback' && steps.length === 1) return { kind: 'source', ...inside };
  const { parentIs } = placeOf(site, config, steps);
  if (key === 'section' && parentIs === 'section') return { kind: 'section', ...inside };
  if (key === 'type' && parentIs === 'block') return { kind: 'block', ...inside };
  return key === 'source' && parentIs === 'query' ? { kind: 'source', ...inside } : undefined;
}

/** What is named at an offset: also the query with which a path starts. */
export function nameAt(site: EditorSite, config: ConfigText, offset: number): ConfigName | undefined {
  const found = pathAt(config, offset);
  if (found) {
    const { path, start } = found.written;
    const [name] = path;
    const end = start + name.length;
    const isQuery = !['item', 'route', 'section', 'site', 'url'].includes(name);
    return isQuery && offset <= end ? { kind: 'query', name, start, end } : undefined;
  }
  const string = stringAt(config, offset);
  return string && nameIn(site, config, string);
}
