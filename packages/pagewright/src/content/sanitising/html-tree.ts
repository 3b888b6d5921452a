import type { Element, ElementContent, Parents, Root, RootContent, Text } from 'hast';
import { blockElements, cellElements } from './plain-text.ts';

export type { Element, ElementContent, Root };

/** A child of an element or a fragment. */
type Child = RootContent | ElementContent;

export function isElement(node: Child | undefined, ...names: readonly string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** The children of a node, without doctypes. */
export function contentOf(parent: Parents): ElementContent[] {
  const children: readonly RootContent[] = parent.children;
  return children.filter((child): child is ElementContent => child.type !== 'doctype');
}

/** All elements in document order. Builds an array, because nested generators pass each element through every level above it. */
export function elementsOf(parent: Parents): readonly Element[] {
  const elements: Element[] = [];
  const collect = ({ children }: Parents) => {
    for (const child of children) {
      if (child.type !== 'element') continue;
      elements.push(child);
      collect(child);
    }
  };
  collect(parent);
  return elements;
}

export const headings: readonly string[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** True for an element that is a block, or a part of one, as the elements of scripts are. Text in others continues the line before them. */
export function isBlock({ tagName }: Element): boolean {
  return blockElements.test(tagName) || cellElements.test(tagName) || tagName.includes('-');
}

/** True for white space between other nodes. */
export function isSpace(node: Child | undefined): boolean {
  return node?.type === 'text' && node.value.trim() === '';
}

/** The text of a node, with white space collapsed, and a space between blocks. */
export function textOf(node: Child): string {
  const collect = (child: Child): string => {
    if (child.type === 'text') return child.value;
    if (child.type !== 'element') return '';
    const text = child.children.map(collect).join('');
    return isBlock(child) || isElement(child, 'br', 'img', 'svg') ? ` ${text} ` : text;
  };
  return collect(node).replace(/\s+/g, ' ').trim();
}

/** Replaces each element by the result of `rewrite`, innermost first. */
export function rewriteElements(
  parent: Parents,
  rewrite: (element: Element, parent: Parents) => readonly ElementContent[],
): void {
  const children: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'element') {
      rewriteElements(child, rewrite);
      children.push(...rewrite(child, parent));
    } else if (child.type !== 'doctype') {
      children.push(child);
    }
  }
  parent.children = children;
}

/** A property as text; undefined if it is missing. The values of a list are joined by spaces. */
export function propertyOf({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export function element(
  tagName: string,
  properties: Element['properties'],
  children: readonly ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

export function textNode(value: string): Text {
  return { type: 'text', value };
}

export function classesOf({ properties: { className } }: Element): readonly string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

export function addClasses(node: Element, ...names: readonly string[]): void {
  node.properties.className = [...new Set([...classesOf(node), ...names])];
}

/** Drops line breaks at the start of `pre`. HTML parsers drop the first one each time, so sanitising twice would give another result. */
export function dropFirstLines(root: Root): void {
  for (const { tagName, children } of elementsOf(root)) {
    const [first] = children;
    if (tagName === 'pre' && first?.type === 'text') first.value = first.value.replace(/^\n+/, '');
  }
}
