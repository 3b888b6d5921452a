import type { ContentApi } from '../../content-api.ts';
import { elementsOf, type Root } from '../html-tree.ts';

export type ClassOf = NonNullable<ContentApi['classOf']>;

/** Maps classes of the content service to classes of the site. */
export function mapClasses(root: Root, classOf: ClassOf): void {
  for (const { properties } of elementsOf(root)) {
    const { className } = properties;
    if (!Array.isArray(className)) continue;
    properties.className = className.flatMap((name) => classOf(String(name)) ?? []);
  }
}
