import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { ArrayItem } from '../../grammar/plans/value-plan.ts';
import { mapProperties } from '../../json/map-properties.ts';

function limitedItem(item: ArrayItem, count: number): ArrayItem {
  return item.is === 'each' ? { ...item, take: Math.min(item.take ?? count, count) } : item;
}

/** A page whose params take at most `count` values from each list of the content service. */
export function limitedPage(page: PagePlan, count: number): PagePlan {
  const params = mapProperties(page.params, (list) =>
    list.is === 'array' ? { ...list, items: list.items.map((item) => limitedItem(item, count)) } : list,
  );
  return { ...page, params };
}
