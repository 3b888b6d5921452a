import type { Path } from './path.ts';

/** A part of a template: literal text, or a path. */
export type TemplatePart = string | Path;

export type StringValue =
  | { readonly is: 'literal'; readonly text: string }
  | { readonly is: 'path'; readonly path: Path }
  | { readonly is: 'template'; readonly parts: readonly TemplatePart[] }
  | { readonly is: 'malformed'; readonly found: string; readonly repair?: string }
  | { readonly is: 'doubled'; readonly path: string };

type IsRoot = (name: string) => boolean;

const wellFormed = /^[A-Za-z_][\w-]*(?:\.[\w-]+)*$/;

/** Whether a path can start with a name. */
export function canStartPath(name: string): boolean {
  return wellFormed.test(name) && !name.includes('.');
}

/** Parsed paths by their text. A site uses few paths, each many times. */
const paths = new Map<string, Path>();

function parsePath(text: string): Path | undefined {
  const known = paths.get(text);
  if (known || !wellFormed.test(text)) return known;
  const [root = '', ...fields] = text.split('.');
  const path: Path = [root, ...fields];
  paths.set(text, path);
  return path;
}

/**
 * Parses the braces of a string: `{path}` is a binding, and `{{` is a literal opening brace. A closing brace without an opening brace is
 * text, unless it follows something that looks like a path.
 * @param isRoot whether a path can start with a name here
 */
export function parseString(text: string, isRoot: IsRoot): StringValue {
  if (!/[{}]/.test(text)) return { is: 'literal', text };
  const path = text.startsWith('{') && text.endsWith('}') ? parsePath(text.slice(1, -1)) : undefined;
  if (path) return { is: 'path', path };
  const doubled = /\{\{\s*([\w.-]+)\s*\}\}?/.exec(text)?.[1];
  if (doubled?.includes('.') && isRoot(doubled.split('.')[0] ?? '')) return { is: 'doubled', path: doubled };
  // Authors who know template literals write "${path}". In a longer string, `$` may belong to a price: "from ${item.price}".
  if (/^\$\{[^{}]*\}$/.test(text)) return malformed(text);
  const parts = parseParts(text);
  if (!isPartList(parts)) return parts;
  const literals = parts.filter((part) => typeof part === 'string');
  const unopened = /(?:^|\s|\/)([A-Za-z_][\w-]*)(?:\.[\w-]+)+\}/.exec(literals.join(' '));
  if (unopened?.[1] && isRoot(unopened[1])) return malformed(unopened[0].trim().replace(/^\//, ''));
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object') return { is: 'path', path: first };
  return literals.length === parts.length
    ? { is: 'literal', text: literals.join('') }
    : { is: 'template', parts };
}

function isPartList(parsed: readonly TemplatePart[] | StringValue): parsed is readonly TemplatePart[] {
  return Array.isArray(parsed);
}

/** The literal text and the paths of a string, in order. */
function parseParts(text: string): readonly TemplatePart[] | StringValue {
  const parts: TemplatePart[] = [];
  let literal = '';
  let at = 0;
  while (at < text.length) {
    if (text.startsWith('{{', at)) {
      literal += '{';
      at += 2;
    } else if (text[at] === '{') {
      const end = text.indexOf('}', at);
      if (end < 0) return malformed(text.slice(at));
      const content = text.slice(at + 1, end);
      // `{list[0].name}` gets the diagnostic for a path through an array, not the one for malformed braces.
      const path = parsePath(content) ?? parsePath(content.replaceAll(/\[(\d+)\]/g, '.$1'));
      if (!path) return malformed(text.slice(at, end + 1));
      if (literal !== '') parts.push(literal);
      literal = '';
      parts.push(path);
      at = end + 1;
    } else {
      literal += text[at];
      at += 1;
    }
  }
  if (literal !== '') parts.push(literal);
  return parts;
}

function malformed(found: string): StringValue {
  const repair = repaired(found);
  return { is: 'malformed', found, ...(repair ? { repair } : {}) };
}

/** The path that malformed braces most likely mean, without spaces, brackets, dollar signs and optional chaining. */
function repaired(text: string): string | undefined {
  const path = text
    .replaceAll(/\[\s*['"]?([\w-]+)['"]?\s*\]/g, '.$1')
    .replaceAll(/[\s${}]|\?(?=\.)/g, '')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/^\.|\.$/g, '');
  return wellFormed.test(path) ? `{${path}}` : undefined;
}

/** True for a string that would be a path if it were in braces. */
export function looksLikePath(text: string): boolean {
  return text.includes('.') && wellFormed.test(text.trim());
}

/** The path that a string would be in braces; undefined if no path can start with its first name. */
export function unbracedPath(text: string, isRoot: IsRoot): string | undefined {
  const path = text.trim();
  return looksLikePath(text) && isRoot(path.split('.')[0] ?? '') ? path : undefined;
}
