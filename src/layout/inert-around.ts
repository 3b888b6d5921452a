/** Resolves when the browser has painted the next frame. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Makes everything on the page except an element inert, or usable again. */
export function setInertAround(element: Element, inert: boolean): void {
  const siblings = element.parentElement?.children ?? [];
  for (const sibling of siblings) {
    if (sibling !== element && sibling instanceof HTMLElement) sibling.inert = inert;
  }
  if (element.parentElement && element.parentElement !== document.body)
    setInertAround(element.parentElement, inert);
}
