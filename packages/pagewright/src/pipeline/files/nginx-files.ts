import type { HeaderRules } from '../../project/headers-file.ts';
import { patternParts } from './headers.ts';

/** A string of an nginx configuration. */
export const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
/** A text as a part of a pattern of nginx, which is a regular expression. */
export const escapedForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of `_headers` as a key of a `map`. */
const mapKey = (pattern: string) => {
  const parts = patternParts(pattern).map((part) =>
    typeof part === 'string' ? escapedForPattern(part) : part.any,
  );
  return quoted(`~^${parts.join('')}$`);
};

const variableOf = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * The path of a request, decoded. `try_files` changes `$uri` to the path of the file that it finds, before headers are sent. For the page for
 * unknown paths, it is the path of that page, because nginx runs the rules of a server again for an error page.
 * The variables of headers have other names: they begin with `$site_`.
 */
const askedPath = '$asked_path';

/** A `map` from the path of a request to a value. nginx uses the first pattern that matches. */
function mapOf(variable: string, lines: readonly (readonly [key: string, value: string])[]): string {
  const written = lines.map(([key, value]) => `    ${key} ${quoted(value)};\n`);
  return `map ${askedPath} ${variable} {\n${written.join('')}}\n`;
}

/** The names of the files that a build writes for hosts and tools, at the root of its folder, as a regular expression. Hosts do not serve them. */
export const hiddenFiles = String.raw`_(?:headers|redirects|nginx-(?:http|server)|build)(?:\.|$)`;

/** Hides the files for hosts. Below a base, `_headers` and `_redirects` may be at the root of the host. */
function hiddenLocation(base: string): string {
  const folder = base === '' ? '' : `(?:${escapedForPattern(base)})?`;
  return `location ~ ${quoted(`^${folder}/${hiddenFiles}`)} { return 404; }\n`;
}

/** The one address of the home page below a base ends with a slash, unlike the addresses of other pages. */
function homeLocations(base: string): readonly string[] {
  if (base === '') return [];
  const moved = [base, `${base}/index.html`].map(
    (path) => `location = ${quoted(path)} { return 308 ${quoted(`${base}/$is_args$args`)}; }\n`,
  );
  return [`location = ${quoted(`${base}/`)} { try_files ${quoted(`${base}/index.html`)} =404; }\n`, ...moved];
}

/** The page for unknown paths below a path: `['/de', '/de/404.html']`. The page for all other paths has the path `''`. */
export type UnknownPages = readonly (readonly [path: string, file: string])[];

/**
 * Header rules and pages for unknown paths as nginx reads them. One file is included within `http { … }`, the other one within
 * `server { … }`.
 * @param base the base of the site, without a slash at its end; the paths of the rules and of the pages already have it
 */
export function writeNginxFiles(
  all: HeaderRules,
  unknown: UnknownPages,
  base: string,
): ReadonlyMap<string, string> {
  // A rule for another origin does not match a path.
  const rules = all.filter(([pattern]) => pattern.startsWith('/'));
  // The type of a file replaces its usual type, so it is not added as a header.
  const isType = (name: string) => name === 'Content-Type';
  const names = new Set(rules.flatMap(([, headers]) => Object.keys(headers)).filter((name) => !isType(name)));
  const maps = [...names].map((name) => {
    const found = rules.flatMap(([pattern, headers]) => {
      // nginx does not send a header without a value.
      return name in headers ? [[pattern, headers[name] ?? ''] as const] : [];
    });
    // Later rules override earlier ones.
    const lines = found.reverse().map(([pattern, value]) => [mapKey(pattern), value] as const);
    return mapOf(variableOf(name), lines);
  });
  const pages = unknown.map(([path, file]) =>
    path === ''
      ? (['default', file] as const)
      : ([quoted(`~^${escapedForPattern(path)}(?:/|$)`), file] as const),
  );
  const added = [...names].map((name) => `add_header ${name} ${variableOf(name)} always;\n`);
  const types = rules.flatMap(([path, headers]) =>
    Object.entries(headers)
      .filter(([name]) => isType(name))
      .map(([, type = '']) => `location = ${quoted(path)} { types { } default_type ${quoted(type)}; }\n`),
  );
  return new Map([
    ['_nginx-http.conf', [...maps, mapOf('$site_unknown_page', pages)].join('')],
    [
      '_nginx-server.conf',
      [
        `set ${askedPath} $uri;\n`,
        ...added,
        'error_page 404 $site_unknown_page;\n',
        hiddenLocation(base),
        ...homeLocations(base),
        ...types,
      ].join(''),
    ],
  ]);
}
