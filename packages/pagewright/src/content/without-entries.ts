import { isRecord } from '../json/is-record.ts';

/** The slug of a list item: its property `slug`, or a property such as `service_slug`. */
function slugOf(item: unknown): unknown {
  if (!isRecord(item)) return undefined;
  return item.slug ?? Object.entries(item).find(([name]) => name.endsWith('_slug'))?.[1];
}

/** The slugs of the entries that content lists, at any depth. */
export function listedSlugs(content: unknown): string[] {
  if (Array.isArray(content))
    return content.flatMap((item: unknown) => {
      const slug = slugOf(item);
      return [...(typeof slug === 'string' ? [slug] : []), ...listedSlugs(item)];
    });
  return isRecord(content) ? Object.values(content).flatMap(listedSlugs) : [];
}

/** Removes the entries with these slugs from all lists in the content. Returns the same object if no list contains them. */
export function withoutEntries(content: unknown, slugs: ReadonlySet<string>): unknown {
  if (Array.isArray(content)) {
    const kept = content.filter((item: unknown) => !slugs.has(String(slugOf(item))));
    const next = kept.map((item) => withoutEntries(item, slugs));
    return next.length === content.length && next.every((item, index) => item === content[index])
      ? content
      : next;
  }
  if (!isRecord(content)) return content;
  const next = Object.entries(content).map(([name, value]) => [name, withoutEntries(value, slugs)] as const);
  return next.every(([name, value]) => value === content[name]) ? content : Object.fromEntries(next);
}
