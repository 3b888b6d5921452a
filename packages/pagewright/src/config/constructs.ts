import type { JsonObject } from '../json/json-value.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { blockKeys } from './keys/block-keys.ts';
import { comparisonKeys } from './keys/condition-keys.ts';
import { constructs } from './keys/construct-list.ts';
import { queryKeys, urlParamKeys } from './keys/data-keys.ts';
import { headKeys, pagingHeadKeys } from './keys/head-keys.ts';
import type { ConstructName, Key } from './keys/key.ts';
import { pageKeys } from './keys/page-keys.ts';
import { pagingKeys } from './keys/paging-keys.ts';
import { sectionKeys } from './keys/section-keys.ts';

const keys: readonly Key[] = [
  ...pageKeys,
  ...sectionKeys,
  ...pagingKeys,
  ...urlParamKeys,
  ...headKeys,
  ...pagingHeadKeys,
  ...queryKeys,
  ...blockKeys,
  ...comparisonKeys,
];

const keysByConstruct = new Map<string, ReadonlyMap<string, Key>>(
  Object.keys(constructs).map((construct) => [
    construct,
    new Map(keys.filter((key) => key.in.some((each) => each === construct)).map((key) => [key.name, key])),
  ]),
);

const noKeys: ReadonlyMap<string, Key> = new Map();

/** The keys of a construct by name, in the order of the table. */
export function keysOf(construct: ConstructName): ReadonlyMap<string, Key> {
  return keysByConstruct.get(construct) ?? noKeys;
}

/** The names of the keys of a construct for which `isMeant` is true. */
export function keyNames(construct: ConstructName, isMeant: (key: Key) => boolean): readonly string[] {
  return [...keysOf(construct).values()].filter(isMeant).map(({ name }) => name);
}

function isConstructName(name: unknown): name is ConstructName {
  return typeof name === 'string' && Object.hasOwn(constructs, name);
}

export function constructNames(): readonly ConstructName[] {
  return Object.keys(constructs).filter(isConstructName);
}

/** The construct that a schema of the grammar describes; undefined for other schemas. */
export function constructOfSchema({ construct }: JsonSchema): ConstructName | undefined {
  return isConstructName(construct) ? construct : undefined;
}

/** The names of the keys of blocks and of section uses for which `isMeant` is true. */
function blockNames(isMeant: (key: Key) => boolean): readonly string[] {
  return blockKeys.filter(isMeant).map(({ name }) => name);
}

/** The names of the keys that limit a block, or all blocks of a section use, to some visits. */
export function limitNames(construct: 'block' | 'sectionUse'): readonly string[] {
  return keyNames(construct, ({ limits }) => limits === true);
}

/** The keys of blocks that hold other blocks, by name. */
export const keysWithBlocks: ReadonlyMap<string, Key> = new Map(
  blockKeys.filter(({ blocks }) => blocks).map((key) => [key.name, key]),
);

/** The names of all keys of blocks and of section uses, in the usual order in a config. */
export const blockOrder: readonly string[] = [
  '$comment',
  ...blockNames(({ isContent }) => !isContent),
  ...blockNames(({ isContent }) => isContent === true),
];

/** A block with its keys in the usual order. Unknown names come last. */
export function inBlockOrder(block: JsonObject): JsonObject {
  const rank = (name: string) => (blockOrder.indexOf(name) + blockOrder.length + 1) % (blockOrder.length + 1);
  const entries = Object.entries(block).toSorted(([one], [other]) => rank(one) - rank(other));
  return Object.fromEntries(entries);
}

/** The keys of blocks whose values may contain paths and are described by the grammar itself, not by a schema of the site. */
export const boundKeys: readonly Key[] = blockKeys.filter(({ binds, holds }) => binds === 'fields' && !holds);

/** True for a block, whether on a page, in a slot or in a section. */
export function isBlock(construct: ConstructName | undefined): boolean {
  return construct !== undefined && keyNames(construct, ({ holds }) => holds?.of === 'block').length > 0;
}

/** The kind of thing that the text of a key names; undefined if it names nothing. */
export function namedBy(construct: ConstructName | undefined, name: unknown): Key['names'] {
  return construct === undefined ? undefined : keysOf(construct).get(String(name))?.names;
}

const namingKeys = new Set(keys.flatMap(({ name, names }) => (names ? [name] : [])));

/** True for the name of a key whose text may name something. */
export function isNamingKey(step: unknown): boolean {
  return typeof step === 'string' && namingKeys.has(step);
}

const namesByParams = new Set(blockNames(({ byParams }) => byParams === true));

/** True for a key of blocks that lists values of route params. */
export function isByParams(name: unknown): boolean {
  return typeof name === 'string' && namesByParams.has(name);
}
