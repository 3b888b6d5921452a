import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../json/json-value.ts';
import { filesBelow } from '../files-below.ts';
import type { Warning } from '../warnings.ts';
import { lastName, nodesIn, parseModule, type SyntaxNode, walk } from './syntax-nodes.ts';
import { isForeign, noForeignSymbols, noPlugins, noStyleAttributes } from './ways-out.ts';

/** What is warned about, and the way out. */
interface BlockedMarkup {
  readonly what: string;
  readonly why: string;
}

const styleAttribute: BlockedMarkup = {
  what: 'a style attribute',
  why: noStyleAttributes,
};
const styleElement: BlockedMarkup = {
  what: 'a <style> element',
  why: 'The content policy forbids styles in the HTML, so built pages do not show them. Move them to a stylesheet and import it',
};
const scriptElement: BlockedMarkup = {
  what: 'a <script> element',
  why: 'The content policy forbids scripts in the HTML, and browsers do not run a script that React creates. Import the code, or load it with <Script> of pagewright/scripts',
};
const policyElement: BlockedMarkup = {
  what: 'a <meta> element with a content policy',
  why: 'The headers of the site decide what pages may load, and such an element can only forbid more. Remove it, and declare origins as policy in pagewright.config.ts',
};
const pluginElement = (name: string): BlockedMarkup => ({ what: `an <${name}> element`, why: noPlugins });
const foreignSymbol: BlockedMarkup = {
  what: 'a <use> element with a file of another origin',
  why: noForeignSymbols,
};
const headerElement: BlockedMarkup = {
  what: 'a <meta> element in place of a header',
  why: 'Browsers read it from the headers of the site only. Remove it, and write the header into public/_headers',
};

/** Headers that have no effect in the HTML. */
const onlyHeaders =
  /^(?:x-|strict-transport-|permissions-|referrer-|cross-origin-|access-control-|cache-control$|expires$|pragma$|set-cookie$|link$)/i;

function inMeta(value: unknown): BlockedMarkup | undefined {
  const { value: name } = isRecord(value) ? value : {};
  if (typeof name !== 'string' || /^x-ua-compatible$/i.test(name)) return undefined;
  if (/^content-security-policy/i.test(name)) return policyElement;
  return onlyHeaders.test(name) ? headerElement : undefined;
}

/** Whether the literal value of an attribute is a URL of another origin. */
const isForeignLiteral = (value: unknown) =>
  isRecord(value) && typeof value.value === 'string' && isForeign(value.value);

/** What an opening tag of an HTML element has that a built page would not show, each with its offset. */
function inTag(tag: SyntaxNode): readonly (readonly [BlockedMarkup, number])[] {
  const element = lastName(tag.name);
  if (element === undefined || !/^[a-z]/.test(element)) return [];
  const attributes = nodesIn(tag.attributes);
  const names = attributes.map((attribute) => lastName(attribute.name));
  // Browsers do not run a script with data.
  const isData = attributes.some(
    ({ name, value }) => lastName(name) === 'type' && isRecord(value) && /json/.test(String(value.value)),
  );
  const found = attributes.flatMap(({ start, value }, index) => {
    if (names[index] === 'style') return [[styleAttribute, start] as const];
    const isSymbol = element === 'use' && /^(?:href|xlinkHref)$/.test(names[index] ?? '');
    if (isSymbol && isForeignLiteral(value)) return [[foreignSymbol, start] as const];
    const isHeader = element === 'meta' && /^http-?equiv$/i.test(names[index] ?? '');
    const blocked = isHeader ? inMeta(value) : undefined;
    return blocked ? [[blocked, start] as const] : [];
  });
  if (element === 'style') found.push([styleElement, tag.start]);
  if (element === 'script' && !isData) found.push([scriptElement, tag.start]);
  if (/^(?:object|embed)$/.test(element)) found.push([pluginElement(element), tag.start]);
  return found;
}

const isComponent = (file: string) => /\.[jt]sx$/.test(file) && !/\.(?:test|spec|stories)\.\w+$/.test(file);
const mayBeBlocked = /\bstyle\s*=|<(?:script|style|object|embed|use)\b|\bhttp-?equiv\b/i;

/** The warnings about a file. A file with a syntax error has none, because the compiler reports it better. */
function warningsOf(file: string, code: string): readonly Warning[] {
  const program = mayBeBlocked.test(code) ? parseModule(file, code) : undefined;
  const found: (readonly [BlockedMarkup, number])[] = [];
  if (program)
    walk(program, (node) => {
      if (node.type === 'JSXOpeningElement') found.push(...inTag(node));
    });
  return found.map(([{ what, why }, start]): Warning => {
    const line = code.slice(0, start).split('\n').length;
    return {
      kind: `${what} in the code`,
      cause: `${file} ${what}`,
      text: `${file}:${line} has ${what}. ${why}`,
    };
  });
}

/**
 * Warns about elements and attributes in the code of the project in `root` that work in development, but that the content policy of a built
 * page forbids. Reads syntax trees, so it does not see what packages render; `blockedHtml` sees it in the HTML of a page.
 */
export function blockedMarkup(root: string): readonly Warning[] {
  return filesBelow(path.join(root, 'src'))
    .filter(isComponent)
    .sort()
    .flatMap((file) => warningsOf(`src/${file}`, readFileSync(path.join(root, 'src', file), 'utf8')));
}
