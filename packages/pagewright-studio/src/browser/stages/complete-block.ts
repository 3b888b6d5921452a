import { type ImageSizes, type Json, json, nodes, type Schemas, type stages } from 'pagewright/tooling';

/** A block as a config writes it, with literal props. */
export interface WrittenBlock {
  readonly type: string;
  readonly props: Json;
  readonly slots?: Json | undefined;
}

/** A block for a stage: with its defaults, and with the sizes of images. */
export function completeBlock(
  { schemas: { blocks }, images }: { readonly schemas: Schemas; readonly images: ImageSizes },
  { type, props, slots }: WrittenBlock,
): stages.StagedBlock {
  const complete = (name: string, value: Json) => ({
    type: name,
    props: json.objectOf(nodes.withDefaults(json.objectOf(value), nodes.of(blocks.get(name)), images)),
  });
  const inner = (list: Json) =>
    (json.isArray(list) ? list : [list]).flatMap((each) =>
      json.isObject(each) ? [complete(String(each.type), each.props ?? {})] : [],
    );
  const inSlots = Object.entries(json.objectOf(slots)).map(([name, list]) => [name, inner(list)]);
  return {
    ...complete(type, props),
    // On a page, the component of a type with slots gets them also if all are empty.
    ...(nodes.slotsOf(blocks.get(type)).size > 0 ? { slots: Object.fromEntries(inSlots) } : {}),
  };
}
