import type { Element, ElementContent, Parents, Text } from 'hast';
import { markup } from 'pagewright/tooling';

/** A paragraph that a word processor means as the item of a list. */
interface ListParagraph {
  readonly level: number;
  readonly list: 'ul' | 'ol';
  readonly content: readonly ElementContent[];
}

/** What is written before an item: a bullet, or a number or letter with a dot or a bracket. */
const marker = /^[\s\u{a0}]*(\(?[\da-z]{1,5}[.)]|[^\p{L}\p{N}\s])(?=[\s\u{a0}]|$)[\s\u{a0}]*/iu;

const styleOf = (each: Element) => markup.propertyOf(each, 'style') ?? '';

function firstText(parent: Parents): Text | undefined {
  for (const child of parent.children) {
    if (child.type === 'text' && child.value.trim() !== '') return child;
    const inside = child.type === 'element' ? firstText(child) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

/** Takes the marker out of a paragraph. Word marks the element that has it. */
function takeMarker(paragraph: Element): string | undefined {
  const marked = markup.elementsOf(paragraph).find((each) => /mso-list:\s*ignore/i.test(styleOf(each)));
  if (marked) {
    const text = markup.textOf(marked);
    marked.children = [];
    return text;
  }
  const first = firstText(paragraph);
  const [all, text] = (first && marker.exec(first.value)) ?? [];
  if (first && all !== undefined) first.value = first.value.slice(all.length);
  return text;
}

function listParagraph(node: ElementContent): ListParagraph | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined;
  const [, level] = /mso-list:[^;]*level(\d)/i.exec(styleOf(node)) ?? [];
  if (level === undefined && !/^MsoListParagraph/.test(markup.propertyOf(node, 'className') ?? ''))
    return undefined;
  const text = takeMarker(node);
  if (text === undefined) return undefined;
  // "o" is the bullet of the second level.
  const list = /^\(?[\da-z]+[.)]$/i.test(text) ? 'ol' : 'ul';
  return { level: Number(level ?? 1), list, content: node.children };
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Items of one list. Items of deeper levels are in lists of their own. */
function listOf(items: readonly ListParagraph[]): readonly ElementContent[] {
  const [first] = items;
  if (!first) return [];
  const end = items.findIndex(({ level, list }) => level <= first.level && list !== first.list);
  const own = end < 0 ? items : items.slice(0, end);
  const starts = own.flatMap(({ level }, index) => (level <= first.level ? [index] : []));
  const elements = starts.map((start, index) => {
    const [item, ...deeper] = own.slice(start, starts[index + 1]);
    return element('li', [...(item?.content ?? []), ...listOf(deeper)]);
  });
  return [element(first.list, elements), ...(end < 0 ? [] : listOf(items.slice(end)))];
}

/** Turns paragraphs that only look like items into lists. Word writes lists in this way. */
export function listWordParagraphs(parent: Parents): void {
  const children: ElementContent[] = [];
  let items: ListParagraph[] = [];
  const close = () => {
    children.push(...listOf(items));
    items = [];
  };
  for (const child of parent.children) {
    if (child.type === 'doctype') continue;
    const item = listParagraph(child);
    if (item) items.push(item);
    else if (
      items.length === 0 ||
      child.type === 'element' ||
      (child.type === 'text' && child.value.trim())
    ) {
      close();
      if (child.type === 'element') listWordParagraphs(child);
      children.push(child);
    }
  }
  close();
  parent.children = children;
}
