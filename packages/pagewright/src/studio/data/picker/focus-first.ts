/** Gives the first text field of an element the focus when its dialog opens. The browser reads the attribute, which React does not set. */
export function focusFirst(element: HTMLElement | null): void {
  element?.querySelector('input')?.setAttribute('autofocus', '');
}
