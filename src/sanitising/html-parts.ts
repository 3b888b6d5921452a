import { decodeReferences } from './character-references.ts';

/** A tag of serialised HTML. Names are lower case, attribute values decoded. */
export interface Tag {
  readonly name: string;
  readonly closes: boolean;
  readonly attributes: ReadonlyMap<string, string>;
}

const tagForm = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>|</gi;
const attributeForm = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;

function attributesOf(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, key = '', value = ''] of written.matchAll(attributeForm)) {
    const name = key.toLowerCase();
    if (!attributes.has(name)) attributes.set(name, decodeReferences(value));
  }
  return attributes;
}

/**
 * HTML taken apart: tags, and the text between them as it is written. Takes HTML as a serialiser writes it, attributes
 * in double quotes. Any other `<` becomes `&lt;`, so that no text that is put together again holds a tag.
 */
export function* htmlParts(html: string): Generator<string | Tag> {
  let from = 0;
  for (const found of html.matchAll(tagForm)) {
    const [whole, slash, name, written = ''] = found;
    if (found.index > from) yield html.slice(from, found.index);
    from = found.index + whole.length;
    yield name === undefined
      ? '&lt;'
      : { name: name.toLowerCase(), closes: slash === '/', attributes: attributesOf(written) };
  }
  if (from < html.length) yield html.slice(from);
}

/** Text as HTML writes it, also between double quotes. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A start tag; of an attribute without a value the name alone. */
export function startTag(name: string, attributes: Iterable<readonly [string, string]>): string {
  const written = [...attributes].map(([key, value]) =>
    value === '' && key !== 'alt' ? ` ${key}` : ` ${key}="${escapeText(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}
