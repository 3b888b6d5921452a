import { type Json, json, nodes, type SchemaNode } from 'pagewright/tooling';
import { contentInWords } from '../../field/schema-words.ts';
import { shortLine } from '../../names/short-line.ts';
import { changeStrings } from './change-strings.ts';
import { spokenPair, spokenValue } from './spoken-values.ts';
import { contentPath, imageSource } from './value-changes.ts';

/** What happened to a value: a sentence without its subject, and the value before and after where people would ask. */
export interface ValueSentence {
  readonly text: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

interface NamedValue {
  /** What people call the value. */
  readonly label: string;
  readonly node: SchemaNode | undefined;
  readonly contentName: string | undefined;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

const text = changeStrings.described;

/** Longest path to content, in characters. */
const longestPath = 80;

/** Roots of paths that are not content of the service. */
const ownRoots = ['site', 'section', 'route', 'url', 'paging'];

/** Where a value comes from: `the service (Service › Title)`. */
function sourceOf(path: string, contentName: string | undefined): string {
  const [root = ''] = path.split('.');
  const shown = shortLine(contentInWords(path), longestPath);
  return ownRoots.includes(root) ? shown : text.service(contentName, shown);
}

/** What was done with a value. The two must differ. */
export function valueSentence({ label, node, contentName, ...values }: NamedValue): ValueSentence {
  const { before, after } = values;
  const [from, to] = [contentPath(before), contentPath(after)];
  if (from !== undefined && to !== undefined)
    return from === to
      ? {
          text: text.defaultChanged(label),
          ...pair(json.objectOf(before).default, json.objectOf(after).default, node),
        }
      : {
          text: text.sourceChanged(label),
          before: sourceOf(from, contentName),
          after: sourceOf(to, contentName),
        };
  if (to !== undefined) return { text: text.nowFrom(label, sourceOf(to, contentName)) };
  if (from !== undefined && after === undefined)
    return { text: text.removed(label), before: sourceOf(from, contentName) };
  if (from !== undefined && after !== undefined)
    return { text: text.noLongerFrom(label, sourceOf(from, contentName)), after: spokenValue(after, node) };
  return imageSentence(label, before, after) ?? plainSentence(label, node, values);
}

function imageSentence(
  label: string,
  before: Json | undefined,
  after: Json | undefined,
): ValueSentence | undefined {
  const [old, now] = [imageSource(before), imageSource(after)];
  const name = (value: Json | undefined) => (value === undefined ? undefined : spokenValue(value, undefined));
  if (old !== undefined && now !== undefined && old !== now)
    return { text: text.replaced(label), before: name(before), after: name(after) };
  return undefined;
}

function plainSentence(
  label: string,
  node: SchemaNode | undefined,
  { before, after }: Pick<NamedValue, 'before' | 'after'>,
): ValueSentence {
  if (typeof (after ?? before) === 'boolean' && isSwitch(before) && isSwitch(after))
    return { text: after === true ? text.turnedOn(label) : text.turnedOff(label) };
  const normal = node && nodes.defaultOf(node)?.value;
  const hasNormal =
    normal !== undefined && normal !== null && !json.isObject(normal) && !Array.isArray(normal);
  const [old, now] = hasNormal ? [before ?? normal, after ?? normal] : [before, after];
  if (old === undefined)
    return { text: text.added(label), after: now === undefined ? undefined : spokenValue(now, node) };
  if (now === undefined) return { text: text.removed(label), before: spokenValue(old, node) };
  return { text: text.changed(label), ...pair(old, now, node), ...onlySpaces(label, old, now, node) };
}

const isSwitch = (value: Json | undefined) => value === undefined || typeof value === 'boolean';

/** Values before and after; none if they look alike. */
function pair(
  before: Json | undefined,
  after: Json | undefined,
  node: SchemaNode | undefined,
): Omit<ValueSentence, 'text'> {
  const spoken = spokenPair(before ?? null, after ?? null, node);
  if (!spoken || spoken[0] === spoken[1]) return {};
  return { before: spoken[0], after: spoken[1] };
}

function onlySpaces(
  label: string,
  before: Json,
  after: Json,
  node: SchemaNode | undefined,
): Partial<ValueSentence> {
  const isText = typeof before === 'string' && typeof after === 'string';
  return isText && spokenPair(before, after, node) === undefined ? { text: text.spaces(label) } : {};
}
