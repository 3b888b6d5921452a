import { bindings, type EditorSite, json } from 'pagewright/tooling';
import type { FieldCounts } from './guess-mapping.ts';
import { configsWithLists, eachIn } from './item-link.ts';

/** Counts what the lists of a site show in each property of their items. */
export function shownCounts(site: EditorSite): FieldCounts {
  const counts = new Map<string, number>();
  const keyOf = (property: string, field: string) => `${property} ${field}`;
  for (const config of configsWithLists(site))
    for (const { show } of eachIn(config.value))
      for (const [property, value] of Object.entries(json.objectOf(show))) {
        const [root, field, ...deeper] = bindings.pathOf(value) ?? [];
        if (root !== 'item' || field === undefined || deeper.length > 0) continue;
        counts.set(keyOf(property, field), (counts.get(keyOf(property, field)) ?? 0) + 1);
      }
  return (property, field) => counts.get(keyOf(property, field)) ?? 0;
}
