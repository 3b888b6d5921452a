/** Paths that only WordPress has: files, scripts, the REST API, the admin and feeds. */
const ofWordPress = /^\/(?:wp-|xmlrpc\.php|index\.php$|(?:.*\/)?feed(?:\/|$))/;

/** Variables of WordPress that name an entry, a list of entries or a search: https://developer.wordpress.org/reference/classes/wp_query/ */
const ofQuery =
  /[?&](?:p|page_id|attachment_id|cat|tag|author|author_name|category_name|name|pagename|post_type|s|m|year|feed|preview)=/;

/**
 * Variables with which WordPress shows or does something that no page of the site does: further pages of a list, sharing by a plugin, an
 * answer to a comment, buying.
 */
const ofAction = /[?&](?:query(?:-\d+)?-page|share|replytocom|add-to-cart)=/;

/** True for an address with a query that only WordPress answers. */
export const isAction = (query: string) => ofAction.test(query);

const numbers: ReadonlySet<string> = new Set(['year', 'month', 'day']);

/**
 * Routes of the site by the patterns of WordPress's permalinks, such as `'/:year/:month/:slug': '/blog/:slug'`. `:year`,
 * `:month` and `:day` are numbers.
 */
export type Permalinks = Readonly<Record<string, string>>;

/** The params of a path that matches a pattern. */
function paramsOf(pattern: string, path: string): ReadonlyMap<string, string> | undefined {
  const values = path.split('/');
  const names = pattern.split('/');
  if (names.length !== values.length) return undefined;
  const params = new Map<string, string>();
  for (const [index, part] of names.entries()) {
    const value = values[index] ?? '';
    const name = part.slice(1);
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
    } else if (value === '' || (numbers.has(name) && !/^\d+$/.test(value))) return undefined;
    else params.set(name, value);
  }
  return params;
}

/** A path without the script that a WordPress without rewriting has in all permalinks: `/index.php/2019/05/a-walk`. */
export function withoutScript(path: string): string {
  return path.replace(/^\/index\.php(?=\/)/, '');
}

/** The `sitePathOf` of a WordPress with these permalinks. A path without a rule is the same on the site. */
export function sitePathFor(permalinks: Permalinks): (path: string, query?: string) => string | undefined {
  return (written, query = '') => {
    const path = withoutScript(written);
    if (ofWordPress.test(path) || isAction(query) || (path === '/' && ofQuery.test(query))) return undefined;
    for (const [pattern, route] of Object.entries(permalinks)) {
      const params = paramsOf(pattern, path);
      if (params) return route.replace(/:(\w+)/g, (_, name: string) => params.get(name) ?? '');
    }
    return path;
  };
}
