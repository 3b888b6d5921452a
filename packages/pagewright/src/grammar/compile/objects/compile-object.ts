import type { JsonObject } from '../../../json/json-value.ts';
import { describeSchema } from '../../../schema/describe-schema.ts';
import { chosenAlternative, withDefaults } from '../../../schema/literal-completion.ts';
import { type SchemaNode, typesOf } from '../../../schema/schema-node.ts';
import { isWarning, problemAt } from '../../../schema/value-problem.ts';
import { describeEach, isWithDefaultForm } from '../../binding-forms.ts';
import { BoundValues } from '../bound-values.ts';
import {
  type CompiledProperty,
  type CompiledValue,
  type CompileValue,
  type Context,
  newContext,
  noBindings,
  type Place,
} from '../compile-types.ts';
import { compileWithDefault } from '../compile-with-default.ts';
import { collectQueryNames, reject } from '../paths/collect-query-names.ts';
import { objectPlan } from './object-plan.ts';
import {
  nameProblems,
  type ObjectRules,
  objectRules,
  type PropertyRules,
  propertyRules,
} from './object-rules.ts';

/** Rules for the outermost object, the props of a block or the head: what happens when a property is missing. */
export interface OuterRules {
  readonly isOptional: boolean;
  readonly alwaysNeeded: ReadonlySet<string>;
}

const withDefault = new BoundValues<CompiledValue>();

/** Compiles an object, or a binding with `from` and `default`. */
export function compileObject(
  value: JsonObject,
  place: Place,
  context: Context,
  compileValue: CompileValue,
  outer?: OuterRules,
): CompiledValue | undefined {
  const { node, pointer, item } = place;
  if (isWithDefaultForm(value, node))
    return withDefault.compile(JSON.stringify(value), place, context, (at, inner) =>
      compileWithDefault(value, at, inner),
    );
  if ('each' in value || !typesOf(node).has('object')) {
    const expected = describeSchema(node);
    if (!('each' in value))
      return reject(value, context, problemAt('wrong-type', pointer, { expected, found: value }));
    if (item) return reject(value, context, problemAt('second-each', pointer, { path: describeEach(value) }));
    return reject(value, context, problemAt('misplaced-each', pointer, { expected }));
  }
  const chosen = { ...place, node: chooseAlternative(value, place, context, compileValue) };
  return compileProperties(value, chosen, context, compileValue, outer);
}

/** The schema, narrowed to the alternatives that the object was most likely meant as. */
function chooseAlternative(
  value: JsonObject,
  place: Place,
  context: Context,
  compileValue: CompileValue,
): SchemaNode {
  return chosenAlternative(value, place.node, (branch) => {
    const trial = newContext(context.roots, context.images, context.isValid);
    const chosen = chooseAlternative(value, { ...place, node: branch }, trial, compileValue);
    compileProperties(value, { ...place, node: chosen }, trial, compileValue);
    // An error outweighs any number of warnings.
    return trial.problems.reduce((sum, { code }) => sum + (isWarning(code) ? 1 : 1000), 0);
  });
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
  const compiledProperties: CompiledProperty[] = [];
  for (const name in value) {
    const each = value[name] ?? null;
    const rule = propertyRules(rules, name);
    if (!rule) {
      collectQueryNames(each, context.queries);
      continue;
    }
    const { isNeeded } = rule;
    const inner = { node: rule.node, pointer: pointer + rule.token, item, mayBeEmpty: isNeeded };
    const compiled = compileValue(each, inner, context);
    if (!compiled) continue;
    if (outer && compiled.presence !== 'always')
      reportMissing(name, compiled, isNeeded, outer, inner, context);
    compiledProperties.push({ name, isNeeded, value: withSchemaDefault(compiled, rule, context) });
  }
  for (let index = before; index < problems.length; index += 1)
    if (!isWarning(problems[index]?.code ?? '')) return undefined;
  return objectPlan(compiledProperties, defaultProperties(value, rules, context), place, context);
}

/** Makes the default of the schema replace a missing bound value, like a `default` in the config. */
function withSchemaDefault(
  compiled: CompiledValue,
  { node, default: found }: PropertyRules,
  { images }: Context,
): CompiledValue {
  if (!found || compiled.presence === 'always') return compiled;
  const literal = withDefaults(found.value, node, images);
  return {
    plan: { is: 'withDefault', from: compiled.plan, default: literal },
    presence: 'always',
    weakest: noBindings,
  };
}

/** The defaults of the schema for properties that the config omits. */
function defaultProperties(
  value: JsonObject,
  { properties }: ObjectRules,
  { images }: Context,
): readonly CompiledProperty[] {
  const found: CompiledProperty[] = [];
  for (const [name, { node, default: defaultValue }] of properties) {
    if (!defaultValue || name in value) continue;
    const plan = { is: 'literal', value: withDefaults(defaultValue.value, node, images) } as const;
    found.push({ name, isNeeded: false, value: { plan, presence: 'always', weakest: noBindings } });
  }
  return found;
}

/** Reports a binding that, without a value, would omit the block or leave a page without its title or description. */
function reportMissing(
  name: string,
  { presence, weakest }: CompiledValue,
  isNeeded: boolean,
  { isOptional, alwaysNeeded }: OuterRules,
  place: Place,
  { problems }: Context,
): void {
  const at = weakest[0] ?? { pointer: place.pointer, path: '' };
  const data = { path: at.path, prop: name };
  if (alwaysNeeded.has(name)) problems.push(problemAt('needs-value', at.pointer, data));
  else if (isNeeded && presence === 'maybe' && !isOptional)
    problems.push(problemAt('may-be-missing', at.pointer, data));
}
