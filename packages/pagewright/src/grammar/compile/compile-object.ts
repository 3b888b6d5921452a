import { type JsonObject, pointerToken } from '../../schema/json-value.ts';
import { withDefaults } from '../../schema/literal-completion.ts';
import {
  allOf,
  alternatives,
  hasAlternatives,
  parts,
  type SchemaNode,
  typesOf,
} from '../../schema/schema-node.ts';
import { inWords } from '../../schema/schema-words.ts';
import { bestAlternative } from '../../schema/union-choice.ts';
import { eachInWords, isWithDefaultForm } from '../binding-forms.ts';
import type { Json } from '../plan.ts';
import {
  type CompiledValue,
  type CompileValue,
  type Context,
  noBindings,
  type Place,
} from './compile-types.ts';
import { compileWithDefault } from './compile-with-default.ts';
import { markQueries } from './mark-queries.ts';
import { type CompiledProperty, objectPlan } from './object-plan.ts';
import { nameProblems, type ObjectRules, objectRules } from './object-rules.ts';
import { isWarning, problemAt } from './value-problem.ts';

/** What a block or the head expects of its own properties. */
export interface OuterRules {
  readonly isOptional: boolean;
  readonly alwaysNeeded: (name: string) => boolean;
}

/** Compiles an object, or the binding that an object with `from` is. */
export function compileObject(
  value: JsonObject,
  place: Place,
  context: Context,
  compileValue: CompileValue,
  outer?: OuterRules,
): CompiledValue | undefined {
  const { problems, queries } = context;
  const { node, pointer, item } = place;
  if (isWithDefaultForm(value, node)) return compileWithDefault(value, place, context);
  if ('each' in value || !typesOf(node).has('object')) {
    if (!('each' in value))
      problems.push(problemAt('wrong-type', pointer, { expected: inWords(node), found: value }));
    else if (item) problems.push(problemAt('second-each', pointer, { path: eachInWords(value) }));
    else problems.push(problemAt('misplaced-each', pointer, { expected: inWords(node) }));
    markQueries(value, queries);
    return undefined;
  }
  const chosen = { ...place, node: chooseAlternative(value, place, context, compileValue) };
  return compileProperties(value, chosen, context, compileValue, outer);
}

/** The schema with the alternative that an object is meant for. */
function chooseAlternative(
  value: JsonObject,
  place: Place,
  context: Context,
  compileValue: CompileValue,
): SchemaNode {
  const { node } = place;
  if (!hasAlternatives(node)) return node;
  const countProblems = (branch: SchemaNode) => {
    const trial: Context = { ...context, problems: [], queries: new Set(), onLandmark: undefined };
    const chosen = chooseAlternative(value, { ...place, node: branch }, trial, compileValue);
    compileProperties(value, { ...place, node: chosen }, trial, compileValue);
    // Warnings only decide between alternatives with the same number of errors.
    return trial.problems.reduce((sum, { code }) => sum + (isWarning(code) ? 1 : 1000), 0);
  };
  const chosen = parts(node).flatMap((part) =>
    alternatives(part).flatMap(({ among }) => bestAlternative(value, among, countProblems) ?? []),
  );
  return chosen.length > 0 ? allOf([node, ...chosen]) : node;
}

function compileProperties(
  value: JsonObject,
  place: Place,
  context: Context,
  compileValue: CompileValue,
  outer?: OuterRules,
): CompiledValue | undefined {
  const { problems, isValid } = context;
  const { node, pointer, item } = place;
  const before = problems.length;
  const rules = objectRules(node);
  if (!isValid) problems.push(...nameProblems(value, node, pointer));
  const written: CompiledProperty[] = [];
  for (const name in value) {
    const each = value[name] ?? null;
    const schema = rules.schemaOf(name);
    if (!schema) {
      markQueries(each, context.queries);
      continue;
    }
    const mayBeEmpty = rules.needed.has(name);
    const inner = { node: schema, pointer: pointer + pointerToken(name), item, mayBeEmpty };
    const compiled = compileValue(each, inner, context);
    if (!compiled) continue;
    if (outer) reportMissing(name, compiled, rules, outer, inner, context);
    written.push({ name, value: withSchemaDefault(name, compiled, rules, context) });
  }
  if (problems.slice(before).some(({ code }) => !isWarning(code))) return undefined;
  return objectPlan(written, unwritten(value, rules, context), rules.needed, place, context);
}

/** The schema's default replaces a missing bound value, as a written `default` does. */
function withSchemaDefault(
  name: string,
  compiled: CompiledValue,
  { defaults }: ObjectRules,
  { images }: Context,
): CompiledValue {
  const found = compiled.presence === 'always' ? undefined : defaults.get(name);
  if (!found) return compiled;
  const literal = withDefaults(found.value, found.node, images);
  return {
    plan: { is: 'or', from: compiled.plan, default: literal },
    presence: 'always',
    weakest: noBindings,
  };
}

/** The schema's defaults of properties that a config does not mention. */
function unwritten(
  value: JsonObject,
  { defaults }: ObjectRules,
  { images }: Context,
): readonly CompiledProperty[] {
  const properties: CompiledProperty[] = [];
  for (const [name, found] of defaults) {
    if (name in value) continue;
    const literal: Json = withDefaults(found.value, found.node, images);
    const plan = { is: 'literal', value: literal } as const;
    properties.push({ name, value: { plan, presence: 'always', weakest: noBindings } });
  }
  return properties;
}

/** Reports a binding whose missing value would drop the whole block, or a title that every page needs. */
function reportMissing(
  name: string,
  { presence, weakest }: CompiledValue,
  { needed }: ObjectRules,
  { isOptional, alwaysNeeded }: OuterRules,
  place: Place,
  { problems }: Context,
): void {
  if (presence === 'always') return;
  const at = weakest[0] ?? { pointer: place.pointer, path: '' };
  const data = { path: at.path, prop: name };
  if (alwaysNeeded(name)) problems.push(problemAt('needs-value', at.pointer, data));
  else if (needed.has(name) && presence === 'maybe' && !isOptional)
    problems.push(problemAt('may-be-missing', at.pointer, data));
}
