import type { SiteConfig } from '../../generated/site-config.ts';
import type { HeadTag } from '../../render/head/head-tags.ts';
import { shareSize } from './share-frame.ts';

const property = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: name, content },
});

function addressOf(head: readonly HeadTag[], name: string): string | undefined {
  return head.find(({ attributes }) => attributes.property === name)?.attributes.content;
}

/** True for a page whose head shows the site's default picture, so that one of its own is better. */
export function needsSharePicture(site: SiteConfig, head: readonly HeadTag[]): boolean {
  const [image, url] = [addressOf(head, 'og:image'), addressOf(head, 'og:url')];
  return url !== undefined && image === new URL(site.head.image.src, url).href;
}

/**
 * The head with a share picture in the place of the default.
 * @param picture its address on the site
 */
export function withSharePicture(head: readonly HeadTag[], picture: string): HeadTag[] {
  const address = new URL(picture, addressOf(head, 'og:url')).href;
  return head.flatMap((tag) =>
    tag.attributes.property === 'og:image'
      ? [
          property('og:image', address),
          property('og:image:type', 'image/jpeg'),
          property('og:image:width', String(shareSize.width)),
          property('og:image:height', String(shareSize.height)),
          property('og:image:alt', addressOf(head, 'og:title') ?? ''),
          { name: 'meta', attributes: { name: 'twitter:image', content: address } },
        ]
      : [tag],
  );
}
