/**
 * Patterns of files that dev servers never serve, for `server.fs.deny`. This replaces Vite's own list, so the first patterns repeat that
 * list. Without the last pattern, each script on a page could read the token and the drafts of the studio, and messages from contact forms.
 */
export const privateFiles: readonly string[] = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  '**/.pagewright/*',
  '**/.pagewright/studio/**',
];
