import type { SiteImages } from '../../content/site-images.ts';
import type { Use } from '../../explain/explanation.ts';
import { usesOfName } from '../../explain/uses.ts';
import { recordOf } from '../../json/is-record.ts';
import { isJson, isRecord, type Json } from '../../json/json-value.ts';
import { readEditorSite } from '../../pipeline/site/read-editor-site.ts';
import { valueDescriptions } from '../../schema/form-annotations.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { withDefaults } from '../../schema/literal-completion.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';

/** A prop of a block type, as the gallery shows it. */
interface GalleryProp {
  readonly name: string;
  readonly description: string;
  /** Its type in words: `text`, `list of link`, `split | plain`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** What each value means, if the schema says so. */
  readonly values?: readonly { readonly value: string; readonly description: string }[];
  /** As JSON; undefined if the prop has no default. */
  readonly defaultValue: string | undefined;
}

interface GalleryExample {
  /** The block as it is in a page config. */
  readonly json: string;
  /** The props of its component, with defaults and the sizes of pictures. */
  readonly props: Json;
  /** A block for each slot: an example of the first type that it allows. */
  readonly slots: { readonly [slot: string]: { readonly type: string; readonly props: Json } } | undefined;
}

/** A block type as the gallery shows it. */
export interface GalleryBlock {
  readonly type: string;
  readonly description: string;
  readonly props: readonly GalleryProp[];
  readonly examples: readonly GalleryExample[];
  /** The places in page configs and shared sections that use it. */
  readonly uses: readonly Use[];
}

function typeOf(schema: unknown): string {
  if (!isRecord(schema)) return 'anything';
  if (typeof schema.$ref === 'string') return schema.$ref.replace('#/definitions/', '');
  if (Array.isArray(schema.enum)) return schema.enum.map(String).join(' | ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items)}`;
  if (schema.type === 'object') {
    const names = isRecord(schema.properties) ? Object.keys(schema.properties) : [];
    return names.length > 0 ? `{ ${names.join(', ')} }` : 'object';
  }
  if (typeof schema.format === 'string') return schema.format;
  if (schema.type === 'string') return 'text';
  if (schema.type === 'boolean') return 'true | false';
  return typeof schema.type === 'string' ? schema.type : 'anything';
}

function propsOf(schema: JsonSchema): GalleryProp[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const shape = objectShape(nodeOf(schema));
  return Object.entries(recordOf(schema.properties)).map(([name, property]) => {
    const { description, default: value } = recordOf(property);
    const node = shape.properties.get(name);
    const values = node ? [...valueDescriptions(node)] : [];
    return {
      name,
      description: typeof description === 'string' ? description : '',
      type: typeOf(property),
      isRequired: required.includes(name),
      ...(values.length > 0
        ? { values: values.map(([each, text]) => ({ value: String(each), description: text })) }
        : {}),
      defaultValue: value === undefined ? undefined : JSON.stringify(value),
    };
  });
}

function slotExamples(
  { slots }: JsonSchema,
  blocks: ReadonlyMap<string, JsonSchema>,
  images: SiteImages,
): GalleryExample['slots'] {
  if (!isRecord(slots)) return undefined;
  return Object.fromEntries(
    Object.entries(slots).flatMap(([name, slot]) => {
      const [type] = isRecord(slot) && Array.isArray(slot.blocks) ? slot.blocks.map(String) : [];
      const schema = blocks.get(type ?? '');
      const [example] = Array.isArray(schema?.examples) ? schema.examples.filter(isJson) : [];
      if (type === undefined || !schema || example === undefined) return [];
      return [[name, { type, props: withDefaults(example, nodeOf(schema), images) }]];
    }),
  );
}

/** Every block type of the project in a folder with its examples and uses, from schemas and configs: what the gallery shows. */
export function galleryBlocks(root: string): GalleryBlock[] {
  const site = readEditorSite(root);
  const { images, schemas } = site.workspace;
  return [...schemas.blocks].map(([type, schema]) => ({
    type,
    description: String(schema.description ?? ''),
    props: propsOf(schema),
    examples: (Array.isArray(schema.examples) ? schema.examples : []).filter(isJson).map((example) => ({
      json: JSON.stringify({ type, props: example }, null, 2),
      props: withDefaults(example, nodeOf(schema), images),
      slots: slotExamples(schema, schemas.blocks, images),
    })),
    uses: usesOfName(site, 'block', type),
  }));
}
