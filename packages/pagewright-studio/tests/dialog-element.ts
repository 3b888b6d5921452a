import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Adds modal dialogs to jsdom, which lacks them. They only open and close; the focus is not kept inside. */
export function installDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}

/**
 * Waits until the form of a dialog reacts to input: it then focuses a field. A test would otherwise type too early. A dialog without fields
 * needs no waiting.
 */
export async function whenFormListens(dialog: Element): Promise<void> {
  if (!dialog.querySelector('input:not([type=hidden]), select, textarea')) return;
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}
