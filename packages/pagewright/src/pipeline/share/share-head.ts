import { absoluteUrl } from '../../content/base-path.ts';
import type { SiteConfig } from '../../generated/site-config.ts';
import { type HeadTag, metaOf } from '../../render/head/head-tags.ts';
import type { MainImage } from './main-image.ts';

/** Size of share images in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The text of a share image, next to the main image of its page. */
export interface ShareText {
  /** `head.kind` of the page, which decides the colours. */
  readonly kind: string;
  readonly topic: string | undefined;
  readonly title: string;
  readonly name: string | undefined;
  readonly note: string | undefined;
  /** URL of the author's portrait. */
  readonly portrait: string | undefined;
}

/**
 * Creates the image that shared links to a page show. Resolves to its path, or to undefined if the default image of the site is used. Never
 * rejects.
 * @param path path of the page, for warnings
 */
export type ShareImageMaker = (
  path: string,
  image: MainImage | undefined,
  text: ShareText,
) => Promise<string | undefined>;

const meta = (property: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property, content },
});

/**
 * True if the head has the default image of the site, which a share image replaces.
 * @param siteUrl URL of the site, without a slash at its end
 */
export function needsShareImage(site: SiteConfig, head: readonly HeadTag[], siteUrl: string): boolean {
  const [image, url] = [metaOf(head, 'og:image'), metaOf(head, 'og:url')];
  return url !== undefined && image === absoluteUrl(site.head.image.src, siteUrl);
}

/**
 * The head with a share image instead of the default image.
 * @param src path of the share image
 * @param siteUrl URL of the site, without a slash at its end
 */
export function withShareImage(head: readonly HeadTag[], src: string, siteUrl: string): HeadTag[] {
  const url = absoluteUrl(src, siteUrl);
  return head.flatMap((tag) =>
    tag.attributes.property === 'og:image'
      ? [
          meta('og:image', url),
          meta('og:image:type', 'image/jpeg'),
          meta('og:image:width', String(shareSize.width)),
          meta('og:image:height', String(shareSize.height)),
          meta('og:image:alt', metaOf(head, 'og:title') ?? ''),
          { name: 'meta', attributes: { name: 'twitter:image', content: url } },
        ]
      : [tag],
  );
}
