import { parseTree } from 'jsonc-parser';
import { bindings, configs, json, type WrittenPath } from 'pagewright/tooling';

/** The paths in the strings of a JSON text, such as `{service.title}`, in order. Those that start with `item` are left out. */
export function pathsOf(text: string): readonly WrittenPath[] {
  if (!text.includes('{')) return [];
  return configs
    .stringsIn(parseTree(text))
    .flatMap((string) => bindings.pathsIn(text, string))
    .filter(({ path }) => path[0] !== 'item');
}

/** The first names of the paths in a JSON text. */
export function rootsOfText(text: string): ReadonlySet<string> {
  return new Set(pathsOf(text).map(({ path: [root] }) => root));
}

/**
 * A JSON text with other paths in its braces.
 * @param rewrite the path that replaces one, such as `section.title`; undefined if it stays
 */
export function withPaths(text: string, rewrite: (path: WrittenPath['path']) => string | undefined): string {
  return json.applyEdits(
    text,
    pathsOf(text).flatMap(({ path, start, end }) => {
      const replaced = rewrite(path);
      return replaced === undefined ? [] : [{ start, end, text: replaced }];
    }),
  );
}
