import { isBlock } from '../../config/constructs.ts';
import { eachForm, withDefaultForm } from '../../grammar/binding-forms.ts';
import { objectOf } from '../../json/json-value.ts';
import { branchesOf, nodeOf, type SchemaNode, typesOf } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';
import { slotsAt } from '../construct-at.ts';
import { describeProperty, describeSection, descriptionOf, typeInWords } from '../describe-place.ts';
import { paramsSchema, sectionsOf } from '../shared-sections.ts';
import type { ValuePlace } from '../value-place.ts';
import { blockTypesAt, paramKeys } from './complete-values.ts';
import type { Completion, Target } from './completion.ts';
import { languageNamesAt } from './language-tags.ts';
import { blockStub, requiredStub, snippetOf, stubOf } from './required-stub.ts';

/**
 * Completes the name of a property.
 * @param isNamed true if a colon follows, so that only the name is replaced
 */
export function completeNames(
  target: Target & { readonly isNamed: boolean; readonly needsComma: boolean },
  place: ValuePlace,
): readonly Completion[] {
  const { site, config, node, value, isItem, accepts } = place;
  const present = objectOf(value);
  const offer = (
    name: string,
    property: SchemaNode | undefined,
    isRequired: boolean,
    rank: number,
  ): Completion => ({
    label: name,
    kind: 'property',
    detail: property && typeInWords(property),
    documentation: property && describeProperty(name, property, isRequired),
    insert: target.isNamed
      ? JSON.stringify(name)
      : `"${name}": ${snippetOf(stubOf(property, 1))}${target.needsComma ? ',' : ''}`,
    isSnippet: !target.isNamed,
    start: target.start,
    end: target.end,
    filter: JSON.stringify(name),
    rank: isRequired ? 0 : rank,
    isInSchema: true,
  });
  const isSlots = isBlock(place.parentIs) && place.steps.at(-1) === 'slots';
  const slots = isSlots ? [...slotsAt(site, config, place.steps.slice(0, -1)).keys()] : undefined;
  const names = slots ?? paramKeys(place.steps, config);
  const listed =
    names?.map((name) => offer(name, nodeOf({ type: 'array' }), false, 0)) ??
    languageNamesAt(place)?.map(({ tag, name }) => ({
      ...offer(tag, node && objectShape(node).others, false, 0),
      detail: name,
    }));
  if (listed)
    return listed.filter(({ label }) => !(label in present)).map((each) => ({ ...each, isInSchema: false }));
  const isEmpty = Object.keys(present).filter((name) => name !== '').length === 0;
  const isEach = isItem && accepts === 'any' && 'each' in present;
  const isDefault = accepts === 'any' && 'from' in present;
  const form = isEach ? eachForm : isDefault ? withDefaultForm : undefined;
  const nodes = form ? [form] : node ? [node, ...(isEmpty ? branchesOf(node) : [])] : [];
  const properties = new Map(
    nodes.map(objectShape).flatMap((shape) =>
      [...shape.properties].map(([name, property]) => {
        return [name, { property, isRequired: shape.required.has(name) }] as const;
      }),
    ),
  );
  const own = [...properties].filter(([name]) => !(name in present));
  const offers = own.map(([name, { property, isRequired }]) => offer(name, property, isRequired, 1));
  if (accepts !== 'any' || !isEmpty || nodes.length === 0) return offers;
  const forms = isItem ? ['each', 'from'] : ['from'];
  return [...offers, ...forms.map((name) => offer(name, nodeOf({ type: 'string' }), false, 2))];
}

/** Completes a whole block, query or item from content, including its required properties. */
export function completeConstruct(target: Target, place: ValuePlace): readonly Completion[] {
  const { site, config } = place;
  const { blocks } = site.workspace.schemas;
  if (isBlock(place.is)) {
    const ofBlocks = blockTypesAt(place).map((type) => {
      const schema = blocks.get(type) ?? {};
      const stub = snippetOf(blockStub(type, schema), 2);
      return snippet(type, stub, target, 'block', descriptionOf(nodeOf(schema)));
    });
    // Neither a section nor a slot can use a section.
    const sections = config.kind === 'section' || place.steps.includes('slots') ? [] : [...sectionsOf(site)];
    const ofSections = sections.map(([name, section]) => {
      const values = requiredStub(nodeOf(paramsSchema(site, section)));
      const insert = snippetOf({ section: name, ...(typeof values === 'string' ? {} : { with: values }) }, 2);
      const offer = snippet(name, insert, target, 'block', describeSection(name, section, site));
      return { ...offer, isInSchema: false };
    });
    return [...ofBlocks, ...ofSections];
  }
  if (!place.isItem || place.accepts !== 'any' || !place.node) return [];
  const show = typesOf(place.node).has('object') ? requiredStub(place.node, 2) : '{item.$2}';
  const insert = snippetOf({ each: '{$1}', show });
  return [snippet('each', insert, target, 'value', 'An item for each item of a list.')];
}

function snippet(
  label: string,
  insert: string,
  target: Target,
  kind: Completion['kind'],
  documentation: string | undefined,
): Completion {
  const { start, end } = target;
  return {
    label,
    kind,
    documentation,
    insert,
    isSnippet: true,
    start,
    end,
    filter: label,
    rank: 1,
    isInSchema: true,
  };
}
