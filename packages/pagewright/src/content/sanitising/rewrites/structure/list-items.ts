import type { Parents } from 'hast';
import { contentOf, type ElementContent, element, isElement, isSpace } from '../../html-tree.ts';

/** The elements that can be list items, the list that each needs around it, and the parents that it may have. */
const listTypes = [
  { items: ['li'], list: 'ul', parents: ['ul', 'ol'] },
  { items: ['dt', 'dd'], list: 'dl', parents: ['dl', 'div'] },
] as const;

type ListType = (typeof listTypes)[number];

/** The list that a node needs around it; undefined if it needs none or already has it. */
function missingList(node: ElementContent, parent: Parents): ListType | undefined {
  const name = parent.type === 'element' ? parent.tagName : '';
  return listTypes.find(
    ({ items, parents }) => isElement(node, ...items) && !parents.some((allowed) => allowed === name),
  );
}

/** Wraps adjacent items that are outside a list in one list. The HTML parser repairs tables, but not lists. */
export function wrapListItems(parent: Parents): void {
  const wrapped: ElementContent[] = [];
  let open:
    | { readonly type: ListType; readonly items: ElementContent[]; spaces: ElementContent[] }
    | undefined;
  const close = () => {
    if (open) wrapped.push(element(open.type.list, {}, open.items), ...open.spaces);
    open = undefined;
  };
  for (const child of contentOf(parent)) {
    if (child.type === 'element') wrapListItems(child);
    const type = missingList(child, parent);
    if (open && isSpace(child)) {
      open.spaces.push(child);
    } else if (open && type === open.type) {
      open.items.push(...open.spaces, child);
      open.spaces = [];
    } else {
      close();
      if (type) open = { type, items: [child], spaces: [] };
      else wrapped.push(child);
    }
  }
  close();
  parent.children = wrapped;
}
