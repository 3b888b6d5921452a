import { type Fixers, suggestedPart } from '../../fixer.ts';
import { didYouMean, formatList, type Messages, suggest, writeInstead } from '../../message-text.ts';

interface PageLinkData {
  'dead-link': {
    readonly href: string;
    readonly options: readonly string[];
    readonly isComputed: boolean;
    /** The value of the param and its file, if content adds values to those that the file lists. */
    readonly unlisted?: { readonly value: string; readonly file: string };
    /** The param whose name the link has in place of a value. */
    readonly param?: string;
  };
  'dead-anchor': {
    readonly href: string;
    readonly id: string;
    readonly page: string;
    readonly options: readonly string[];
  };
  'misspelt-address': { readonly found: string; readonly meant: string; readonly uses: number };
  /** `end` is where the redirect leads; undefined if the link takes a part of its path from content. */
  'redirected-link': { readonly href: string; readonly end?: string };
}

export const pageLinkMessages: Messages<PageLinkData> = {
  'dead-link': ({ href, options, isComputed, unlisted, param }) => ({
    message:
      param !== undefined
        ? `The link ${href} has the name of the param "${param}" in place of a value, so it leads to no page.`
        : isComputed
          ? `The link ${href} matches no route.`
          : unlisted
            ? `The link ${href} matches no listed page. If the page comes from content, add "${unlisted.value}" to "params" in ${unlisted.file} too.`
            : `The link ${href} matches no page and no file in public/.`,
    ...(param !== undefined
      ? {
          repair: `Write the value, or a binding to it: {item.${param}} in a list, {route.${param}} on a page whose route has it.`,
        }
      : options[0] === undefined
        ? { repair: 'Link to a page that exists, or create the page.' }
        : didYouMean(options[0])),
  }),
  'dead-anchor': ({ href, id, page, options }) => ({
    message: `The link ${href} has no target: no block of ${page} has the id "${id}"${options.length > 0 ? `, only ${formatList(options)}` : ''}.`,
    ...suggest(id, options, 'Use one of these ids, or give the target block this id.'),
  }),
  'misspelt-address': ({ found, meant, uses }) => ({
    message: `Nothing links to "${found}", but "${meant}" is used ${uses === 1 ? 'once' : `${uses} times`}.`,
    ...didYouMean(meant),
  }),
  'redirected-link': ({ href, end }) => ({
    message: `The link ${href} leads to a path that is redirected, so visitors wait longer.`,
    ...(end === undefined ? { repair: 'Link to the new path.' } : writeInstead(end)),
  }),
};

export const pageLinkFixers: Fixers<PageLinkData> = {
  'dead-link': ({ isComputed }, place) =>
    suggestedPart(place, (text, meant) => {
      const [path = ''] = text.split(/[?#]/, 1);
      const rest = text.slice(path.length);
      if (!isComputed) return /[{}]/.test(path) ? text : meant + rest;
      return sameShape(path, meant) + rest;
    }),
  'dead-anchor': (_, place) => suggestedPart(place, (text, meant) => text.replace(/#.*$/s, `#${meant}`)),
};

/** A path with bindings, with the fixed segments of a route: `/service/{item.slug}` as `/services/:slug`. */
function sameShape(path: string, route: string): string {
  const segments = route.split('/');
  return path
    .split('/')
    .map((segment, index) => {
      const meant = segments[index] ?? '';
      return /[{}]/.test(segment) || meant.startsWith(':') ? segment : meant;
    })
    .join('/');
}
