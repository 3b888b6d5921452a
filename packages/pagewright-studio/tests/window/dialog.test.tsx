// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Dialog } from '../../src/browser/controls/Dialog.tsx';
import { installDialogs } from '../fixtures/dialog-element.ts';

beforeAll(installDialogs);
afterEach(cleanup);

function open() {
  const onClose = vi.fn();
  const { unmount } = render(
    <Dialog title="New page" actions={<button type="button">Create</button>} onClose={onClose}>
      <p>Its title</p>
    </Dialog>,
  );
  return { dialog: screen.getByRole<HTMLDialogElement>('dialog'), onClose, unmount };
}

it('is modal and open while it is there, with its title as its name', () => {
  const { dialog, unmount } = open();
  expect(dialog.open).toBe(true);
  expect(screen.getByRole('dialog', { name: 'New page' })).toBe(dialog);
  expect(within(dialog).getByText('Its title')).not.toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Create' })).not.toBeNull();
  unmount();
  // The element is closed and not only removed, so that the browser restores the focus.
  expect(dialog.open).toBe(false);
});

it('asks its owner to close it: with its button, with Esc, and with a click outside', () => {
  const { dialog, onClose } = open();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(onClose).toHaveBeenCalledTimes(2);
  // The owner of the dialog decides whether it closes, so the browser must not close it.
  expect(cancel.defaultPrevented).toBe(true);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('stays open after a click inside', () => {
  const { dialog, onClose } = open();
  fireEvent.click(within(dialog).getByText('Its title'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(onClose).not.toHaveBeenCalled();
});
