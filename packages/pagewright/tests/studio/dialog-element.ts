import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Gives jsdom what it lacks of modal dialogs: they are open or not, and the browser keeps no focus. */
export function installDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}

/**
 * Waits until the form of a dialog listens, which it does when it focuses a field. A test types sooner than a person. A dialog
 * without fields has nothing to wait for.
 */
export async function whenFormListens(dialog: Element): Promise<void> {
  if (!dialog.querySelector('input:not([type=hidden]), select, textarea')) return;
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}
