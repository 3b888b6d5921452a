/** Headers of responses without a document. This policy keeps browsers from requesting a site icon, which does not exist. */
export const bareHeaders = {
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
} as const;
