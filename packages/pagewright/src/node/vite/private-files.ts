/**
 * Patterns of the files that dev servers never answer with: for `server.fs.deny`, which Vite replaces as a whole. The first are its own.
 * Without the last, each script on a page could read the token and the drafts of the studio, and messages from contact forms.
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
