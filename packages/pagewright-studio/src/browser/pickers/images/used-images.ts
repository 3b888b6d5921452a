import { type ConfigText, configs, type EditorSite, type Json, json, sitePages } from 'pagewright/tooling';

/** All strings in a value, for each use. */
function* stringsIn(value: Json): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (json.isArray(value)) for (const each of value) yield* stringsIn(each);
  else if (json.isObject(value)) for (const each of Object.values(value)) yield* stringsIn(each);
}

/**
 * The strings of a page and of the shared sections on it; for another config, its own strings. An image is used if its path is among
 * them.
 */
export function stringsOnPage(site: EditorSite, file: string): ReadonlySet<string> {
  const config = configs.read(site, file);
  if (!config) return new Set();
  const values =
    config.kind === 'page' ? sitePages.blocksOf(site, config).map(({ value }) => value) : [config.value];
  return new Set(values.flatMap((value) => [...stringsIn(value)]));
}

/** The alternative text that another place of the site gives an image; undefined if there is none, or it is decorative everywhere. */
export function knownAlt(site: EditorSite, src: string): string | undefined {
  const kinds = ['page', 'section', 'site'] as const;
  for (const kind of kinds)
    for (const config of configs.all(site, kind)) {
      const alt = altIn(config.value, src);
      if (alt !== undefined) return alt;
    }
  return undefined;
}

function altIn(value: ConfigText['value'][string], src: string): string | undefined {
  if (json.isArray(value)) return firstOf(value, src);
  if (!json.isObject(value)) return undefined;
  const alt = json.stringIn(value.alt)?.trim();
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
