import {
  type ElementContent,
  element,
  elementsOf,
  isBlock,
  isElement,
  isSpace,
  type Root,
  textNode,
} from '../../html-tree.ts';

/** Elements in no line of text, although they are not blocks. */
const players = ['video', 'audio'];

const newLine = textNode('\n');
const blankLine = /\n[\t ]*\n\s*/;

function isInline(node: ElementContent): boolean {
  if (node.type !== 'element') return true;
  return [node, ...elementsOf(node)].every((each) => !isBlock(each) && !isElement(each, ...players));
}

function hasWords(nodes: readonly ElementContent[]): boolean {
  return nodes.some((node) => !isSpace(node) && !isElement(node, 'br', 'img'));
}

/** The nodes between blank lines. */
function partsOf(run: readonly ElementContent[]): ElementContent[][] {
  const parts: ElementContent[][] = [[]];
  for (const node of run) {
    const [first = '', ...rest] = node.type === 'text' ? node.value.split(blankLine) : [];
    if (rest.length === 0) parts.at(-1)?.push(node);
    else {
      parts.at(-1)?.push(textNode(first));
      for (const value of rest) parts.push([textNode(value)]);
    }
  }
  return parts.filter((part) => !part.every(isSpace));
}

/** The lines of a paragraph, with a break between them. */
function withBreaks(part: readonly ElementContent[]): ElementContent[] {
  return part.flatMap((node, at): ElementContent[] => {
    if (node.type !== 'text') return [node];
    const value = isElement(part[at - 1], 'br') ? node.value.trimStart() : node.value;
    return value.split('\n').flatMap((line, index): ElementContent[] => {
      const text = textNode(index === 0 ? line : line.trimStart());
      return index === 0 ? [text] : [element('br', {}, []), text];
    });
  });
}

function trimmed(part: readonly ElementContent[]): ElementContent[] {
  return part.map((node, index) => {
    if (node.type !== 'text') return node;
    const start = index === 0 ? node.value.trimStart() : node.value;
    return textNode(index === part.length - 1 ? start.trimEnd() : start);
  });
}

function paragraphs(run: readonly ElementContent[]): ElementContent[] {
  const parts = partsOf(run).map(trimmed);
  return parts.flatMap((part, index): ElementContent[] => [
    ...(index === 0 ? [] : [newLine]),
    element('p', {}, parts.length > 1 ? withBreaks(part) : part),
  ]);
}

/** Makes paragraphs of text outside of any block that blank lines divide, as editors write it who format nothing else. */
export function wrapLooseText(root: Root): void {
  const children: ElementContent[] = [];
  let run: ElementContent[] = [];
  const close = () => {
    const isDivided = run.some((node) => node.type === 'text' && blankLine.test(node.value));
    children.push(...(isDivided && hasWords(run) ? paragraphs(run) : run));
    run = [];
  };
  for (const child of root.children) {
    if (child.type === 'doctype') continue;
    if (isInline(child)) {
      run.push(child);
      continue;
    }
    close();
    children.push(child);
  }
  close();
  root.children = children;
}
