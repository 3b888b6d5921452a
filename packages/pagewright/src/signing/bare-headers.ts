/** Headers of answers without a document. With this policy, browsers do not look for the icon of a site that does not exist. */
export const bareHeaders = {
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
} as const;
