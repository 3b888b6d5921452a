import {
  bindings,
  type ConfigText,
  configs,
  type EditorSite,
  type Json,
  type JsonObject,
  json,
  nodes,
  spelling,
  type TextEdit,
  textEditor,
  urls,
} from 'pagewright/tooling';
import { removeValue } from '../../edits/edit-config.ts';
import { freeName } from '../../edits/free-name.ts';
import { removeFromConfig, setInConfig } from '../../field/set-in-config.ts';
import { dataStrings } from '../data-strings.ts';

/** The names that a query of a config cannot have. */
function isTaken({ value }: ConfigText, name: string): boolean {
  return bindings.reservedNames.has(name) || Object.hasOwn(json.objectOf(value.data), name);
}

/** A name for a new query: the name of its source, with a number if the config has it. */
export function proposedName(config: ConfigText, source: string): string {
  return freeName(spelling.camelCase(source), (name) => isTaken(config, name));
}

/** Why a new query cannot have a name, in a sentence; undefined if it can. */
export function newNameProblem(config: ConfigText, name: string): string | undefined {
  const { queries } = dataStrings;
  if (!bindings.canStartPath(name)) return queries.wrongName;
  return isTaken(config, name) ? queries.takenName(name) : undefined;
}

function renamed(
  site: EditorSite,
  config: ConfigText,
  query: string,
  name: string,
): ReturnType<typeof textEditor.renameAt> {
  const declared = configs.nameRangeOf(config, ['data', query]);
  return declared ? textEditor.renameAt(site, config.file, declared.start + 1, name) : [];
}

/** The edits that rename a query where it is declared and used, or why it cannot have the name, in a sentence. */
export function renameQuery(
  site: EditorSite,
  config: ConfigText,
  query: string,
  name: string,
): readonly TextEdit[] | string {
  const found = renamed(site, config, query, name);
  return typeof found === 'string' ? found : found.map(({ start, end }) => ({ start, end, text: name }));
}

/** The edits that remove a query. Its uses stay, and have no content then. */
export function removeQuery(site: EditorSite, config: ConfigText, query: string): readonly TextEdit[] {
  return removeFromConfig(site, config, ['data', query]);
}

/** The edits that add a query after the others. */
export function addQuery(
  site: EditorSite,
  config: ConfigText,
  name: string,
  source: string,
  params: JsonObject,
): readonly TextEdit[] {
  const query: Json = { source, ...(Object.keys(params).length > 0 ? { params } : {}) };
  return setInConfig(site, config, ['data', name], query);
}

/** The param of the route that fits a required param of a source: the one of its name, or the only one; undefined if there is none. */
function routeParamFor(config: ConfigText, param: string): string | undefined {
  const names = urls.paramNames(configs.routesOf(config)[0] ?? '/');
  return names.includes(param) ? param : names.length === 1 ? names[0] : undefined;
}

/** The params that a source requires and that the route of the page has: `{ "slug": "{route.slug}" }`. */
export function paramsFromRoute({ workspace }: EditorSite, config: ConfigText, source: string): JsonObject {
  const shape = nodes.objectShape(nodes.of(nodes.sourceSchema(workspace.schemas, source, 'params') ?? {}));
  const bound = [...shape.properties].flatMap(([name, node]) => {
    const fits =
      shape.required.has(name) && nodes.typesOf(node).has('string') && nodes.formatOf(node) === 'slug';
    const param = fits ? routeParamFor(config, name) : undefined;
    return param === undefined ? [] : [[name, `{route.${param}}`] as const];
  });
  return Object.fromEntries(bound);
}

/**
 * The edits that give a query another source. Params that the source does not have are removed. Params that it needs come from the route.
 */
export function changeSource(
  site: EditorSite,
  config: ConfigText,
  query: string,
  source: string,
): readonly TextEdit[] {
  const known = nodes.objectShape(
    nodes.of(nodes.sourceSchema(site.workspace.schemas, source, 'params') ?? {}),
  ).properties;
  const written = json.objectOf(json.objectOf(json.objectOf(config.value.data)[query]).params);
  const kept = Object.entries(written).filter(([name]) => known.has(name) || name.startsWith('$'));
  const params = { ...paramsFromRoute(site, config, source), ...Object.fromEntries(kept) };
  const steps = ['data', query, 'params'];
  const isEmpty = Object.keys(params).length === 0;
  return [
    ...setInConfig(site, config, ['data', query, 'source'], source),
    ...(isEmpty ? removeValue(config.text, steps) : setInConfig(site, config, steps, params)),
  ];
}
