import type { Json } from '../../../grammar/plan.ts';
import {
  areEqual,
  isArray,
  isJson,
  isObject,
  type JsonObject,
  objectOf,
} from '../../../schema/json-value.ts';
import type { FileText } from '../../drafts/file-change.ts';
import { blockLabel, propertyLabel } from '../../names/part-names.ts';
import { words } from '../../words.ts';
import { type ChangedFile, changeKind } from '../unsaved-files.ts';
import { type MatchedBlock, matchBlocks } from './matched-blocks.ts';

const phrases = words.handover.changes;

/** More changed properties of one object than a sentence can name. */
const mostNames = 2;

/** What was changed in a file, as instructions: `move Team before Values`, `change the title`. At least one. */
export function describeChanges(change: ChangedFile): readonly string[] {
  const kind = changeKind(change);
  if (kind === 'new') return [phrases.newFile];
  if (kind === 'deleted') return [phrases.deletedFile];
  const [before, after] = [configIn(change.before), configIn(change.after)];
  if (!before || !after) return [phrases.text];
  const described = [
    ...describeBlocks(blocksOf(before), blocksOf(after)),
    ...describeRoute(before.route, after.route),
    ...describeProperties(objectOf(before.head), objectOf(after.head), phrases.property),
    ...describeQueries(objectOf(before.data), objectOf(after.data)),
    ...describeProperties(withoutParts(before), withoutParts(after), phrases.property),
  ];
  return described.length > 0 ? described : [phrases.layout];
}

function configIn(text: FileText): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isJson(value) && isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const blocksOf = ({ blocks, end }: JsonObject) =>
  [blocks, end].flatMap((list) => (list !== undefined && isArray(list) ? list : []));

function withoutParts({ head, data, blocks, end, route, ...rest }: JsonObject): JsonObject {
  return rest;
}

function describeBlocks(before: readonly Json[], after: readonly Json[]): readonly string[] {
  const matched = matchBlocks(before, after);
  const all = [...before, ...after].map(objectOf);
  const label = (block: JsonObject) => blockLabel(block, all);
  const inPlace = matched.flatMap(({ after: block }) => (block ? [block] : []));
  const moves = matched.flatMap(({ after: block, isMoved }, at) => {
    if (!block || !isMoved) return [];
    const next = inPlace[at + 1];
    return [next ? phrases.moveBefore(label(block), label(next)) : phrases.moveToEnd(label(block))];
  });
  return [
    ...matched.flatMap(({ before: old, after: block }) => (old || !block ? [] : [phrases.add(label(block))])),
    ...matched.flatMap(({ before: old, after: block }) =>
      !old || block ? [] : [phrases.remove(label(old))],
    ),
    ...moves,
    ...matched.flatMap((each) => describeBlock(each, label)),
  ];
}

function describeBlock(
  { before, after }: MatchedBlock,
  label: (block: JsonObject) => string,
): readonly string[] {
  if (!before || !after) return [];
  const { props: oldProps, ...old } = before;
  const { props, ...rest } = after;
  const names = [...changedNames(objectOf(oldProps), objectOf(props)), ...changedNames(old, rest)];
  return inOnePhrase(names, (list) => phrases.propertyOf(list, label(before)), phrases.change(label(before)));
}

function describeRoute(before: Json | undefined, after: Json | undefined): readonly string[] {
  if (areEqual(before ?? null, after ?? null)) return [];
  return [typeof after === 'string' ? phrases.route(after) : phrases.routes];
}

function describeProperties(
  before: JsonObject,
  after: JsonObject,
  phrase: (names: readonly string[]) => string,
): readonly string[] {
  const names = changedNames(before, after);
  return names.length > 0 ? [phrase(names.map(propertyLabel))] : [];
}

function describeQueries(before: JsonObject, after: JsonObject): readonly string[] {
  return changedNames(before, after).map((name) => {
    if (!Object.hasOwn(before, name)) return phrases.addQuery(name);
    return Object.hasOwn(after, name) ? phrases.changeQuery(name) : phrases.removeQuery(name);
  });
}

/** The names of properties that were added, removed or changed. */
function changedNames(before: JsonObject, after: JsonObject): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) =>
      Object.hasOwn(before, name) !== Object.hasOwn(after, name) ||
      !areEqual(before[name] ?? null, after[name] ?? null),
  );
}

function inOnePhrase(
  names: readonly string[],
  few: (names: readonly string[]) => string,
  many: string,
): readonly string[] {
  if (names.length === 0) return [];
  return [names.length > mostNames ? many : few(names.map(propertyLabel))];
}
