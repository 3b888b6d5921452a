import { randomBytes } from 'node:crypto';

/** The policy of a document that needs nothing. Every answer has it, except the document of the studio. */
const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer of the studio. Its document has more. */
export const answerHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': nothing,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // With the same header of the frame, it gives each of the two a process, so that a page that is slow to draw does not hold up what is
  // typed.
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

interface DocumentOrigins {
  /** The dev server, which the frame shows. */
  readonly frame: string;
  /** Further origins of images, such as the content service. */
  readonly images?: readonly string[];
}

/**
 * Headers of the studio's document, and the nonce for its styles: write it into the document, for `EditorView.cspNonce`. Make new
 * ones for each answer. Throws a TypeError for an origin that is not a URL.
 */
export function documentHeaders({ frame, images = [] }: DocumentOrigins): {
  readonly nonce: string;
  readonly headers: Readonly<Record<string, string>>;
} {
  const nonce = randomBytes(16).toString('base64');
  const origin = (url: string) => new URL(url).origin;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // A chosen file is shown from memory before it is uploaded.
    ["img-src 'self' data: blob:", ...[frame, ...images].map(origin)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${origin(frame)}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return { nonce, headers: { ...answerHeaders, 'Content-Security-Policy': policy.join('; ') } };
}
