import type { HeaderRules } from '../../project/headers-file.ts';
import { matcherOf, patternParts } from './headers.ts';

/** A string of an nginx configuration. */
export const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
/** A text as a part of a pattern of nginx, which is a regular expression. */
export const escapedForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of `_headers` as a regular expression of nginx. */
const expressionOf = (pattern: string) => {
  const parts = patternParts(pattern).map((part) =>
    typeof part === 'string' ? escapedForPattern(part) : part.any,
  );
  return `^${parts.join('')}$`;
};

/** nginx has no other way to write a dollar sign into a value. No header has a variable with this name. */
const dollar = 'site__dollar';
const dollarLine = `geo $${dollar} { default "$"; }\n`;

const variableOf = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * The path of a request, decoded. `try_files` changes `$uri` to the path of the file that it finds, before headers are sent. For the page for
 * unknown paths, it is the path of that page, because nginx runs the rules of a server again for an error page.
 * The variables of headers have other names: they begin with `$site_`.
 */
const askedPath = '$asked_path';

/** A `map` from the path of a request to a value. */
function mapOf(variable: string, lines: readonly (readonly [key: string, value: string])[]): string {
  const written = lines.map(([key, value]) => `    ${key} ${quoted(value)};\n`);
  return `map ${askedPath} ${variable} {\n${written.join('')}}\n`;
}

/** The names of the files that a build writes for hosts and tools, at the root of its folder, as a regular expression. Hosts do not serve them. */
export const hiddenFiles = String.raw`_(?:headers|redirects|nginx-(?:http|server|types)|build)(?:\.|$)`;

/** Hides the files for hosts. Below a base, `_headers` and `_redirects` may be at the root of the host. */
function hiddenLocation(base: string): string {
  const folder = base === '' ? '' : `(?:${escapedForPattern(base)})?`;
  return `location ~ ${quoted(`^${folder}/${hiddenFiles}`)} { return 404; }\n`;
}

/** The one address of the home page below a base ends with a slash, unlike the addresses of other pages. */
function homeLocations(base: string, types: readonly TypeRule[]): readonly string[] {
  if (base === '') return [];
  const moved = [base, `${base}/index.html`].map(
    (path) => `location = ${quoted(path)} { return 308 ${quoted(`${base}/$is_args$args`)}; }\n`,
  );
  const home = `${base}/`;
  const [, type] = types.find(([pattern]) => matcherOf(pattern).test(home)) ?? [];
  const found = `${typed(type)}try_files ${quoted(`${base}/index.html`)} =404;`;
  return [`location = ${quoted(home)} { ${found} }\n`, ...moved];
}

/** A pattern of paths and the type of their files; no type for the usual one. */
type TypeRule = readonly [pattern: string, type: string | undefined];

const contentType = 'Content-Type';

/** Directives that replace the usual type of files. An added header would be a second one. */
const typed = (type: string | undefined) =>
  type === undefined ? '' : `types { } default_type ${quoted(type)}; `;

/** Files with a type. The location finds the files of pages as `location /` of `docs/nginx.conf` does. */
const typeLocation = ([pattern, type]: TypeRule) =>
  `location ~ ${quoted(expressionOf(pattern))} { ${typed(type)}try_files $uri $uri.html $uri/index.html =404; }\n`;

/** The page for unknown paths below a path: `['/de', '/de/404.html']`. The page for all other paths has the path `''`. */
export type UnknownPages = readonly (readonly [path: string, file: string])[];

/**
 * Header rules and pages for unknown paths as nginx reads them. One file is included within `http { … }`, one at the start of
 * `server { … }`, and the one with types after the patterns of other locations.
 * @param base the base of the site, without a slash at its end; the paths of the rules and of the pages already have it
 */
export function writeNginxFiles(
  all: HeaderRules,
  unknown: UnknownPages,
  base: string,
): ReadonlyMap<string, string> {
  // A rule for another origin does not match a path. Later rules override earlier ones, and nginx uses the first pattern that matches.
  const rules = all.filter(([pattern]) => pattern.startsWith('/')).reverse();
  const names = new Set(rules.flatMap(([, headers]) => Object.keys(headers)));
  names.delete(contentType);
  const maps = [...names].map((name) => {
    const found = rules.flatMap(([pattern, headers]) => {
      // nginx does not send a header without a value.
      return name in headers ? [[pattern, headers[name] ?? ''] as const] : [];
    });
    const lines = found.map(([pattern, value]) => {
      return [quoted(`~${expressionOf(pattern)}`), value.replaceAll('$', () => `\${${dollar}}`)] as const;
    });
    return mapOf(variableOf(name), lines);
  });
  const pages = unknown.map(([path, file]) =>
    path === ''
      ? (['default', file] as const)
      : ([quoted(`~^${escapedForPattern(path)}(?:/|$)`), file] as const),
  );
  const added = [...names].map((name) => `add_header ${name} ${variableOf(name)} always;\n`);
  const types = rules.flatMap(([pattern, headers]): TypeRule[] =>
    contentType in headers ? [[pattern, headers[contentType]]] : [],
  );
  const http = [...maps, mapOf('$site_unknown_page', pages)].join('');
  const server = [
    `set ${askedPath} $uri;\n`,
    ...added,
    'error_page 404 $site_unknown_page;\n',
    hiddenLocation(base),
    ...homeLocations(base, types),
  ];
  return new Map([
    ['_nginx-http.conf', http.includes(dollar) ? dollarLine + http : http],
    ['_nginx-server.conf', server.join('')],
    ['_nginx-types.conf', types.map(typeLocation).join('')],
  ]);
}
