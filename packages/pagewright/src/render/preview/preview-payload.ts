import type { SiteConfig } from '../../define-site.ts';

export type PreviewWords = SiteConfig['preview'];

/** What the document of the preview page contains for its script. */
export interface PreviewPayload {
  /** Path of the service that describes a draft, below the base URL of the content service. */
  readonly service: string;
  /** Route patterns by type of content. The only param of a pattern, if any, is the slug of the entry. */
  readonly routes: { readonly [type: string]: readonly string[] };
  readonly words: PreviewWords;
}
