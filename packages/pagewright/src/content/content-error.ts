/**
 * - `not-configured`: no content service is configured.
 * - `not-found`: the service itself says that the entry does not exist. Either `ContentApi.isMissing` is true for the response to a source
 *   that `namesEntry`, or a query by slug returned an empty list.
 * - `http`: another status outside 2xx; see `status`.
 * - `timeout`: the deadline passed.
 * - `network`: there was no response.
 * - `invalid`: the response is not content.
 */
export type ContentErrorKind = 'not-configured' | 'not-found' | 'http' | 'timeout' | 'network' | 'invalid';

export class ContentError extends Error {
  /**
   * The build uses sources from the site's bundle, which contains its own copy of this class. `instanceof` accepts errors of either copy.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ContentError';
  }

  readonly kind: ContentErrorKind;
  readonly status: number | undefined;

  constructor(kind: ContentErrorKind, message: string, status?: number) {
    super(message);
    this.name = 'ContentError';
    this.kind = kind;
    this.status = status;
  }
}

export function contentErrorOf(thrown: unknown): ContentError {
  return thrown instanceof ContentError ? thrown : new ContentError('invalid', String(thrown));
}
