import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../json/is-record.ts';
import { filesBelow } from '../files-below.ts';
import type { Warning } from '../warnings.ts';
import { parseFile } from './syntax-tree.ts';

/** The functions and classes that take a URL, with the index of that argument. */
const takers: Readonly<Record<string, number>> = {
  fetch: 0,
  open: 0,
  assign: 0,
  replace: 0,
  sendBeacon: 0,
  pushState: 2,
  replaceState: 2,
  Request: 0,
  EventSource: 0,
  Worker: 0,
  SharedWorker: 0,
  Audio: 0,
};

/** Names that these functions have on other objects too, with the objects that have them for URLs. */
const owners: Readonly<Record<string, RegExp>> = {
  open: /^window$/,
  assign: /^location$/,
  replace: /^location$/,
};

const setNames = /^(?:href|src)$/;

type Node = Readonly<Record<string, unknown>>;

/** The name of an identifier, or of the last part of `window.location`. */
function nameOf(node: unknown): string {
  if (!isRecord(node)) return '';
  return node.type === 'MemberExpression' ? nameOf(node.property) : String(node.name ?? '');
}

/** The path that a literal or a template begins with; undefined for anything else. */
function pathIn(node: unknown): string | undefined {
  if (!isRecord(node)) return undefined;
  const [first] = node.type === 'TemplateLiteral' && Array.isArray(node.quasis) ? node.quasis : [];
  const value = isRecord(first) && isRecord(first.value) ? first.value.cooked : node.value;
  return typeof value === 'string' && /^\/(?!\/)/.test(value) ? value : undefined;
}

/** The node of a URL that code gives to the browser. */
function urlOf(node: Node): unknown {
  if (node.type === 'AssignmentExpression') {
    const isUrl =
      isRecord(node.left) && node.left.type === 'MemberExpression' && setNames.test(nameOf(node.left));
    return isUrl || nameOf(node.left) === 'location' ? node.right : undefined;
  }
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const { callee } = node;
  const name = nameOf(callee);
  const index = Object.hasOwn(takers, name) ? takers[name] : undefined;
  if (index === undefined || !Array.isArray(node.arguments)) return undefined;
  const owner = isRecord(callee) && callee.type === 'MemberExpression' ? nameOf(callee.object) : 'window';
  return owners[name]?.test(owner) === false ? undefined : node.arguments[index];
}

/** The paths that code gives to the browser without an element, each with its offset. */
function pathsIn(node: unknown): (readonly [path: string, start: number])[] {
  if (Array.isArray(node)) return node.flatMap(pathsIn);
  if (!isRecord(node)) return [];
  const url = urlOf(node);
  const found = pathIn(url);
  const own = found !== undefined && isRecord(url) ? [[found, Number(url.start)] as const] : [];
  return [...own, ...Object.values(node).flatMap(pathsIn)];
}

const isCode = (file: string) => /\.[jt]sx?$/.test(file) && !/\.(?:test|spec|stories)\.\w+$/.test(file);

/**
 * Warns about paths in the code of the project in `root` that a browser requests or opens without an element, such as `fetch('/data.json')`:
 * only elements get the base by themselves. Paths of the content service are right, because it is outside of the base.
 * @param base the base of the site, without a slash at its end; nothing is reported without one
 * @param servicePath path of the content service on the origin of the site
 */
export function pathsWithoutBase(
  root: string,
  base: string,
  servicePath: string | undefined,
): readonly Warning[] {
  if (base === '') return [];
  const isAstray = (found: string) =>
    !`${found}/`.startsWith(`${base}/`) && !(servicePath && `${found}/`.startsWith(`${servicePath}/`));
  return filesBelow(path.join(root, 'src'))
    .filter(isCode)
    .sort()
    .flatMap((name) => {
      const file = `src/${name}`;
      const found = pathsIn(parseFile(root, file)?.body).filter(([each]) => isAstray(each));
      const code = found.length > 0 ? readFileSync(path.join(root, file), 'utf8') : '';
      return found.map(([each, start]): Warning => {
        const line = code.slice(0, start).split('\n').length;
        return {
          kind: 'paths in the code without the base of the site',
          cause: file,
          text: `${file}:${line} has the path ${each}, which leads to the origin and not to ${base}${each}. Only links and images of elements get the base by themselves. Write sitePath(…) around it, from pagewright/blocks`,
        };
      });
    });
}
