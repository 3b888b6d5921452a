import { sourceSchema } from '../config/schemas/page-schemas.ts';
import { descriptionOf, typeInWords } from '../editor/describe-place.ts';
import type { EditorSite } from '../editor/editor-site.ts';
import { slotsOf } from '../schema/block-slots.ts';
import { valueDescriptions } from '../schema/form-annotations.ts';
import { defaultOf } from '../schema/literal-completion.ts';
import { nodeOf, type SchemaNode, typesOf } from '../schema/schema-node.ts';
import { itemNode, objectShape } from '../schema/schema-shape.ts';
import { hydratesWhen } from './explain-page.ts';
import type {
  BlockExplanation,
  BuiltSite,
  ExplainedProperty,
  ImageExplanation,
  SourceExplanation,
} from './explanation.ts';
import { usesOfFile, usesOfName } from './uses.ts';

function propertiesOf(node: SchemaNode): readonly ExplainedProperty[] {
  const { properties, required } = objectShape(node);
  return [...properties].map(([name, each]): ExplainedProperty => {
    const values = [...valueDescriptions(each)].map(([value, text]) => ({ value, description: text }));
    return {
      name,
      type: typeInWords(each),
      isRequired: required.has(name),
      default: defaultOf(each)?.value,
      description: oneLine(each),
      values: values.length > 0 ? values : undefined,
    };
  });
}

/** The description of a schema on one line. */
function oneLine(node: SchemaNode): string | undefined {
  return descriptionOf(node)?.replaceAll(/\s+/g, ' ');
}

export function explainBlockType(
  site: EditorSite,
  name: string,
  built: BuiltSite | undefined,
): BlockExplanation | undefined {
  const schema = site.workspace.schemas.blocks.get(name);
  if (!schema) return undefined;
  return {
    kind: 'block',
    name,
    description: oneLine(nodeOf(schema)),
    schema: `schemas/blocks/${name}.json`,
    component: site.code.blocks.get(name),
    hydrates: hydratesWhen(site, name),
    props: propertiesOf(nodeOf(schema)),
    slots: [...slotsOf(schema)].map(([name, blocks]) => ({ name, blocks })),
    uses: usesOfName(site, 'block', name),
    code: built?.codeOf([name]),
  };
}

export function explainSource(
  site: EditorSite,
  name: string,
  built: BuiltSite | undefined,
): SourceExplanation | undefined {
  const { schemas } = site.workspace;
  const schema = schemas.content.get(name);
  if (!schema) return undefined;
  const params = sourceSchema(schemas, name, 'params');
  const contentSchema = sourceSchema(schemas, name, 'content');
  const content = contentSchema && nodeOf(contentSchema);
  const isList = content !== undefined && typesOf(content).has('array');
  return {
    kind: 'source',
    name,
    description: oneLine(nodeOf(schema)),
    schema: `schemas/content/${name}.json`,
    code: site.code.sources.get(name),
    service: site.code.services?.get(name),
    params: params ? propertiesOf(nodeOf(params)) : [],
    isList,
    fields: content ? propertiesOf(isList ? itemNode(content) : content) : [],
    uses: usesOfName(site, 'source', name),
    requests: built?.requestsOf(name),
  };
}

/**
 * Explains an image in `public/`; undefined if there is none at this path.
 * @param images the images of the site, with the widths that a build has made
 */
export function explainImage(
  site: EditorSite,
  name: string,
  images = site.workspace.images,
): ImageExplanation | undefined {
  const src = `/${name.replace(/^\/?(?:public\/)?/, '')}`;
  const image = images[src];
  if (!image || !site.workspace.publicFiles.has(src)) return undefined;
  const widths = [...(image.srcset ?? '').matchAll(/ (\d+)w(?:,|$)/g)].map(([, width]) => Number(width));
  return {
    kind: 'image',
    name: src,
    file: `public${src}`,
    width: image.width,
    height: image.height,
    widths: widths.length > 0 ? widths : [image.width],
    uses: usesOfFile(site, src),
  };
}
