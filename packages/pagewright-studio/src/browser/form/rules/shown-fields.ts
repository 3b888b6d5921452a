import { configs, type JsonObject, nodes, type SchemaNode } from 'pagewright/tooling';
import { type FieldKind, fieldKind, isSimple } from '../../field/field-kind.ts';
import { helpOf } from '../../field/help-text.ts';
import { labelOf } from '../../field/schema-words.ts';
import { isHeading } from '../../names/readable-text.ts';

/** A property of an object in a form. */
export interface ShownField {
  readonly name: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly isRequired: boolean;
  /** folded: rarely changed, and not set. addable: a button adds it. */
  readonly state: 'shown' | 'folded' | 'addable';
}

interface Found {
  readonly field: ShownField;
  /** late: only after the first fields. */
  readonly fold: 'never' | 'late' | 'always';
}

/** Forms with more fields fold some: the group "more", texts that have their defaults, and what is not set after the first fields. */
const mostFields = 4;

/** The number of fields that are always seen, whatever is in them. */
const firstFields = 5;

/** The fewest fields that are worth a button that shows them. */
const fewestFolded = 2;

/** Names that no form shows: an editor's own, and the note, which has a place of its own. */
const hiddenNames: ReadonlySet<string> = new Set(['$schema', configs.commentName]);

/** The properties that have a condition which the value meets or does not meet. */
function conditional(
  node: SchemaNode,
  keyword: 'requiredWhen' | 'onlyWhen',
  value: JsonObject,
  isWanted: boolean,
): ReadonlySet<string> {
  const all = nodes.conjuncts(node).flatMap((part) => nodes.conditionsOf(part)[keyword]);
  return new Set(
    all.filter(({ condition }) => nodes.isMet(condition, value) === isWanted).map(({ name }) => name),
  );
}

/**
 * The properties of an object that its form shows, in the order of the schema. Required ones, those that are set, and optional ones with a
 * simple
 * field have a field; others are added with a button.
 * @param kept names that stay fields although they are not set any more, because a person is at them
 */
export function shownFields(
  node: SchemaNode,
  value: JsonObject,
  kept: ReadonlySet<string> = new Set(),
): readonly ShownField[] {
  const { properties, required } = nodes.objectShape(node);
  const requiredNow = conditional(node, 'requiredWhen', value, true);
  const idle = conditional(node, 'onlyWhen', value, false);
  const found = [...properties].flatMap(([name, each]): readonly Found[] => {
    const kind = fieldKind(each);
    const isSet = Object.hasOwn(value, name);
    const isFixed = kind === 'constant' && (!isSet || constantOf(each) === value[name]);
    if (hiddenNames.has(name) || isFixed || (idle.has(name) && !isSet)) return [];
    const isRequired = requiredNow.has(name) || (required.has(name) && !nodes.defaultOf(each));
    const isShown = isRequired || isSet || kept.has(name) || isSimple(kind, each);
    const label = labelOf(name, each);
    const state = isShown ? 'shown' : 'addable';
    const isUsed = isSet || isRequired || kept.has(name);
    return [
      {
        field: { name, label, help: helpOf(each, label, node), isRequired, state },
        fold: isUsed ? 'never' : foldOf(each, kind),
      },
    ];
  });
  const shown = found.filter(({ field }) => field.state === 'shown');
  const folded = new Set(
    shown.filter(({ fold }, index) => fold === 'always' || (fold === 'late' && index >= firstFields)),
  );
  const isLong = shown.length > mostFields && folded.size >= fewestFolded && folded.size < shown.length;
  return found.map((each) => (isLong && folded.has(each) ? { ...each.field, state: 'folded' } : each.field));
}

/** When a field that is not used is folded. */
function foldOf(node: SchemaNode, kind: FieldKind): Found['fold'] {
  if (isHeading(node)) return 'never';
  if (nodes.groupOf(node) === 'more') return 'always';
  if (nodes.defaultOf(node) === undefined) return 'late';
  // A default that is not text, such as a layout, is seen in its field.
  return kind === 'line' || kind === 'prose' ? 'always' : 'never';
}

function constantOf(node: SchemaNode): unknown {
  return nodes.conjuncts(node).find(({ schema }) => 'const' in schema)?.schema.const;
}
