import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { isRecord } from '../../json/json-value.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import { filesBelow } from '../files-below.ts';
import type { Warning } from '../warnings.ts';
import { noStyleAttributes } from './style-attributes.ts';

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
const rawHtml: BlockedMarkup = {
  what: 'dangerouslySetInnerHTML',
  why: 'Browsers with Trusted Types reject such HTML when React renders it there. Show HTML of the content service with ContentHtml of pagewright/content-html, and everything else as elements, or give a reason as policy.html in pagewright.config.ts',
};

/** JSX names in a syntax tree: `style`, but not `Style` or `motion.div`. */
function nameOf(node: unknown): string | undefined {
  if (!isRecord(node) || node.type !== 'JSXIdentifier') return undefined;
  return typeof node.name === 'string' ? node.name : undefined;
}

/** What an opening tag of an HTML element has that a built page would not show, each with its offset. */
function inTag(tag: Readonly<Record<string, unknown>>): (readonly [BlockedMarkup, unknown])[] {
  const element = nameOf(tag.name);
  if (element === undefined || !/^[a-z]/.test(element)) return [];
  const attributes = (Array.isArray(tag.attributes) ? tag.attributes : []).filter(isRecord);
  const names = attributes.map((attribute) => nameOf(attribute.name));
  // Browsers do not run a script with data.
  const isData = attributes.some(
    ({ name, value }) => nameOf(name) === 'type' && isRecord(value) && /json/.test(String(value.value)),
  );
  const found = attributes.flatMap(({ start }, index) => {
    if (names[index] === 'style') return [[styleAttribute, start] as const];
    return names[index] === 'dangerouslySetInnerHTML' && element !== 'script' && element !== 'style'
      ? [[rawHtml, start] as const]
      : [];
  });
  if (element === 'style') found.push([styleElement, tag.start]);
  if (element === 'script' && !isData) found.push([scriptElement, tag.start]);
  return found;
}

function blockedIn(node: unknown): (readonly [BlockedMarkup, unknown])[] {
  if (Array.isArray(node)) return node.flatMap(blockedIn);
  if (!isRecord(node)) return [];
  const own = node.type === 'JSXOpeningElement' ? inTag(node) : [];
  return [...own, ...Object.values(node).flatMap(blockedIn)];
}

const isComponent = (file: string) => /\.[jt]sx$/.test(file) && !/\.(?:test|spec|stories)\.\w+$/.test(file);
const mayBeBlocked = /\bstyle\s*=|dangerouslySetInnerHTML|<(?:script|style)\b/;

/** The warnings about a file. A file with a syntax error has none, because the compiler reports it better. */
function warningsOf(file: string, code: string, allowsHtml: boolean): readonly Warning[] {
  if (!mayBeBlocked.test(code)) return [];
  try {
    return blockedIn(parseAst(code, { lang: 'tsx' }).body).flatMap(([{ what, why }, start]): Warning[] => {
      if (allowsHtml && what === rawHtml.what) return [];
      const line = code.slice(0, Number(start)).split('\n').length;
      return [
        {
          kind: `${what} in the code`,
          cause: `${file} ${what}`,
          text: `${file}:${line} has ${what}. ${why}`,
        },
      ];
    });
  } catch {
    return [];
  }
}

/**
 * Warns about elements and attributes in the code of the project in `root` that work in development, but that the content policy of a built
 * page forbids. Reads syntax trees, so it does not see what packages render; `blockedStyles` sees it in the HTML of a page.
 */
export function blockedMarkup(root: string, { policy }: Pick<ProjectConfig, 'policy'>): readonly Warning[] {
  return filesBelow(path.join(root, 'src'))
    .filter(isComponent)
    .sort()
    .flatMap((file) =>
      warningsOf(
        `src/${file}`,
        readFileSync(path.join(root, 'src', file), 'utf8'),
        policy?.html !== undefined,
      ),
    );
}
