import { deliveredSchema } from '../../schema/delivered.ts';
import { isList, isObject } from '../../schema/json-value.ts';
import type { ImageSizes } from '../../schema/literal-completion.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import type { Json, JsonSchema, Plan } from '../plan.ts';
import type { Built, Findings, Place, Placed, Root } from './built.ts';
import { buildObject } from './compile-group.ts';
import { buildList } from './compile-list.ts';
import { buildLiteral } from './compile-literal.ts';
import { buildText } from './compile-text.ts';
import { type Fault, isWarning } from './fault.ts';
import type { Presence } from './path-lookup.ts';

/**
 * What a path may begin with: the name of a query with the schema of its content, `route` and `site`. A query whose
 * own declaration is at fault is `unknown`: paths into it are not judged. Members of `site` are constants
 * (`{ "const": "Meridian Works" }`) and become part of the plan.
 */
export type Scope = Readonly<Record<string, JsonSchema | 'unknown'>>;

export interface Compiled {
  readonly plan: Plan;
  readonly presence: Presence;
  /** Names of the queries that the value reads, sorted. */
  readonly queries: readonly string[];
}

export interface CompileOptions {
  /** Members of the value that content may leave out without a fault: the author said that the block is optional. */
  readonly isOptional?: boolean;
  /** Members that always need a value, whatever content says: the head's texts and a page's h1. */
  readonly alwaysNeeded?: (name: string) => boolean;
  readonly images?: ImageSizes;
  /** True when a validator has accepted the value: then only its bindings are judged. */
  readonly isSound?: boolean;
  /** Called for every value that stands in the config, with the schema of its place. */
  readonly watch?: (placed: Placed) => void;
}

const arrived = new WeakMap<JsonSchema, JsonSchema>();

function delivered(schema: JsonSchema): JsonSchema {
  const known = arrived.get(schema);
  if (known) return known;
  const fresh = deliveredSchema(schema);
  arrived.set(schema, fresh);
  return fresh;
}

/** All blocks of a page are compiled in one scope. */
const rootsOfScopes = new WeakMap<Scope, ReadonlyMap<string, Root>>();

function rootsOf(scope: Scope): ReadonlyMap<string, Root> {
  const known = rootsOfScopes.get(scope);
  if (known) return known;
  const roots = new Map(
    Object.entries(scope).map(([name, schema]): [string, Root] => {
      const presence: Presence = name === 'route' || name === 'site' ? 'always' : 'delivered';
      return [name, { node: schema === 'unknown' ? schema : nodeOf(delivered(schema)), presence }];
    }),
  );
  rootsOfScopes.set(scope, roots);
  return roots;
}

/**
 * Compiles a value of a page config against the schema of its place. There is no `compiled` when a fault stops the
 * build. Pointers of faults begin at the value.
 */
export function compile(
  value: Json,
  target: JsonSchema,
  scope: Scope,
  options: CompileOptions = {},
): { readonly compiled?: Compiled; readonly faults: readonly Fault[]; readonly queries: readonly string[] } {
  const findings: Findings = {
    faults: [],
    queries: new Set(),
    images: options.images ?? {},
    isSound: options.isSound ?? false,
    watch: options.watch,
  };
  const place: Place = {
    node: nodeOf(target),
    pointer: '',
    roots: rootsOf(scope),
    isInShow: false,
    mayBeEmpty: true,
  };
  const needs = {
    isOptional: options.isOptional ?? false,
    alwaysNeeded: options.alwaysNeeded ?? (() => false),
  };
  const built = isObject(value)
    ? buildObject(value, place, findings, build, needs)
    : build(value, place, findings);
  const { faults } = findings;
  const queries = [...findings.queries].sort();
  if (!built || faults.some(({ code }) => !isWarning(code))) return { faults, queries };
  return { compiled: { plan: built.plan, presence: built.presence, queries }, faults, queries };
}

function build(value: Json, place: Place, findings: Findings): Built | undefined {
  if (typeof value === 'string') return buildText(value, place, findings);
  if (isList(value)) return buildList(value, place, findings, build);
  if (isObject(value)) return buildObject(value, place, findings, build);
  return buildLiteral(value, place, findings, findings.isSound);
}
