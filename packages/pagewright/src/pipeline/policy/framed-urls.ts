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

/** Whether content decides which URL a frame of these pages shows. */
export function hasBoundFrames(pages: readonly PagePlan[], schemas: Schemas): boolean {
  const isBound = (plan: Plan, node: SchemaNode): boolean => {
    if (plan.is === 'withDefault') return isBound(plan.from, node);
    if (plan.is === 'array') {
      const item = itemNode(node);
      return plan.items.some((each) => isBound(each.is === 'one' ? each.value : each.show, item));
    }
    if (plan.is !== 'object') return plan.is !== 'literal' && isFramed(node);
    const { properties } = objectShape(node);
    return Object.entries(plan.properties).some(([name, each]) => {
      const property = properties.get(name);
      return property !== undefined && isBound(each, property);
    });
  };
  return pages.some(({ blocks }) =>
    blocks.some(({ type, props }) => {
      const schema = schemas.blocks.get(type);
      return schema !== undefined && isBound(props, nodeOf(schema));
    }),
  );
}

/** The paths of this site that its pages show in frames, by the props whose schema has `isFramed`. */
export function framedPaths(pages: readonly PagePlan[], schemas: Schemas): readonly string[] {
  const urls = pages.flatMap(({ blocks }) => blocks.flatMap((block) => framedUrls(block, schemas)));
  return [...new Set(urls.filter((url) => url.startsWith('/')))];
}
