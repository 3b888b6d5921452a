/** Shows an error over the page, in the overlay of the development server. */
export function showErrorOverlay(message: string, error: unknown): void {
  const Overlay = customElements.get('vite-error-overlay');
  const stack = error instanceof Error ? error.stack : undefined;
  if (Overlay) document.body.append(new Overlay({ message, stack: stack ?? '' }));
}
