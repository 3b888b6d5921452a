import { configs, json, type SchemaNode, type Steps } from 'pagewright/tooling';
import { dataStrings } from '../../data/data-strings.ts';
import { inSentence, labelOf, titleOf } from '../../field/schema-words.ts';
import { formStrings } from '../../form/form-strings.ts';
import { summaryOf } from '../../form/rules/item-summary.ts';
import { contentKeys } from '../../names/keys-of-sections.ts';
import { nameStrings } from '../../names/name-strings.ts';
import { shortLine } from '../../names/short-line.ts';
import type { ComparedConfigs } from './compared-configs.ts';

/** Longest label, in characters: the names of a record may be long. */
const longest = 60;

/** True for a property that only groups others. */
function isGroup(steps: Steps, at: number): boolean {
  if (at === steps.length - 1) return false;
  return (
    contentKeys.includes(String(steps[at])) ||
    steps[at] === 'show' ||
    (steps[0] === 'data' && at === 2 && steps[at] === 'params')
  );
}

/** The schema of a value as it is now, or as it would be. */
export function nodeAt({ site, after }: ComparedConfigs, steps: Steps): SchemaNode | undefined {
  return configs.placeOf(site, after, steps).node;
}

/**
 * What people call a value, with what it is in: `Link 2 › Label`, or `Menu 1 “Company” › Link 2`.
 * @param from the steps that are left out
 */
export function valueLabel(compared: ComparedConfigs, steps: Steps, from: number): string {
  const labels: string[] = [];
  for (let at = from; at < steps.length; at += 1) {
    const step = steps[at] ?? '';
    if (typeof step === 'number') {
      const node = nodeAt(compared, steps.slice(0, at + 1));
      const title = node && titleOf(node);
      // A link is called as in its form, which says enough about the list that it is in.
      if (title !== undefined) labels.pop();
      const label = formStrings.itemName(
        title === undefined ? formStrings.item : inSentence(title),
        step + 1,
      );
      const hasItems = steps.slice(at + 1).some((inner) => typeof inner === 'number');
      const value = hasItems ? json.valueAt(compared.after.value, steps.slice(0, at + 1)) : undefined;
      const { text } = summaryOf(value, node);
      labels.push(text === '' ? label : nameStrings.withHeading(label, text));
    } else if (!isGroup(steps, at)) labels.push(propertyName(compared, steps.slice(0, at + 1), step));
  }
  return dataStrings.source(labels.map((label) => shortLine(label, longest)));
}

/** What people call a property. @param steps to it */
export function propertyName(compared: ComparedConfigs, steps: Steps, name: string): string {
  const { each } = dataStrings;
  const around = json.objectOf(json.valueAt(compared.after.value, steps.slice(0, -1)));
  const ofContent = new Map([
    ['each', each.of],
    ['show', each.mapping],
    ['take', each.take],
    ['default', each.defaults],
  ]);
  const known = Object.hasOwn(around, 'each') ? ofContent.get(name) : undefined;
  if (name === configs.commentName) return formStrings.note;
  if (name === 'params' && steps.length === 1) return dataStrings.queries.paramsOfPage;
  return known ?? labelOf(name, nodeAt(compared, steps));
}
