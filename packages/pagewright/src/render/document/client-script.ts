/**
 * The URL of the script of the site in this document. Documents of builds with different code have different ones. Undefined in
 * the dev server.
 */
export function clientScript(): string | undefined {
  return document.querySelector<HTMLElement>('script[data-client]')?.dataset.client;
}
