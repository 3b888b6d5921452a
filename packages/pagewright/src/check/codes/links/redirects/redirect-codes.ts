import { didYouMean, type Messages, writeInstead } from '../../message-text.ts';

interface RedirectData {
  /** `path` is a path that the redirect would take, and `file` has its page. */
  'shadowed-page': { readonly from: string; readonly path: string; readonly file: string };
  /** With `first`, the two old paths differ in case only. */
  'duplicate-redirect': { readonly from: string; readonly firstLine: number; readonly first?: string };
  /** `found` is a param in a part of the target that redirects do not fill. `meant` is the target with the param as it should be. */
  'unfilled-param': { readonly found: string; readonly isOtherSite: boolean; readonly meant?: string };
  'redirect-loop': { readonly from: string };
  'redirect-chain': { readonly to: string; readonly end: string };
}

export const redirectMessages: Messages<RedirectData> = {
  'shadowed-page': ({ from, path, file }) => ({
    message:
      from === path
        ? `The path ${from} is in use by ${file}, so it cannot be redirected.`
        : `The redirect from ${from} also takes the path ${path} of ${file}.`,
    repair:
      from === path
        ? 'Remove the redirect, or give the page another route.'
        : 'Write one redirect for each old path, without a param that matches pages.',
  }),
  'duplicate-redirect': ({ from, firstLine, first }) => ({
    message:
      first === undefined
        ? `The path ${from} is already redirected on line ${firstLine}.`
        : `The path ${from} differs only in upper and lower case from ${first} on line ${firstLine}, which leads elsewhere. Some hosts take both for the same path.`,
    repair:
      first === undefined
        ? 'Remove one of the two redirects.'
        : 'Lead both to the same page, or remove one of them.',
  }),
  'unfilled-param': ({ found, isOtherSite, meant }) => ({
    message: isOtherSite
      ? `Visitors would get "${found}" as it is written: a redirect to another site has no params.`
      : `Visitors would get "${found}" as it is written: only a whole part of the new path, such as /:slug, can be a param.`,
    ...(meant === undefined
      ? {
          repair: isOtherSite
            ? 'Write one redirect for each old path, or the URL of one page for all of them.'
            : 'Make it a part of the path, or remove it.',
        }
      : didYouMean(meant)),
  }),
  'redirect-loop': ({ from }) => ({
    message: `The redirect from ${from} leads back to where it began, so no page would open.`,
    repair: 'Write the path of a page.',
  }),
  'redirect-chain': ({ to, end }) => ({
    message: `The path ${to} is redirected itself, so visitors would wait for two redirects.`,
    ...writeInstead(end),
  }),
};
