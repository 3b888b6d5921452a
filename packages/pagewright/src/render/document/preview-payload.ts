import type { SiteConfig } from '../../site-types/registered-types.ts';
import type { PagePayload } from './hydration-payload.ts';

export type PreviewWords = SiteConfig['preview'];

/** A draft, as the content service describes it. */
export interface PreviewDraft {
  readonly type: string;
  readonly slug: string;
  /** The name of its status for editors, such as "Scheduled". */
  readonly label: string;
  readonly isPublished: boolean;
  readonly title: string;
  /** Changes whenever the content of the draft changes. */
  readonly version: string;
  /** When it was last saved: a date in RFC 3339 format. */
  readonly modified: string | undefined;
  /** When the token expires. */
  readonly expires: string | undefined;
  /** URL of the editor; absent for reviewers without an account. */
  readonly edit: string | undefined;
  /** The renewed token; absent if the token cannot be renewed. */
  readonly token: string | undefined;
  /** The problems that keep the draft from being published, as sentences. */
  readonly errors: readonly string[];
}

/**
 * - `ended`: the token has expired, is not valid or was revoked.
 * - `deleted`: the entry no longer exists.
 * - `unsupported`: the service has no previews.
 * - `unreachable`: the service failed or did not answer.
 */
export type PreviewFailure = 'ended' | 'deleted' | 'unsupported' | 'unreachable';

export type PreviewState =
  | { readonly is: 'loading' }
  /** No token was given. */
  | { readonly is: 'missing' }
  /** Browsers cannot read the content service, and the site has no server that renders previews. */
  | { readonly is: 'closed' }
  | { readonly is: 'shown'; readonly draft: PreviewDraft; readonly isOutdated: boolean }
  | { readonly is: PreviewFailure };

/** The data that the script of the preview page needs from its document. */
export interface PreviewPayload {
  /** Path of the service that describes a draft, below the base URL of the content service. */
  readonly service: string;
  /** Route patterns by type of content. The only param of a pattern, if any, is the slug of the entry. */
  readonly routes: { readonly [type: string]: readonly string[] };
  readonly words: PreviewWords;
  /** The state that the document shows, if a server has rendered it. Absent in a document whose script renders the draft. */
  readonly state?: PreviewState;
}

/** The response of a server that renders previews to a script that follows a draft. */
export interface PreviewAnswer {
  /** The URL of the entry script. It differs between builds. */
  readonly script: string;
  readonly state: PreviewState;
  /** The content of the page; absent if the script already has it. */
  readonly page?: PagePayload;
}
