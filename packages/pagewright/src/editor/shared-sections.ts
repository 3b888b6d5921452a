import { sectionName } from '../config/config-kind.ts';
import { sectionParams } from '../config/sections/section-params.ts';
import { walkBlocks } from '../config/walk-blocks.ts';
import { recordOf } from '../json/is-record.ts';
import { isRecord, type Json, objectOf, type Steps } from '../json/json-value.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { type ConfigText, configsOf, type EditorSite, readConfig } from './editor-site.ts';

/** A shared section by its name; undefined if there is none. */
export function sectionOf(site: EditorSite, name: string | undefined): ConfigText | undefined {
  return name === undefined ? undefined : readConfig(site, `_sections/${name}.json`);
}

/** The shared sections by their names. */
export function sectionsOf(site: EditorSite): ReadonlyMap<string, ConfigText> {
  return new Map(configsOf(site, 'section').map((section) => [sectionName(section.file) ?? '', section]));
}

/** Finds the schema of a value that a page gives; undefined if it is not known. */
type GivenSchema = (use: SectionUse, value: Json) => SchemaNode | undefined;

/**
 * The schema of the values that pages give to a section. A param that fills a prop has the schema of the prop. Any other param, such as the
 * list of an `each`, has the schema of the first value that a page gives it.
 */
export function paramsSchema(
  site: EditorSite,
  section: ConfigText,
  given: GivenSchema = () => undefined,
): JsonSchema {
  const { blocks } = site.workspace.schemas;
  const params = [...sectionParams(section.value)];
  const filled = params.map(([name, { prop }]) => {
    const block = prop && blocks.get(prop.type);
    const own = recordOf(block?.properties)[prop?.name ?? ''];
    const node =
      block && isRecord(own) ? { schema: own, root: block } : givenNode(site, section, name, given);
    return { name, schema: node?.schema ?? {}, definitions: recordOf(node?.root.definitions) };
  });
  return {
    title: 'the params of the section',
    type: 'object',
    additionalProperties: false,
    required: params.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
    properties: Object.fromEntries(filled.map(({ name, schema }) => [name, schema])),
    // Equal names mean equal definitions, because all of them are shared schemas.
    definitions: Object.assign({}, ...filled.map(({ definitions }) => definitions)),
  };
}

function givenNode(
  site: EditorSite,
  section: ConfigText,
  param: string,
  given: GivenSchema,
): SchemaNode | undefined {
  for (const use of usesOfSection(site, sectionName(section.file) ?? '')) {
    const value = use.values[param];
    const node = value === undefined ? undefined : given(use, value);
    if (node) return node;
  }
  return undefined;
}

/** A use of a section, with the steps that lead to it. */
export interface SectionUse {
  readonly config: ConfigText;
  readonly steps: Steps;
  /** The values that the use gives to params. */
  readonly values: Readonly<Record<string, Json>>;
}

/** The uses of a section in pages and in `_site.json`. */
export function usesOfSection(site: EditorSite, name: string): readonly SectionUse[] {
  const configs = [...configsOf(site, 'page'), ...configsOf(site, 'site')];
  return configs.flatMap((config) =>
    walkBlocks(config.value).flatMap(({ value, steps }) =>
      value.section === name ? [{ config, steps, values: objectOf(value.with) }] : [],
    ),
  );
}
