import type { SiteConfig } from '../../site-types/registered-types.ts';
import type { PagePayload } from '../queries/content-service.ts';
import type { PreviewState } from './preview-draft.ts';

export type PreviewWords = SiteConfig['preview'];

/** What the document of the preview page contains for its script. */
export interface PreviewPayload {
  /** Path of the service that describes a draft, below the base URL of the content service. */
  readonly service: string;
  /** Route patterns by type of content. The only param of a pattern, if any, is the slug of the entry. */
  readonly routes: { readonly [type: string]: readonly string[] };
  readonly words: PreviewWords;
  /** What the document shows if a server has rendered it. Absent in a document whose script renders the draft. */
  readonly state?: PreviewState;
}

/** The response of a server that renders previews to a script that follows the draft. */
export interface PreviewAnswer {
  /** The URL of the entry script, which differs between builds. */
  readonly script: string;
  readonly state: PreviewState;
  /** The contents of the page; absent if the script has them already. */
  readonly page?: PagePayload;
}
