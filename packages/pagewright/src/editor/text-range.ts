import { findNodeAtLocation, findNodeAtOffset, getNodePath, type Node } from 'jsonc-parser';
import type { Steps } from '../json/json-value.ts';
import type { Target } from './completion/completion.ts';
import type { ConfigText } from './editor-site.ts';

/** A range in a file of the project, as offsets in UTF-16 code units. */
export interface FileRange extends Target {
  /** The folder that contains `file`: the folder of page configs, `schemas/`, or the project itself. */
  readonly folder: 'pages' | 'schemas' | 'project';
  readonly file: string;
}

/** A string in a config: a value or the name of a property. */
export interface StringAt {
  readonly text: string;
  /** The steps to the value. For the name of a property, the steps to the object around it. */
  readonly steps: Steps;
  readonly isName: boolean;
  /** Offsets, including the quotation marks. */
  readonly start: number;
  readonly end: number;
}

export function rangeOfNode({ offset, length }: Node): Target {
  return { start: offset, end: offset + length };
}

function stringOf(node: Node): StringAt {
  const { parent } = node;
  const isName = parent?.type === 'property' && parent.children?.[0] === node;
  return {
    text: String(node.value),
    steps: isName && parent.parent ? getNodePath(parent.parent) : getNodePath(node),
    isName,
    ...rangeOfNode(node),
  };
}

export function stringAt({ tree }: ConfigText, offset: number): StringAt | undefined {
  const node = tree && findNodeAtOffset(tree, offset);
  return node?.type === 'string' ? stringOf(node) : undefined;
}

/** All strings at or below a node that are values, not names. */
export function stringsIn(node: Node | undefined): readonly StringAt[] {
  if (!node) return [];
  if (node.type === 'string') return [stringOf(node)];
  const children = node.type === 'property' ? node.children?.slice(1) : node.children;
  return (children ?? []).flatMap(stringsIn);
}

/** The range of a value; undefined if there is none. */
export function rangeOf({ tree }: ConfigText, steps: Steps): Target | undefined {
  const node = tree && findNodeAtLocation(tree, [...steps]);
  return node && rangeOfNode(node);
}

/**
 * The range of a property name, including its quotation marks; undefined if there is none.
 * @param steps lead to the value of the property
 */
export function nameRangeOf({ tree }: ConfigText, steps: Steps): Target | undefined {
  const name = (tree && findNodeAtLocation(tree, [...steps]))?.parent?.children?.[0];
  return name?.type === 'string' ? rangeOfNode(name) : undefined;
}

/** A path in a string, without its braces. */
export interface WrittenPath extends Target {
  readonly path: readonly [string, ...string[]];
}

/** The paths in the text of a string. Doubled opening braces are text. */
export function pathsIn(text: string, { start, end }: Target): readonly WrittenPath[] {
  const paths = text.slice(start, end).matchAll(/\{\{|\{([A-Za-z_][\w-]*(?:\.[\w-]+)*)\}/g);
  return [...paths].flatMap(({ index, 1: path }) => {
    if (path === undefined) return [];
    const [root = '', ...fields] = path.split('.');
    return [
      { path: [root, ...fields] as const, start: start + index + 1, end: start + index + 1 + path.length },
    ];
  });
}

/** The part of a path from its start to the name at an offset. */
export function partAt({ path: [root, ...fields], start }: WrittenPath, offset: number): WrittenPath {
  let end = start + root.length;
  const read: string[] = [];
  for (const field of fields) {
    if (offset <= end) break;
    read.push(field);
    end += field.length + 1;
  }
  return { path: [root, ...read], start, end };
}

/** The path at an offset of a config, and the string that contains it. */
export function pathAt(
  config: ConfigText,
  offset: number,
): { readonly written: WrittenPath; readonly string: StringAt } | undefined {
  const string = stringAt(config, offset);
  if (!string || string.isName) return undefined;
  const written = pathsIn(config.text, string).find(({ start, end }) => offset >= start && offset <= end);
  return written && { written, string };
}
