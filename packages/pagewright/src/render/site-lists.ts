import type { Settings } from './settings.ts';

/** An array of the site config: its path from the config, and its items. */
export type SiteList = readonly [path: readonly string[], items: readonly unknown[]];

/** A copy of the site config with the arrays to which content adds items. */
export function withLists<Config extends object>(config: Config, { lists = [] }: Settings): Config {
  const copy = structuredClone(config);
  for (const [path, items] of lists) {
    let parent: unknown = copy;
    for (const [index, name] of path.entries()) {
      if (typeof parent !== 'object' || parent === null) break;
      if (index === path.length - 1) Reflect.set(parent, name, items);
      parent = Reflect.get(parent, name);
    }
  }
  return copy;
}
