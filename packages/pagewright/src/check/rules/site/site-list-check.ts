import { siteProperties } from '../../../config/grammar-schemas.ts';
import type { Origin } from '../../../config/read/origin.ts';
import { contentsOf, readQueries } from '../../../config/read/query-draft.ts';
import { compile } from '../../../grammar/compile/compile.ts';
import { verify } from '../../../grammar/compile/verify.ts';
import type { SiteListPlan, SiteListsPlan } from '../../../grammar/plans/site-lists-plan.ts';
import type { ArrayItem } from '../../../grammar/plans/value-plan.ts';
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  pointerPath,
  pointerToken,
} from '../../../json/json-value.ts';
import { formatOf } from '../../../schema/describe-schema.ts';
import type { JsonSchema } from '../../../schema/json-schema.ts';
import { visitValues, withDefaults } from '../../../schema/literal-completion.ts';
import type { SchemaNode } from '../../../schema/schema-node.ts';
import { itemNode, objectShape } from '../../../schema/schema-shape.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';
import { sameScope } from '../../facts/page-scope.ts';
import { type Link, referencesOf } from '../../facts/references.ts';
import { checkQuery, compileParams } from '../queries/query-check.ts';
import { queryNameProblems } from '../queries/query-names.ts';
import { mergeQueryProblems } from '../queries/unused-queries.ts';

/** An array of the site config with items from content. */
interface ListDraft {
  readonly pointer: string;
  readonly items: readonly Json[];
  readonly item: SchemaNode;
}

interface CheckedLists {
  /** Undefined if there are none, or if one has an error. */
  readonly plan: SiteListsPlan | undefined;
  readonly found: readonly Problem[];
  readonly links: readonly Link[];
}

interface SiteDraft {
  readonly value: JsonObject;
  readonly node: SchemaNode;
  readonly origin: Origin;
  readonly isValid: boolean;
  /** The schema of `site` in paths. */
  readonly site: JsonSchema;
}

function isFromContent(item: Json): item is JsonObject {
  return isObject(item) && 'each' in item;
}

/** The properties that the site itself declares. The engine reads its own as they are written. */
function ownProperties(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !siteProperties.has(name)));
}

function listsIn(value: JsonObject, node: SchemaNode): readonly ListDraft[] {
  const lists: ListDraft[] = [];
  visitValues(ownProperties(value), node, '', (each, at, pointer) => {
    if (isArray(each) && each.some(isFromContent)) lists.push({ pointer, items: each, item: itemNode(at) });
  });
  return lists;
}

/** The JSON pointers of the items that come from content. */
export function contentItems(value: JsonObject, node: SchemaNode): readonly string[] {
  return listsIn(value, node).flatMap(({ pointer, items }) =>
    items.flatMap((item, index) => (isFromContent(item) ? [pointer + pointerToken(index)] : [])),
  );
}

/** The site config with only its listed items, and without its queries. */
export function withoutContentItems({ data: _, ...site }: JsonObject): JsonObject {
  const listed = (value: Json): Json => {
    if (isArray(value)) return value.filter((item) => !isFromContent(item)).map(listed);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, listed(each)]));
  };
  return {
    ...site,
    ...Object.fromEntries(Object.entries(ownProperties(site)).map(([name, each]) => [name, listed(each)])),
  };
}

/** Problems of a file in which each unknown `each` is reported as what it is: an item from content where none can be. */
export function withoutEach(problems: readonly Problem[], fixedIn: 'site' | 'language'): readonly Problem[] {
  return problems.map((each): Problem => {
    if (each.code !== 'unknown-key' || each.data.key !== 'each') return each;
    const pointer = each.pointer.replace(/\/each$/, '');
    const expected = `an object { ${each.data.options.map((name) => `"${name}": …`).join(', ')} }`;
    return problemAt('misplaced-each', pointer, { expected, fixedIn });
  });
}

/** The schema of an array with one item, so that an item from content can be compiled on its own. */
function arrayOf({ schema, root }: SchemaNode): JsonSchema {
  return { type: 'array', items: schema, definitions: root.definitions ?? {} };
}

/** Checks the queries and the items from content of the site config, and compiles them. */
export function checkSiteLists(draft: SiteDraft, workspace: Workspace): CheckedLists {
  const { value, node, origin, isValid, site } = draft;
  const { schemas, images } = workspace;
  const queries = readQueries(value.data, origin, isValid);
  const scope = sameScope({ ...contentsOf(queries, schemas), site });
  const names = new Set(queries.map(({ name }) => name));
  const found: Problem[] = [
    ...queryNameProblems({ queries }, workspace),
    ...queries.flatMap((query) => checkQuery(query, names, { site }, schemas).found),
  ];
  const used = new Set<string>();
  const links: Link[] = [];
  const lists: SiteListPlan[] = [];
  for (const list of listsIn(value, node)) {
    const target = arrayOf(list.item);
    const items = list.items.map((item, index): ArrayItem | undefined => {
      if (!isFromContent(item))
        return { is: 'one', value: { is: 'literal', value: withDefaults(item, list.item, images) } };
      const at = list.pointer + pointerToken(index);
      const checked = verify([item], target, scope, { isValid });
      const place = <Placed extends { readonly pointer: string }>(each: Placed): Placed => ({
        ...each,
        pointer: at + each.pointer.slice('/0'.length),
      });
      found.push(...checked.problems.map(place));
      for (const name of checked.queries) used.add(name);
      links.push(...referencesOf(checked, [item], '', { origin, pointer: '' }).links.map(place));
      const plan = compile([item], target, scope, { isValid }).compiled?.plan;
      return plan?.is === 'array' ? plan.items[0] : undefined;
    });
    if (items.every((item) => item !== undefined))
      lists.push({ path: pointerPath(list.pointer), items, ...linkKey(list.item) });
  }
  const problems = mergeQueryProblems({ queries }, used, found);
  if (problems.length > 0 || lists.length === 0) return { plan: undefined, found: problems, links };
  const compiled = queries.flatMap((query) => {
    const { name, source = '' } = query;
    const params = compileParams(query, { site }, schemas);
    return params ? [[name, { source, params }] as const] : [];
  });
  return { plan: { queries: Object.fromEntries(compiled), lists }, found: problems, links };
}

function linkKey(node: SchemaNode): Pick<SiteListPlan, 'key'> {
  const [key] = [...objectShape(node).properties].find(([, property]) => formatOf(property) === 'href') ?? [];
  return key === undefined ? {} : { key };
}
