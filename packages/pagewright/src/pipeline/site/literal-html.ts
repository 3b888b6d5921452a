import type { Schemas } from '../../config/schemas/schemas.ts';
import type { BlockPlan } from '../../grammar/plans/block-plan.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { ArrayItem, Plan } from '../../grammar/plans/value-plan.ts';
import { isArray, isJson, isObject, type Json } from '../../json/json-value.ts';
import { mapProperties } from '../../json/map-properties.ts';
import type { Fallback } from '../../render/document/page-module.ts';
import { chosenAlternative } from '../../schema/literal-completion.ts';
import { conjuncts, nodeOf, type SchemaNode } from '../../schema/schema-node.ts';
import { itemNode, objectShape } from '../../schema/schema-shape.ts';

type Clean = (html: string) => string | undefined;

function isHtml(node: SchemaNode): boolean {
  return conjuncts(node).some(({ schema }) => schema.format === 'html');
}

function propertyNode(node: SchemaNode, name: string): SchemaNode | undefined {
  const { properties, others } = objectShape(node);
  return properties.get(name) ?? others;
}

/** Sanitises the HTML in a value of a config. */
function cleanValue(value: Json, of: SchemaNode | undefined, clean: Clean): Json {
  if (!of) return value;
  const node = chosenAlternative(value, of);
  if (typeof value === 'string') return isHtml(node) ? (clean(value) ?? '') : value;
  if (isArray(value)) return value.map((item) => cleanValue(item, itemNode(node), clean));
  if (!isObject(value)) return value;
  return mapProperties(value, (property, name) => cleanValue(property, propertyNode(node, name), clean));
}

/** A sample value that a plan may produce. It is enough to choose the alternative of a schema. */
function exampleOf(plan: Plan): Json {
  switch (plan.is) {
    case 'literal':
      return plan.value;
    case 'withDefault':
      return plan.default;
    case 'array':
      return plan.items.map((item) => exampleOf(item.is === 'one' ? item.value : item.show));
    case 'object':
      return mapProperties(plan.properties, exampleOf);
    default:
      return '';
  }
}

function cleanItem(item: ArrayItem, node: SchemaNode, clean: Clean): ArrayItem {
  if (item.is === 'one') return { ...item, value: cleanPlan(item.value, node, clean) };
  const shown = { ...item, show: cleanPlan(item.show, node, clean) };
  return item.default
    ? { ...shown, default: item.default.map((each) => cleanValue(each, node, clean)) }
    : shown;
}

/**
 * Sanitises the HTML in the literals of a plan, just as HTML in content is sanitised when it is read.
 * @param node schema of the value
 */
function cleanPlan(plan: Plan, of: SchemaNode | undefined, clean: Clean): Plan {
  if (!of) return plan;
  const node = chosenAlternative(exampleOf(plan), of);
  switch (plan.is) {
    case 'literal':
      return { ...plan, value: cleanValue(plan.value, node, clean) };
    case 'withDefault':
      return {
        ...plan,
        from: cleanPlan(plan.from, node, clean),
        default: cleanValue(plan.default, node, clean),
      };
    case 'array':
      return { ...plan, items: plan.items.map((item) => cleanItem(item, itemNode(node), clean)) };
    case 'object':
      return {
        ...plan,
        properties: mapProperties(plan.properties, (property, name) =>
          cleanPlan(property, propertyNode(node, name), clean),
        ),
      };
    default:
      return plan;
  }
}

/** Sanitises the HTML in the props of a page config. */
export function cleanPage(page: PagePlan, { blocks }: Schemas, clean: Clean): PagePlan {
  const cleanBlock = (block: BlockPlan): BlockPlan => {
    const schema = blocks.get(block.type);
    return schema ? { ...block, props: cleanPlan(block.props, nodeOf(schema), clean) } : block;
  };
  return { ...page, blocks: page.blocks.map(cleanBlock) };
}

/** Sanitises the HTML in fallback content. */
export function cleanFallbacks(
  fallbacks: Readonly<Record<string, Fallback>>,
  { content }: Schemas,
  clean: Clean,
): Record<string, Fallback> {
  const cleanFallback = (fallback: Fallback): Fallback => {
    const schema = content.get(fallback.source);
    const node = schema && objectShape(nodeOf(schema)).properties.get('content');
    const cleaned = (value: unknown) => (isJson(value) ? cleanValue(value, node, clean) : value);
    if (fallback.by === undefined) return { ...fallback, content: cleaned(fallback.content) };
    return {
      ...fallback,
      content: mapProperties({ ...(fallback.content ?? {}) }, cleaned),
      ...(fallback.unknown === undefined ? {} : { unknown: cleaned(fallback.unknown) }),
    };
  };
  return mapProperties(fallbacks, cleanFallback);
}
