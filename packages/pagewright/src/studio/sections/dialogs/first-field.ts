/** Gives the first field of a dialog the focus when the dialog opens. Without it, the button that closes the dialog has it. */
export function focusFirstField(element: HTMLElement | null): void {
  element?.querySelector('input, select')?.setAttribute('autofocus', '');
}
