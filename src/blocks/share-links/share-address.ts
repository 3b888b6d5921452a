import type { BlockProps } from '../../generated/block-props.ts';

export type Network = BlockProps['share-links']['networks'][number];

interface Shared {
  /** Absolute URL of the page. */
  readonly url: string;
  readonly title: string;
}

function withQuery(base: string, query: Readonly<Record<string, string>>): string {
  const address = new URL(base);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/** Mail programs do not decode `+` as a space, so `URLSearchParams` cannot be used. */
function mailAddress({ url, title }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}

const ADDRESSES = {
  facebook: ({ url, title }) =>
    withQuery('https://www.facebook.com/sharer/sharer.php', { u: url, quote: title }),
  linkedin: ({ url, title }) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url, title }),
  pinterest: ({ url, title }) =>
    withQuery('https://pinterest.com/pin/create/button/', { url, description: title }),
  x: ({ url, title }) => withQuery('https://x.com/intent/post', { url, text: title }),
  mail: mailAddress,
} satisfies Record<Network, (shared: Shared) => string>;

/** The URL that shares a page. Its host is always one from the table above. */
export function shareAddress(network: Network, shared: Shared): string {
  return ADDRESSES[network](shared);
}
