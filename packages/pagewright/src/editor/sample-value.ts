import { sectionName } from '../config/config-kind.ts';
import { pathIn } from '../config/sections/given-values.ts';
import { sectionRoot } from '../grammar/path-names.ts';
import { isArray, isJson, type Json, objectOf, type Steps, valueAt } from '../json/json-value.ts';
import { conjuncts, type SchemaNode } from '../schema/schema-node.ts';
import { type Roots, schemaAt, sourceOf } from './binding-scope.ts';
import { type ConfigText, configsOf, type EditorSite, readConfig, stringIn } from './editor-site.ts';
import { listedValues } from './linkable-paths.ts';
import { usesOfSection } from './shared-sections.ts';

/** The content of the first fallback of a source, or its first entry if the fallback has `by`. */
function fallbackContent(site: EditorSite, source: string | undefined): Json | undefined {
  const fallback = configsOf(site, 'fallback').find(({ value }) => value.source === source);
  if (!fallback) return undefined;
  const { by, content } = fallback.value;
  return by === undefined ? content : Object.values(objectOf(content))[0];
}

/** The first value of a field among the items of a list, because content may lack the field in some items. */
function fieldIn(value: Json | undefined, field: string): Json | undefined {
  const values = isArray(value) ? value : [value];
  return values.map((each) => objectOf(each)[field]).find((each) => each !== undefined);
}

/** The path of the list whose items a value in `show` reads. */
function listAround(config: ConfigText, steps: Steps): string | undefined {
  let value: Json | undefined = config.value;
  let list: string | undefined;
  for (const step of steps) {
    const each = stringIn(objectOf(value).each);
    if (step === 'show' && each !== undefined) list = each;
    value = valueAt(value, [step]);
  }
  return list;
}

/**
 * An example value for a path: from the site config, from listed values of route params, from a fallback of the source, or from the schema
 * of the content. Undefined if there is none.
 */
export function sampleOf(
  path: readonly [string, ...string[]],
  site: EditorSite,
  config: ConfigText,
  steps: Steps,
  roots: Roots,
): Json | undefined {
  const [root, ...fields] = path;
  let value: Json | undefined;
  if (root === 'site') value = readConfig(site, '_site.json')?.value;
  else if (root === 'route') return listedValues(config, fields[0] ?? '')[0];
  else if (root === sectionRoot) {
    const uses = usesOfSection(site, sectionName(config.file) ?? '');
    value = uses.map(({ values }) => values).find((values) => (fields[0] ?? '') in values);
  } else if (root === 'item') {
    const list = listAround(config, steps);
    const outer = list === undefined || list.startsWith('{item') ? undefined : pathIn(list);
    value = outer && sampleOf(outer, site, config, steps, roots);
  } else value = fallbackContent(site, sourceOf(config, root));
  for (const field of fields) value = fieldIn(value, field);
  if (value !== undefined) return value;
  const node = schemaAt(path, roots);
  return node && exampleOf(node);
}

/** The example or the default of a schema. */
function exampleOf(node: SchemaNode): Json | undefined {
  for (const { schema } of conjuncts(node)) {
    const [example] = Array.isArray(schema.examples) ? schema.examples : [schema.default];
    if (example !== undefined && isJson(example)) return example;
  }
  return undefined;
}
