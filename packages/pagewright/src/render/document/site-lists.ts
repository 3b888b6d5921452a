import type { Settings } from './settings.ts';

/** A copy of the site config that contains the items from content and the words in the language of the page. */
export function withLists<Config extends object>(config: Config, { lists = [] }: Settings): Config {
  const copy = structuredClone(config);
  for (const [path, value] of lists) {
    let parent: unknown = copy;
    for (const [index, name] of path.entries()) {
      if (typeof parent !== 'object' || parent === null) break;
      if (index === path.length - 1) Reflect.set(parent, name, value);
      parent = Reflect.get(parent, name);
    }
  }
  return copy;
}
