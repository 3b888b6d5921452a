/**
 * The elements of a short Markdown text: paragraphs and lists, with bold text and code. Everything else is plain text, so that
 * documentation from schemas can contain anything.
 */
export function markdownNodes(markdown: string): HTMLElement {
  const root = document.createElement('div');
  for (const paragraph of markdown.split(/\n{2,}/)) {
    const lines = paragraph.split('\n');
    const isList = lines.every((line) => line.startsWith('- '));
    root.append(isList ? listOf(lines.map((line) => line.slice(2))) : elementWith('p', paragraph));
  }
  return root;
}

function listOf(items: readonly string[]): HTMLElement {
  const list = document.createElement('ul');
  list.append(...items.map((item) => elementWith('li', item)));
  return list;
}

function elementWith(tag: 'p' | 'li', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.append(...inlineNodes(text));
  return element;
}

function inlineNodes(text: string): readonly (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(/\*\*([^*]+)\*\*|`([^`]+)`/g)) {
    const [all, strong, code] = match;
    nodes.push(text.slice(end, match.index));
    const element = document.createElement(strong === undefined ? 'code' : 'strong');
    element.textContent = strong ?? code ?? '';
    nodes.push(element);
    end = match.index + all.length;
  }
  return [...nodes, text.slice(end)];
}
