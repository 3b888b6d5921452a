import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../json/is-record.ts';
import { filesBelow } from '../files-below.ts';
import type { Warning } from '../warnings.ts';
import { isNode, lastName, nodesIn, parseModule, type SyntaxNode, walk } from './syntax-nodes.ts';

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

/** Matches a text that may give a path to the browser. Most modules do not, and are not parsed. */
const mayHavePaths = new RegExp(`\\b(?:${Object.keys(takers).join('|')}|location)\\b|\\.(?:href|src)\\b`);
const anyPath = /['"`]\/(?!\/)/;

/** The path that a literal or a template begins with; undefined for anything else. */
function pathIn(node: SyntaxNode): string | undefined {
  const [first] = node.type === 'TemplateLiteral' ? nodesIn(node.quasis) : [];
  const value = isRecord(first?.value) ? first.value.cooked : node.value;
  return typeof value === 'string' && /^\/(?!\/)/.test(value) ? value : undefined;
}

/** The node of a URL that code gives to the browser. */
function urlOf(node: SyntaxNode): SyntaxNode | undefined {
  const { left, right, callee } = node;
  if (node.type === 'AssignmentExpression') {
    const name = lastName(left) ?? '';
    const isUrl = isNode(left) && left.type === 'MemberExpression' && setNames.test(name);
    return (isUrl || name === 'location') && isNode(right) ? right : undefined;
  }
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const name = lastName(callee) ?? '';
  const index = Object.hasOwn(takers, name) ? takers[name] : undefined;
  if (index === undefined) return undefined;
  const isMember = isNode(callee) && callee.type === 'MemberExpression';
  const owner = isMember ? (lastName(callee.object) ?? '') : 'window';
  return owners[name]?.test(owner) === false ? undefined : nodesIn(node.arguments)[index];
}

/** The paths that code gives to the browser without an element, each with its offset. */
function pathsIn(file: string, code: string): readonly (readonly [path: string, start: number])[] {
  const program = mayHavePaths.test(code) && anyPath.test(code) ? parseModule(file, code) : undefined;
  const found: (readonly [path: string, start: number])[] = [];
  if (program)
    walk(program, (node) => {
      const url = urlOf(node);
      const path = url && pathIn(url);
      if (path !== undefined) found.push([path, url?.start ?? 0]);
    });
  return found;
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
      const code = readFileSync(path.join(root, file), 'utf8');
      const found = pathsIn(file, code).filter(([each]) => isAstray(each));
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
