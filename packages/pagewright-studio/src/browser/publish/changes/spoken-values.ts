import { type Json, json, nodes, type SchemaNode } from 'pagewright/tooling';
import { dataStrings } from '../../data/data-strings.ts';
import { equalEnds } from '../../drafts/equal-ends.ts';
import { fieldStrings } from '../../field/field-strings.ts';
import { contentInWords, optionLabel } from '../../field/schema-words.ts';
import { summaryOf, withoutBraces } from '../../form/rules/item-summary.ts';
import { shortLine } from '../../names/short-line.ts';
import { changeStrings } from './change-strings.ts';
import { contentPath, imageSource } from './value-changes.ts';

/** Longest text of a value in a sentence, in characters. */
const longest = 90;

/** Characters before the first difference of two long texts. */
const lead = 30;

const text = changeStrings.described;

/** Whether a value is one of several choices, which have names. */
function isChoice(node: SchemaNode | undefined): boolean {
  return node !== undefined && (nodes.enumValues(node)?.length ?? 0) > 0;
}

/** A value in a few words, as people read it: a text in quotes, the name of a choice, the file of an image. */
export function spokenValue(value: Json, node: SchemaNode | undefined): string {
  const path = contentPath(value);
  if (path !== undefined) return shortLine(contentInWords(path), longest);
  if (isChoice(node)) return shortLine(optionLabel(value), longest);
  if (typeof value === 'string')
    return value.trim() === '' ? text.empty : text.quoted(shortLine(plainText(value, node), longest));
  if (typeof value === 'boolean') return value ? dataStrings.yes : dataStrings.no;
  if (value === null) return dataStrings.nothing;
  if (typeof value === 'number') return String(value);
  const source = imageSource(value);
  if (source !== undefined) return shortLine(source.slice(source.lastIndexOf('/') + 1), longest);
  const { text: found, from } = summaryOf(value, node);
  if (from !== undefined) return text.itemsOf(shortLine(contentInWords(from), longest));
  if (json.isArray(value) && value.length !== 1) return dataStrings.items(value.length);
  return found === ''
    ? json.isObject(value)
      ? fieldStrings.types.object
      : dataStrings.items(1)
    : text.quoted(shortLine(found, longest));
}

/** Two values in a few words. Of long texts, the parts that differ are shown; undefined if only spaces differ. */
export function spokenPair(
  before: Json,
  after: Json,
  node: SchemaNode | undefined,
): readonly [string, string] | undefined {
  const isText = typeof before === 'string' && typeof after === 'string' && !isChoice(node);
  if (!isText) return [spokenValue(before, node), spokenValue(after, node)];
  const pair = [before, after].map((each) => shortLine(plainText(each, node), Number.POSITIVE_INFINITY));
  const raw = [before, after].map((each) => shortLine(each, Number.POSITIVE_INFINITY));
  // Two texts that look alike differ in their HTML.
  const [one = '', other = ''] = pair[0] === pair[1] ? raw : pair;
  if (one === other) return undefined;
  const say = (each: string) => (each === '' ? text.empty : text.quoted(each));
  const [old, now] = shortPair(one, other);
  return [say(old), say(now)];
}

/** Two lines, short enough for a sentence: of long ones, the parts that differ. */
export function shortPair(one: string, other: string): readonly [string, string] {
  const cut = cutStart(one, other);
  return [excerpt(one, cut), excerpt(other, cut)];
}

/** Where the parts of two long texts begin that are shown: a few words before they differ. */
function cutStart(one: string, other: string): number {
  const { start } = equalEnds(one, other);
  if (Math.max(one.length, other.length) <= longest || start <= lead) return 0;
  const space = one.lastIndexOf(' ', start - lead / 2);
  return space > start - 2 * lead ? space + 1 : start;
}

function excerpt(line: string, from: number): string {
  const isHalf = /^[\udc00-\udfff]/.test(line.slice(from));
  const start = isHalf ? from - 1 : from;
  return (start > 0 ? '…' : '') + shortLine(line.slice(start), longest);
}

/** Characters of a text that are read. No sentence shows more. */
const longestRead = 20_000;

/** A text without the tags of HTML, and with the names of content in place of paths. */
function plainText(value: string, node: SchemaNode | undefined): string {
  const read = value.slice(0, longestRead);
  return withoutBraces(node && nodes.formatOf(node) === 'html' ? read.replaceAll(/<[^<>]*>/g, ' ') : read);
}
