import type { Parents } from 'hast';
import { contentOf, type ElementContent, element, isElement } from './html-tree.ts';

/** What has to be around elements that assistive technology cannot make sense of alone. */
const homes = [
  { items: ['li'], home: 'ul', within: ['ul', 'ol'] },
  { items: ['dt', 'dd'], home: 'dl', within: ['dl', 'div'] },
] as const;

type Home = (typeof homes)[number];

function homeOf(node: ElementContent, parent: Parents): Home | undefined {
  const name = parent.type === 'element' ? parent.tagName : '';
  return homes.find(({ items, within }) => isElement(node, ...items) && !within.some((own) => own === name));
}

function isSpace(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Puts a list around neighbouring items that have none. The HTML parser sees to the parts of tables, but not to these. */
export function wrapListItems(parent: Parents): void {
  const wrapped: ElementContent[] = [];
  let open: { readonly home: Home; readonly list: ElementContent[]; spaces: ElementContent[] } | undefined;
  const close = () => {
    if (open) wrapped.push(element(open.home.home, {}, open.list), ...open.spaces);
    open = undefined;
  };
  for (const child of contentOf(parent)) {
    if (child.type === 'element') wrapListItems(child);
    const home = homeOf(child, parent);
    if (open && isSpace(child)) {
      open.spaces.push(child);
    } else if (open && home === open.home) {
      open.list.push(...open.spaces, child);
      open.spaces = [];
    } else {
      close();
      if (home) open = { home, list: [child], spaces: [] };
      else wrapped.push(child);
    }
  }
  close();
  parent.children = wrapped;
}
