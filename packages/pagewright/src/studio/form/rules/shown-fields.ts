import { commentName } from '../../../check/json/comments.ts';
import { conditionsOf, isBound } from '../../../check/rules/blocks/item-rules.ts';
import { descriptionOf } from '../../../editor/describe-place.ts';
import type { Json } from '../../../grammar/plan.ts';
import type { JsonObject } from '../../../schema/json-value.ts';
import { defaultOf } from '../../../schema/literal-completion.ts';
import { conjuncts, type SchemaNode } from '../../../schema/schema-node.ts';
import { objectShape } from '../../../schema/schema-shape.ts';
import { fieldKind, isSimple } from './field-kind.ts';
import { labelOf } from './schema-words.ts';

/** A property of an object in a form. */
export interface ShownField {
  readonly name: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly isRequired: boolean;
  /** folded: a text with a default that is rarely changed. addable: a button adds it. */
  readonly state: 'shown' | 'folded' | 'addable';
}

interface Found {
  readonly field: ShownField;
  readonly isFoldable: boolean;
}

/** Forms with more fields fold texts that have their defaults. */
const mostFields = 12;

/** Fewer are not worth a button that shows them. */
const fewestFolded = 3;

/** Names that no form shows: an editor's own, and the note, which has a place of its own. */
const hiddenNames: ReadonlySet<string> = new Set(['$schema', commentName]);

function isMet(condition: readonly { other: string; values: readonly Json[] }[], value: JsonObject): boolean {
  return condition.every(
    ({ other, values }) => isBound(value[other]) || values.includes(value[other] ?? null),
  );
}

/** The properties that have a condition which the value meets or does not meet. */
function conditional(
  node: SchemaNode,
  keyword: 'requiredWhen' | 'onlyWhen',
  value: JsonObject,
  isWanted: boolean,
): ReadonlySet<string> {
  const all = conjuncts(node).flatMap((part) => conditionsOf(part)[keyword]);
  return new Set(all.filter(({ condition }) => isMet(condition, value) === isWanted).map(({ name }) => name));
}

/**
 * The properties of an object that its form shows, in the order of the schema. Required ones, those that are set, and optional ones with a simple
 * field have a field; others are added with a button.
 * @param kept names that stay fields although they are not set any more, because a person is at them
 */
export function shownFields(
  node: SchemaNode,
  value: JsonObject,
  kept: ReadonlySet<string> = new Set(),
): readonly ShownField[] {
  const { properties, required } = objectShape(node);
  const requiredNow = conditional(node, 'requiredWhen', value, true);
  const idle = conditional(node, 'onlyWhen', value, false);
  const found = [...properties].flatMap(([name, each]): readonly Found[] => {
    const kind = fieldKind(each, name);
    const isSet = Object.hasOwn(value, name);
    const isFixed = kind === 'constant' && (!isSet || constantOf(each) === value[name]);
    if (hiddenNames.has(name) || isFixed || (idle.has(name) && !isSet)) return [];
    const isRequired = requiredNow.has(name) || (required.has(name) && !defaultOf(each));
    const isShown = isRequired || isSet || kept.has(name) || isSimple(kind, each);
    const isText = kind === 'line' || kind === 'prose';
    const field = { name, label: labelOf(name, each), help: descriptionOf(each), isRequired };
    return [
      {
        field: { ...field, state: isShown ? 'shown' : 'addable' },
        isFoldable: isText && !isSet && !kept.has(name) && defaultOf(each) !== undefined,
      },
    ];
  });
  const shown = found.filter(({ field }) => field.state === 'shown');
  const folded = shown.filter(({ isFoldable }) => isFoldable);
  const isLong = shown.length > mostFields && folded.length >= fewestFolded && folded.length < shown.length;
  return found.map(({ field, isFoldable }) => (isLong && isFoldable ? { ...field, state: 'folded' } : field));
}

function constantOf(node: SchemaNode): unknown {
  return conjuncts(node).find(({ schema }) => 'const' in schema)?.schema.const;
}
