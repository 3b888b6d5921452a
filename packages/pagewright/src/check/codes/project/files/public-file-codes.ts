import { type Messages, suggest } from '../../message-text.ts';

interface PublicFileData {
  'missing-public-file': { readonly path: string; readonly options: readonly string[] };
}

export const publicFileMessages: Messages<PublicFileData> = {
  'missing-public-file': ({ path, options }) => ({
    message: `The file "${path}" does not exist in public/.`,
    ...suggest(
      path,
      options,
      'Add the file, or write the path of one that exists, such as "/fonts/body.woff2".',
    ),
  }),
};
