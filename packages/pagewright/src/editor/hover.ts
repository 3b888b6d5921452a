import { sourceSchema } from '../config/schemas/page-schemas.ts';
import { formatOf } from '../schema/describe-schema.ts';
import { valueDescriptions } from '../schema/form-annotations.ts';
import { anything, nodeOf, type SchemaNode } from '../schema/schema-node.ts';
import { objectShape } from '../schema/schema-shape.ts';
import { nameIn } from './config-name.ts';
import { describeNamed, describePath, describeProperty, describeSection } from './describe-place.ts';
import { type ConfigText, type EditorSite, readConfig } from './editor-site.ts';
import { pageWithPath } from './linkable-paths.ts';
import { sectionOf } from './shared-sections.ts';
import { partAt, pathAt, type StringAt, stringAt } from './text-range.ts';
import { placeOf } from './value-place.ts';

/** Documentation of a part of a config. Offsets count UTF-16 code units. */
export interface Hover {
  /** Markdown. */
  readonly documentation: string;
  readonly start: number;
  readonly end: number;
  /** True if a client that has the generated JSON schemas shows the same by itself. */
  readonly isInSchema?: boolean;
}

/** The documentation of the property, path, block type, source or link at an offset of a config. */
export function hoverAt(site: EditorSite, file: string, offset: number): Hover | undefined {
  const config = readConfig(site, file);
  if (!config?.kind) return undefined;
  const found = pathAt(config, offset);
  if (found) {
    const part = partAt(found.written, offset);
    const documentation = describePath(part.path, placeOf(site, config, found.string.steps));
    return documentation === undefined ? undefined : { documentation, start: part.start, end: part.end };
  }
  const string = stringAt(config, offset);
  if (!string) return undefined;
  const documentation = describeName(site, config, string) ?? describeText(site, config, string);
  if (documentation === undefined) return undefined;
  const { start, end, isName, steps } = string;
  const isOfSchema = isName || valueDescriptions(nodeAt(site, config, string)).has(string.text);
  return { documentation, start, end, isInSchema: isOfSchema && steps[0] !== 'data' };
}

/** The documentation of a block type, a source or a query. */
function describeName(site: EditorSite, config: ConfigText, string: StringAt): string | undefined {
  const { schemas } = site.workspace;
  const named = nameIn(site, config, string);
  if (named?.kind === 'query') return describePath([named.name], placeOf(site, config, ['head', 'title']));
  if (named?.kind === 'section') {
    const section = sectionOf(site, named.name);
    return section && describeSection(named.name, section, site);
  }
  if (named?.kind !== 'block' && named?.kind !== 'source') return undefined;
  const schema =
    named.kind === 'block' ? schemas.blocks.get(named.name) : sourceSchema(schemas, named.name, 'content');
  return schema && describeNamed(named.name, nodeOf(schema));
}

function nodeAt(site: EditorSite, config: ConfigText, { steps }: StringAt): SchemaNode {
  return placeOf(site, config, steps).node ?? nodeOf(anything);
}

/** The documentation of a property name, of a value of an enum, or of the page that a link leads to. */
function describeText(site: EditorSite, config: ConfigText, string: StringAt): string | undefined {
  const node = nodeAt(site, config, string);
  if (!string.isName) {
    const page = formatOf(node) === 'href' ? pageWithPath(string.text.split('#')[0] ?? '', site) : undefined;
    return page ? `The page of ${page.file}.` : valueDescriptions(node).get(string.text);
  }
  const { properties, required } = objectShape(node);
  const property = properties.get(string.text);
  return property && describeProperty(string.text, property, required.has(string.text));
}
