import { sectionSchema } from '../../config/schemas/page-schemas.ts';
import { cases, choice, conditional } from '../../config/schemas/schema-parts.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import type { SectionParam } from '../../config/sections/section-params.ts';
import type { SectionTypes } from '../../config/sections/section-types.ts';
import { recordOf } from '../../json/is-record.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';

type SectionParams = ReadonlyMap<string, SectionParam>;

/** A block or, if it has the property `section`, a use of a section. */
export function blockOrSection(union: JsonSchema, sections: SectionTypes): JsonSchema {
  const { title, description } = union;
  return {
    title,
    description,
    type: 'object',
    // For completion in an object that is still empty.
    properties: { section: choice(sections, 'Section') },
    ...conditional(
      { required: ['section'] },
      { $ref: '#/definitions/sectionUse' },
      { $ref: '#/definitions/block' },
    ),
  };
}

export function sectionUse(use: JsonSchema, schemas: Schemas, sections: SectionTypes): JsonSchema {
  return {
    ...use,
    properties: { ...recordOf(use.properties), section: choice(sections, 'Section') },
    // JSON Schema does not allow an empty `allOf`.
    ...(sections.size === 0
      ? {}
      : {
          allOf: cases(sections.keys(), 'section', (name) => {
            const params = sections.get(name)?.params;
            if (!params) return {};
            const required = requiredParams(params);
            return {
              properties: { with: { ...paramValues(params, schemas), required } },
              ...(required.length > 0 ? { required: ['with'] } : {}),
            };
          }),
        }),
  };
}

function requiredParams(params: SectionParams): readonly string[] {
  return [...params].filter(([, { isRequired }]) => isRequired).map(([name]) => name);
}

/** The schema of the values for a section's params: the schemas of the props that they fill. */
function paramValues(params: SectionParams, { blocks }: Schemas): JsonSchema {
  const properties = [...params].map(([name, { prop }]) => {
    const isKnown = prop && Object.hasOwn(recordOf(blocks.get(prop.type)?.properties), prop.name);
    return [name, isKnown ? { $ref: `#/definitions/block.${prop.type}/properties/${prop.name}` } : {}];
  });
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) };
}

/** A construct that has some of the properties of another: a block in a slot or in a section, or a query of the site. */
export function partOf(whole: string, construct: unknown): JsonSchema {
  const { title, description, properties } = recordOf(construct);
  const propertyNames = { enum: Object.keys(recordOf(properties)) };
  return { title, description, propertyNames, allOf: [{ $ref: whole }] };
}

/** The schema of a section, without the annotations that only the check uses. */
export function sectionFileSchema(schemas: Schemas): JsonSchema {
  const page = schemas.grammar.get('page') ?? {};
  const section = sectionSchema(schemas.grammar.get('section') ?? {}, page);
  const { sectionBlock } = recordOf(section.definitions);
  return {
    ...section,
    definitions: {
      sectionBlock: partOf('page.schema.json#/definitions/block', sectionBlock),
      query: { $ref: 'page.schema.json#/definitions/query' },
    },
  };
}
