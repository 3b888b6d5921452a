import { type Element, element, elementsOf, propertyOf, type Root, rewriteElements } from '../html-tree.ts';

function idsIn(node: Element, name: string): string[] {
  return propertyOf(node, name)?.split(/\s+/) ?? [];
}

/** The panel of a tab: the tab names it or links to it, or it names the tab as its label. */
function panelOf(tab: Element, byId: ReadonlyMap<string, Element>, byLabel: ReadonlyMap<string, Element>) {
  const href = propertyOf(tab, 'href') ?? '';
  const ids = [...idsIn(tab, 'ariaControls'), ...(href.startsWith('#') ? [href.slice(1)] : [])];
  return (
    ids.map((id) => byId.get(id)).find((panel) => panel !== undefined) ??
    byLabel.get(propertyOf(tab, 'id') ?? '')
  );
}

/**
 * Moves the label of each tab to the start of its panel, because without a script all panels are shown one below the other. Changes nothing
 * where a tab has no panel.
 */
export function moveTabLabels(root: Root): void {
  const elements = elementsOf(root);
  const lists = elements.filter((node) => propertyOf(node, 'role') === 'tablist');
  if (lists.length === 0) return;
  const byId = new Map(elements.map((node): [string, Element] => [propertyOf(node, 'id') ?? '', node]));
  const byLabel = new Map(
    elements.flatMap((node) => idsIn(node, 'ariaLabelledBy').map((id): [string, Element] => [id, node])),
  );
  const moved = new Set<Element>();
  for (const list of lists) {
    const tabs = elementsOf(list).filter((node) => propertyOf(node, 'role') === 'tab');
    const panels = tabs.map((tab) => panelOf(tab, byId, byLabel));
    const inside = new Set(elementsOf(list));
    if (tabs.length === 0 || panels.some((panel) => panel === undefined || inside.has(panel))) continue;
    for (const [index, tab] of tabs.entries())
      panels[index]?.children.unshift(element('p', {}, [element('strong', {}, tab.children)]));
    moved.add(list);
  }
  rewriteElements(root, (node) => (moved.has(node) ? [] : [node]));
}
