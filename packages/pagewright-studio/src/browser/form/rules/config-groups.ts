import { configs, type Json, json, nodes, type SchemaNode } from 'pagewright/tooling';
import { type FieldKind, fieldKind } from '../../field/field-kind.ts';
import { inSentence, labelOf, titleOf } from '../../field/schema-words.ts';
import { formStrings } from '../form-strings.ts';
import { summaryOf } from './item-summary.ts';

/** The properties of a config by how its form shows them. */
interface ConfigGroups {
  /** Properties in one group, which is always open. */
  readonly general: readonly string[];
  /** Properties with a group of their own, which is closed at first. */
  readonly own: readonly string[];
  /** Properties in one group at the end, because they are rarely changed. */
  readonly rare: readonly string[];
}

/** Kinds that take many lines of a form. */
const large: ReadonlySet<FieldKind> = new Set(['list', 'object', 'record']);

const usual = configs.siteProperties;

/** Divides the fields of a config. What a site adds comes first. */
export function configGroups(node: SchemaNode, names: readonly string[]): ConfigGroups {
  const { properties } = nodes.objectShape(node);
  const isRare = (name: string) => nodes.groupOf(properties.get(name) ?? nodes.of()) === 'more';
  const isLarge = (name: string) => large.has(fieldKind(properties.get(name)));
  const own = names.filter((name) => isLarge(name) && !isRare(name));
  return {
    general: names.filter((name) => !isLarge(name) && !isRare(name)),
    own: [...own.filter((name) => !usual.has(name)), ...own.filter((name) => usual.has(name))],
    rare: names.filter(isRare),
  };
}

/** From this number on, texts are counted and not quoted. */
const manyTexts = 6;

/**
 * What is in a property, in a line: `8 menus: Platforms, Software`, `1 link, 4 partners`, otherwise its fields.
 * @param label of the property
 */
export function groupSummary(value: Json | undefined, node: SchemaNode | undefined, label: string): string {
  if (value === undefined) return formStrings.nothingYet;
  if (json.isArray(value)) {
    const item = node && nodes.arrayShape(node).item;
    const names = value.map((each) => summaryOf(each, item).text).filter((each) => each !== '');
    return [counted(value, item, label), names.join(', ')].filter((each) => each !== '').join(': ');
  }
  if (!json.isObject(value) || !node) return summaryOf(value, node).text;
  const { properties, others } = nodes.objectShape(node);
  if (properties.size === 0 && others) return Object.keys(value).join(', ');
  const entries = Object.entries(value);
  const lists = entries.flatMap(([name, each]) => {
    const list = properties.get(name);
    if (!json.isArray(each) || !list) return [];
    return [counted(each, nodes.arrayShape(list).item, titleOf(list) ?? name)];
  });
  if (lists.length > 0) return lists.join(', ');
  const texts = entries.filter(([, each]) => typeof each === 'string').length;
  if (texts >= manyTexts) return formStrings.texts(texts);
  return entries.map(([name]) => labelOf(name, properties.get(name))).join(', ');
}

/** The number of the items of a list, with what people call them. */
function counted(items: readonly Json[], item: SchemaNode | undefined, label: string): string {
  const one = (item && titleOf(item)) ?? formStrings.item;
  return `${items.length} ${inSentence(items.length === 1 ? one : label)}`;
}
