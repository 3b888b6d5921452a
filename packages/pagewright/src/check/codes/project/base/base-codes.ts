import type { Messages } from '../../message-text.ts';

interface BaseData {
  /** `origin` and `base` are what the URL means. */
  'path-in-site-url': { readonly found: string; readonly origin: string; readonly base: string };
  /** `meant` is the base that was most likely meant. */
  'wrong-base': { readonly found: string; readonly meant?: string };
  /** `file` is a file in `public/` whose path begins with the base. */
  'base-in-files': { readonly base: string; readonly file: string };
  /** `meant` is the route without the base. With `isRedirect`, it is the old path of a redirect. */
  'base-in-route': {
    readonly route: string;
    readonly base: string;
    readonly meant: string;
    readonly isRedirect?: boolean;
  };
}

export const baseMessages: Messages<BaseData> = {
  'path-in-site-url': ({ found, origin, base }) => ({
    message: `"${found}" has a path, but siteUrl is only an origin.`,
    repair: `Write siteUrl: "${origin}", and next to it base: "${base}".`,
  }),
  'wrong-base': ({ found, meant }) => ({
    message: `Expected a path that begins and ends with a slash, such as "/museum/", but found ${JSON.stringify(found)}.`,
    ...(meant === undefined
      ? { repair: 'Write a path of letters, digits, "-", "_", "." and "~".' }
      : { repair: `Write "${meant}".`, suggestion: meant }),
  }),
  'base-in-files': ({ base, file }) => ({
    message: `public${file} begins with the base of the site, "${base}", so "${file}" in a page config would lead to public/${file.slice(base.length)}.`,
    repair: 'Rename the folder.',
  }),
  'base-in-route': ({ route, base, meant, isRedirect }) => ({
    message: `"${route}" begins with the base of the site, "${base}", which all URLs get by themselves: ${
      isRedirect
        ? `only "${base.slice(0, -1)}${route}" would be redirected`
        : `its links would lead to "${meant}"`
    }.`,
    repair: `Write "${meant}".`,
    suggestion: meant,
  }),
};
