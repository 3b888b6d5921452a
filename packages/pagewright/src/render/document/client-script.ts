/** The URL of the site's script in this document. It differs between builds with different code. Undefined in the dev server. */
export function clientScript(): string | undefined {
  return document.querySelector<HTMLElement>('script[data-client]')?.dataset.client;
}
