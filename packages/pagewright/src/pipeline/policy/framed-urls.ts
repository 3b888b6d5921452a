import type { Schemas } from '../../config/schemas/schemas.ts';
import type { BlockPlan } from '../../grammar/plans/block-plan.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { Plan } from '../../grammar/plans/value-plan.ts';
import type { Json } from '../../json/json-value.ts';
import { isFramed } from '../../schema/landmarks.ts';
import { visitValues } from '../../schema/literal-completion.ts';
import { nodeOf, type SchemaNode } from '../../schema/schema-node.ts';
import { itemNode, objectShape } from '../../schema/schema-shape.ts';

/** Calls `visit` for each URL that a plain value shows in a frame. */
export function visitFramed(value: Json, node: SchemaNode, visit: (url: string) => void): void {
  visitValues(value, node, '', (each, at) => {
    if (typeof each === 'string' && isFramed(at)) visit(each);
  });
}

/** Calls `visit` for each URL that a plan shows in a frame without content: literals and defaults. */
function visitPlan(plan: Plan, node: SchemaNode, visit: (url: string) => void): void {
  const visitPlain = (value: Json, at = node) => visitFramed(value, at, visit);
  if (plan.is === 'literal') visitPlain(plan.value);
  else if (plan.is === 'withDefault') {
    visitPlan(plan.from, node, visit);
    visitPlain(plan.default);
  } else if (plan.is === 'object') {
    const { properties, others } = objectShape(node);
    for (const [name, each] of Object.entries(plan.properties)) {
      const property = properties.get(name) ?? others;
      if (property) visitPlan(each, property, visit);
    }
  } else if (plan.is === 'array') {
    const item = itemNode(node);
    for (const each of plan.items) {
      visitPlan(each.is === 'one' ? each.value : each.show, item, visit);
      if (each.is === 'each') for (const value of each.default ?? []) visitPlain(value, item);
    }
  }
}

function framedUrls({ type, props }: BlockPlan, schemas: Schemas): string[] {
  const schema = schemas.blocks.get(type);
  const urls: string[] = [];
  if (schema) visitPlan(props, nodeOf(schema), (url) => urls.push(url));
  return urls;
}

/** The paths of this site that its pages show in frames, by the props whose schema has `isFramed`. */
export function framedPaths(pages: readonly PagePlan[], schemas: Schemas): readonly string[] {
  const urls = pages.flatMap(({ blocks }) => blocks.flatMap((block) => framedUrls(block, schemas)));
  return [...new Set(urls.filter((url) => url.startsWith('/')))];
}
