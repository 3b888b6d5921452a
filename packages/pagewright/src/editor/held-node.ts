import type { HeldValue } from '../config/keys/key.ts';
import { blockSchema, sourceSchema } from '../config/schemas/page-schemas.ts';
import type { JsonObject } from '../json/json-value.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nodeOf, type SchemaNode, subschema } from '../schema/schema-node.ts';
import { type EditorSite, grammarOf, stringIn } from './editor-site.ts';
import { paramsSchema, sectionOf } from './shared-sections.ts';
/**
 * The schema of the value of a key with `holds`.
 * @param owner the object with the key
 */
export function heldNode(site: EditorSite, holds: HeldValue, owner: JsonObject): SchemaNode | undefined {
  const { schemas } = site.workspace;
  const { page, head, params } = grammarOf(site);
  const name = 'namedBy' in holds ? (stringIn(owner[holds.namedBy]) ?? '') : '';
  const section = sectionOf(site, name);
  switch (holds.of) {
    case 'block':
      return asNode(blockSchema(schemas, name));
    case 'section':
      return asNode(section && paramsSchema(site, section));
    case 'params':
      return asNode(sourceSchema(schemas, name, 'params'));
    case 'head':
      return nodeOf(head);
    case 'routeParams':
      return nodeOf({ type: 'object', additionalProperties: params });
    case 'pagingHead':
      return subschema(page, { $ref: '#/definitions/pagingHead' });
  }
}

function asNode(schema: JsonSchema | undefined): SchemaNode | undefined {
  return schema && nodeOf(schema);
}
