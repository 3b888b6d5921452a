import { isRecord } from '../../json/json-value.ts';

/** The props of a block as a config has them: values, and bindings such as `"{post.title}"`. */
export type WrittenProps = Readonly<Record<string, unknown>>;

/**
 * Turns the props that a config has for one version of a block type into those for the next version. Pure: the default export of
 * `schemas/migrations/<block type>/1-to-2.ts`.
 */
export type Migration = (props: WrittenProps) => WrittenProps;

/**
 * Changes each item of an array in a config, also an item that is shown for each item of content. Items and arrays that come whole from
 * content stay as they are.
 */
export function mapItems(list: unknown, change: Migration): unknown {
  if (Array.isArray(list)) return list.map((item: unknown) => changeItem(item, change));
  return isRecord(list) && 'from' in list ? { ...list, default: mapItems(list.default, change) } : list;
}

function changeItem(item: unknown, change: Migration): unknown {
  if (Array.isArray(item)) return mapItems(item, change);
  if (!isRecord(item)) return item;
  if ('each' in item)
    return {
      ...item,
      show: changeItem(item.show, change),
      ...('default' in item ? { default: mapItems(item.default, change) } : {}),
    };
  return 'from' in item ? { ...item, default: changeItem(item.default, change) } : change(item);
}
