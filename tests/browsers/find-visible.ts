/**
 * Runs in a page. The first element on it, by a selector and by its text or its `aria-label`; null if there is none.
 * @param isSeen whether it must not be transparent either: some elements appear only when a visitor points at them
 */
export function findVisible(isSeen: boolean, selector: string, text?: string | null): Element | null {
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: isSeen, visibilityProperty: true });
    return isShown && width > 1 && height > 1;
  };
  const isNamed = (element: Element) =>
    element.getAttribute('aria-label') === text || element.textContent?.replace(/\s+/g, ' ').trim() === text;
  const visible = [...document.querySelectorAll(selector)].filter(isVisible);
  if (text === undefined || text === null) return visible[0] ?? null;
  return visible.find(isNamed) ?? visible.find((element) => element.textContent?.includes(text)) ?? null;
}
