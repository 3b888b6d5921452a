import { type Json, json, nodes, type SchemaNode } from 'pagewright/tooling';
import { isHeading } from '../../names/readable-text.ts';

/** What makes an item recognizable. */
interface ItemRow {
  readonly image?: string;
  readonly title?: string;
  readonly text?: string;
  readonly link?: string;
}

/** The image, the title, the text and the link of an item. */
export function itemRow(item: Json, node: SchemaNode | undefined): ItemRow {
  if (!json.isObject(item)) return typeof item === 'object' ? {} : { title: String(item) };
  if (typeof item.src === 'string') return { image: item.src, title: String(item.alt ?? '') || item.src };
  const properties = node ? nodes.objectShape(node).properties : new Map<string, SchemaNode>();
  const shown = Object.entries(item).map(([name, value]) => ({ name, value, node: properties.get(name) }));
  const picture = shown.find((each) => each.node && nodes.isImage(each.node) && json.isObject(each.value));
  const link = shown.find((each) => each.node && nodes.formatOf(each.node) === 'href');
  const texts = shown.filter(
    ({ value, node: own }) =>
      (typeof value === 'string' || typeof value === 'number') &&
      (!own || (nodes.formatOf(own) !== 'href' && nodes.typesOf(own).size < 6)),
  );
  const title = texts.find((each) => each.node && isHeading(each.node)) ?? texts[0];
  const text = texts.find((each) => each !== title);
  const src = picture && json.isObject(picture.value) ? picture.value.src : undefined;
  return {
    ...(typeof src === 'string' ? { image: src } : {}),
    ...(title ? { title: String(title.value) } : {}),
    ...(text ? { text: String(text.value) } : {}),
    ...(link && typeof link.value === 'string' ? { link: link.value } : {}),
  };
}
