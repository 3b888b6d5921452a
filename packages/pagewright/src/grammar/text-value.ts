import type { Path } from './plan.ts';

/** What a text of a page config says once its braces are read. */
export type TextValue =
  | { readonly is: 'literal'; readonly text: string }
  | { readonly is: 'path'; readonly path: Path; readonly written: string }
  | {
      readonly is: 'template';
      readonly parts: readonly (string | { readonly path: Path; readonly written: string })[];
    }
  | { readonly is: 'malformed'; readonly found: string; readonly repair?: string }
  | { readonly is: 'doubled'; readonly path: string };

const wholePath = /^\{([^{}]*)\}$/;
const wellFormed = /^[A-Za-z_][\w-]*(?:\.[\w-]+)*$/;

function pathOf(written: string): Path | undefined {
  if (!wellFormed.test(written)) return undefined;
  const [root, ...fields] = written.split('.');
  return root === undefined ? undefined : [root, ...fields];
}

/** A path with the slips taken out that people make in it: blanks, brackets, dollar signs, optional chaining. */
function repaired(written: string): string | undefined {
  const path = written
    .replaceAll(/\[\s*['"]?([\w-]+)['"]?\s*\]/g, '.$1')
    .replaceAll(/[\s${}]|\?(?=\.)/g, '')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/^\.|\.$/g, '');
  return wellFormed.test(path) ? `{${path}}` : undefined;
}

function malformed(found: string): TextValue {
  const repair = repaired(found);
  return { is: 'malformed', found, ...(repair ? { repair } : {}) };
}

/**
 * Reads the braces of a text: `{path}` is content, `{{` writes an opening brace. A closing brace without an opening
 * one stands for itself, unless it ends what looks like a path. `isRoot` says whether a name begins a path here.
 */
export function readText(text: string, isRoot: (name: string) => boolean): TextValue {
  if (!/[{}]/.test(text)) return { is: 'literal', text };
  const whole = wholePath.exec(text)?.[1];
  const wholeRead = whole === undefined ? undefined : pathOf(whole);
  if (wholeRead) return { is: 'path', path: wholeRead, written: text };
  const doubled = /\{\{\s*([\w.-]+)\s*\}\}?/.exec(text)?.[1];
  if (doubled && isRoot(doubled.split('.')[0] ?? '') && doubled.includes('.'))
    return { is: 'doubled', path: doubled };
  // A habit of template literals. Within a text it may be a price: "${item.price}" after some words.
  if (/^\$\{[^{}]*\}$/.test(text)) return malformed(text);
  const parts: (string | { path: Path; written: string })[] = [];
  let literal = '';
  let at = 0;
  while (at < text.length) {
    if (text.startsWith('{{', at)) {
      literal += '{';
      at += 2;
    } else if (text[at] === '{') {
      const end = text.indexOf('}', at);
      if (end < 0) return malformed(text.slice(at));
      const written = text.slice(at + 1, end);
      // An index is told as what it is: a path through a list.
      const path = pathOf(written) ?? pathOf(written.replaceAll(/\[(\d+)\]/g, '.$1'));
      if (!path) return malformed(text.slice(at, end + 1));
      if (literal !== '') parts.push(literal);
      literal = '';
      parts.push({ path, written: `{${written}}` });
      at = end + 1;
    } else {
      literal += text[at];
      at += 1;
    }
  }
  if (literal !== '') parts.push(literal);
  const lost = /(?:^|\s|\/)([A-Za-z_][\w-]*)(?:\.[\w-]+)+\}/.exec(
    parts.filter((part) => typeof part === 'string').join(' '),
  );
  if (lost?.[1] && isRoot(lost[1])) return malformed(lost[0].trim().replace(/^\//, ''));
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object') return { is: 'path', ...first };
  if (parts.every((part) => typeof part === 'string')) return { is: 'literal', text: literal };
  return { is: 'template', parts };
}

/** The path that a whole literal seems to mean, when only its braces were forgotten. */
export function forgottenPath(text: string, isRoot: (name: string) => boolean): string | undefined {
  if (!text.includes('.')) return undefined;
  const trimmed = text.trim();
  if (!wellFormed.test(trimmed)) return undefined;
  return isRoot(trimmed.split('.')[0] ?? '') ? trimmed : undefined;
}
