import type { ContentApi } from '../content-adapter.ts';
import { elementsOf, type Root } from './html-tree.ts';

export type ClassOf = NonNullable<ContentApi['classOf']>;

/** Gives classes of the content service the names that the styles of a site know; the others go with the allow-list. */
export function nameClasses(root: Root, classOf: ClassOf): void {
  for (const { properties } of elementsOf(root)) {
    const { className } = properties;
    if (!Array.isArray(className)) continue;
    properties.className = className.flatMap((name) => classOf(String(name)) ?? []);
  }
}
