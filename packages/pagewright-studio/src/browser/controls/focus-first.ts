/**
 * Gives the first field of an element the focus when its dialog opens; otherwise the button that closes the dialog would have it. The
 * browser reads the attribute, which React does not set.
 */
export function focusFirst(element: HTMLElement | null): void {
  element?.querySelector('input, select')?.setAttribute('autofocus', '');
}
