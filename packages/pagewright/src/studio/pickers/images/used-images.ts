import {
  type ConfigText,
  configsOf,
  type EditorSite,
  readConfig,
  stringIn,
} from '../../../editor/editor-site.ts';
import { blocksOfPage } from '../../../explain/placed-blocks.ts';
import { isArray, isObject, type Json } from '../../../json/json-value.ts';

/** All strings in a value, for each use. */
function* stringsIn(value: Json): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (isArray(value)) for (const each of value) yield* stringsIn(each);
  else if (isObject(value)) for (const each of Object.values(value)) yield* stringsIn(each);
}

/**
 * The strings of a page with those of the shared sections on it; of another config, its own. An image is used if its path is among
 * them.
 */
export function stringsOnPage(site: EditorSite, file: string): ReadonlySet<string> {
  const config = readConfig(site, file);
  if (!config) return new Set();
  const values =
    config.kind === 'page' ? blocksOfPage(site, config).map(({ value }) => value) : [config.value];
  return new Set(values.flatMap((value) => [...stringsIn(value)]));
}

/** The alternative text that another place of the site gives an image; undefined if there is none, or it is decorative everywhere. */
export function knownAlt(site: EditorSite, src: string): string | undefined {
  const kinds = ['page', 'section', 'site'] as const;
  for (const kind of kinds)
    for (const config of configsOf(site, kind)) {
      const alt = altIn(config.value, src);
      if (alt !== undefined) return alt;
    }
  return undefined;
}

function altIn(value: ConfigText['value'][string], src: string): string | undefined {
  if (isArray(value)) return firstOf(value, src);
  if (!isObject(value)) return undefined;
  const alt = stringIn(value.alt)?.trim();
  // A text with braces comes from content, and says nothing in another place.
  if (value.src === src && alt && !alt.includes('{')) return alt;
  return firstOf(Object.values(value), src);
}

function firstOf(values: readonly Json[], src: string): string | undefined {
  for (const each of values) {
    const alt = altIn(each, src);
    if (alt !== undefined) return alt;
  }
  return undefined;
}
