import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import {
  defaultPageFiles,
  pageFile as fileOf,
  nameOfPath,
} from '../../packages/pagewright/src/pipeline/files/page-files.ts';

/** A page of the site as it was built, without its scripts and what is only for them. */
export interface BuiltPage {
  /** Path of its URL, such as `/contact-us`. */
  readonly path: string;
  /** Name for folders and components of the peers, such as `page0`. */
  readonly name: string;
  readonly language: string;
  readonly head: Element;
  readonly body: Element;
}

/** The file of a page in a built site. */
export function pageFile(folder: string, page: string): string {
  return path.join(folder, fileOf(nameOfPath(page), defaultPageFiles));
}

/** Whether an element loads script, or is data for script. Structured data for search engines is neither. */
export function isForScript({ tagName, properties }: Element): boolean {
  if (tagName === 'script') return properties.type !== 'application/ld+json';
  if (tagName !== 'link') return false;
  const relations = [properties.rel].flat();
  return relations.includes('modulepreload') || (relations.includes('preload') && properties.as === 'script');
}

function isKept(node: RootContent): boolean {
  if (node.type === 'comment') return false;
  return node.type !== 'element' || !isForScript(node);
}

/** Removes comments and scripts, and joins the texts that they separated. */
function clean(element: Element): void {
  const children: ElementContent[] = [];
  for (const child of element.children.filter(isKept)) {
    const last = children.at(-1);
    if (child.type === 'element') clean(child);
    if (child.type === 'text' && last?.type === 'text') last.value += child.value;
    else children.push(child);
  }
  // React does not accept white space between the elements of a head.
  const isBlank = (child: ElementContent) => child.type === 'text' && child.value.trim() === '';
  element.children = /^(?:html|head|body)$/.test(element.tagName)
    ? children.filter((child) => !isBlank(child))
    : children;
}

export function parsePage(html: string): Root {
  return fromHtml(html);
}

function part(tree: Root, name: string): Element {
  const found = select(name, tree);
  if (!found) throw new Error(`Expected <${name}> in the page.`);
  return found;
}

export function readPage(folder: string, address: string, name: string): BuiltPage {
  const tree = parsePage(readFileSync(pageFile(folder, address), 'utf8'));
  const [head, body] = [part(tree, 'head'), part(tree, 'body')];
  clean(head);
  clean(body);
  const { lang } = part(tree, 'html').properties;
  return { path: address, name, language: typeof lang === 'string' ? lang : 'en', head, body };
}
