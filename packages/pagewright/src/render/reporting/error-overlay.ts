/** Shows an error over the page, in the overlay of the development server. */
export function showErrorOverlay(message: string, error: unknown): void {
  const Overlay = customElements.get('vite-error-overlay');
  if (!Overlay) return;
  const stack = error instanceof Error ? error.stack : undefined;
  const overlay = new Overlay({ message, stack: stack ?? '' });
  // With this mark, the dev server does not close the overlay when the configs of the page have no errors.
  overlay.dataset.thrown = '';
  document.body.append(overlay);
}
