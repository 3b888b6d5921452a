const tags = /<(\/?)(?:(table)|t[dhr]|caption)(?![^\s/>])[^<>]*>?/gi;

/** Matches words, or the end of an element with words, at the end of HTML. */
const words = /(?:[^\s>]|<\/[a-z\d]{1,12}\s*>)$/i;

/**
 * Puts a space between the cells that are in no table, because parsers drop their tags and join their words. Changes nothing if it is
 * called again.
 */
export function separateLooseCells(html: string): string {
  let depth = 0;
  return html.replace(tags, (tag, slash: string, table: string | undefined, at: number) => {
    if (table !== undefined) depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    if (table !== undefined || depth > 0) return tag;
    if (slash === '') return words.test(html.slice(Math.max(0, at - 20), at)) ? ` ${tag}` : tag;
    return /[^\s<]/.test(html.charAt(at + tag.length)) ? `${tag} ` : tag;
  });
}
