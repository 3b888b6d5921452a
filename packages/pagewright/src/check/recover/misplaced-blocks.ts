import type { Schemas } from '../../config/schemas/schemas.ts';
import type { SectionDrafts } from '../../config/sections/section-draft.ts';
import { recordOf } from '../../json/is-record.ts';
import {
  isArray,
  isObject,
  itemsOf,
  type Json,
  type JsonObject,
  objectOf,
  pointerOf,
} from '../../json/json-value.ts';
import { slotsOf } from '../../schema/block-slots.ts';
import { moveKeys, type Results, takeKeys } from './move-keys.ts';

type Path = readonly string[];

/** What a block is in: the type of the block around it, and the name of its slot. */
interface SlotOf {
  readonly type: string;
  readonly name: string;
}

/** What blocks may have, and what their moves collect. */
export interface BlockMoves extends Results {
  readonly schemas: Schemas;
  /** The properties of blocks. */
  readonly own: ReadonlySet<string>;
  readonly sections: SectionDrafts;
}

/** A file that is written as if it were its only block, with that block in its `blocks`. */
export function asList(
  config: JsonObject,
  ofFile: ReadonlySet<string>,
  { schemas, own, found, moved }: BlockMoves,
): JsonObject {
  const { type } = config;
  if (config.blocks !== undefined || typeof type !== 'string' || !schemas.blocks.has(type)) return config;
  const keys = Object.keys(config).filter((key) => own.has(key) && !ofFile.has(key));
  for (const key of keys) moved.set(pointerOf(['blocks', '0', key]), [key]);
  found.push({ code: 'misplaced-key', pointer: '/type', on: 'key', data: { keys, inner: 'blocks' } });
  const { taken, rest } = takeKeys(config, keys);
  return { ...rest, blocks: [taken] };
}

/** Moves what is in the wrong place of the blocks in a list. */
export function movedInList(
  list: readonly Json[],
  at: Path,
  moves: BlockMoves,
  slot?: SlotOf,
): readonly Json[] {
  return list.map((block, index) => movedInBlock(block, [...at, String(index)], moves, slot));
}

function movedInBlock(value: Json, at: Path, moves: BlockMoves, slot: SlotOf | undefined): Json {
  if (typeof value === 'string') return slot ? value : asUse(value, at, moves);
  if (!isObject(value)) return value;
  const block = slot ? value : otherKind(value, at, moves);
  const { type } = block;
  if (typeof type !== 'string') return block;
  const { own } = moves;
  const schema = moves.schemas.blocks.get(type);
  const props = new Set(Object.keys(recordOf(schema?.properties)));
  const withProps = moveKeys(outOfProps(block, props, at, slot, moves), own, 'props', props, at, moves);
  if (slot) return withoutSlots(withProps, slot, moves);
  const slots = new Set(slotsOf(schema).keys());
  const moved = innerBlocks(moveKeys(withProps, own, 'slots', slots, at, moves), at, moves);
  if (!isObject(moved.slots)) return moved;
  const inner = Object.entries(moved.slots).map(([name, list]): [string, Json] => [
    name,
    isArray(list) ? movedInList(list, [...at, 'slots', name], moves, { type, name }) : list,
  ]);
  return { ...moved, slots: Object.fromEntries(inner) };
}

/** The use of a section, where only its name is written. A section that needs values is only reported. */
function asUse(name: string, at: Path, { sections, found, moved }: BlockMoves): Json {
  const params = sections.get(name)?.params;
  if (!params || [...params.values()].some(({ isRequired }) => isRequired)) return name;
  const meant = { section: name };
  const data = { expected: 'an object { "section": … }', found: name, meant };
  found.push({ code: 'wrong-form', pointer: pointerOf(at), on: 'value', data });
  moved.set(pointerOf([...at, 'section']), at);
  return meant;
}

/** A block that names a shared section as its type, as the use of that section; and the reverse. */
function otherKind(block: JsonObject, at: Path, { schemas, sections, found, moved }: BlockMoves): JsonObject {
  const { type, section, props, with: given, ...rest } = block;
  const { blocks } = schemas;
  if (section === undefined && typeof type === 'string' && sections.has(type) && !blocks.has(type)) {
    moved.set(pointerOf([...at, 'section']), [...at, 'type']);
    if (given === undefined) moved.set(pointerOf([...at, 'with']), [...at, 'props']);
    const data = { type, options: [], isCoded: false, isSection: true } as const;
    found.push({ code: 'unknown-block-type', pointer: pointerOf([...at, 'type']), on: 'value', data });
    const values = given ?? props;
    return { ...rest, section: type, ...(values === undefined ? {} : { with: values }) };
  }
  if (type === undefined && typeof section === 'string' && blocks.has(section) && !sections.has(section)) {
    moved.set(pointerOf([...at, 'type']), [...at, 'section']);
    if (props === undefined) moved.set(pointerOf([...at, 'props']), [...at, 'with']);
    const data = { name: section, options: [], isBlock: true } as const;
    found.push({ code: 'unknown-section', pointer: pointerOf([...at, 'section']), on: 'value', data });
    const values = props ?? given;
    return { ...rest, type: section, ...(values === undefined ? {} : { props: values }) };
  }
  return block;
}

/** Moves other things than props out of the props: properties of the block itself, and the blocks of its slots. */
function outOfProps(
  block: JsonObject,
  props: ReadonlySet<string>,
  at: Path,
  slot: SlotOf | undefined,
  { schemas, own, found, moved }: BlockMoves,
): JsonObject {
  const { props: given, type } = block;
  const schema = schemas.blocks.get(String(type));
  if (!isObject(given) || !schema) return block;
  const slots = slotsOf(slot ? undefined : schema);
  const free = Object.keys(given).filter((key) => !props.has(key) && !(key in block));
  const ofBlock = free.filter((key) => own.has(key) && key !== 'type');
  const ofSlots = free.filter((key) => slots.has(key));
  const blocks = free.filter((key) => !own.has(key) && !slots.has(key) && areBlocks(given[key], schemas));
  const take = (keys: readonly string[], to: Path): JsonObject => {
    for (const key of keys) moved.set(pointerOf([...to, key]), [...at, 'props', key]);
    return takeKeys(given, keys).taken;
  };
  const report = (keys: readonly string[], inner: 'block' | 'slots') => {
    const [first] = keys;
    if (first === undefined) return;
    const data = { keys, inner, from: 'props' } as const;
    found.push({ code: 'misplaced-key', pointer: pointerOf([...at, 'props', first]), on: 'key', data });
  };
  report(ofBlock, 'block');
  report(ofSlots, 'slots');
  // Blocks under the name of no slot are reported as such.
  const outer = take([...ofBlock, ...blocks], at);
  const inner = take(ofSlots, [...at, 'slots']);
  const { rest } = takeKeys(given, [...ofBlock, ...ofSlots, ...blocks]);
  const withSlots =
    ofSlots.length > 0 ? { slots: { ...objectOf(block.slots ?? outer.slots), ...inner } } : {};
  return { ...block, props: rest, ...outer, ...withSlots };
}

/** Blocks under a name that no slot has, such as "blocks", as a slot that does not exist. */
function innerBlocks(block: JsonObject, at: Path, { schemas, own, moved }: BlockMoves): JsonObject {
  const keys = Object.keys(block).filter((key) => !own.has(key) && areBlocks(block[key], schemas));
  const [first] = keys;
  const slots = block.slots ?? {};
  if (first === undefined || !isObject(slots)) return block;
  const writtenAt = (key: string) => moved.get(pointerOf([...at, key])) ?? [...at, key];
  if (block.slots === undefined) moved.set(pointerOf([...at, 'slots']), writtenAt(first));
  for (const key of keys) moved.set(pointerOf([...at, 'slots', key]), writtenAt(key));
  const { taken, rest } = takeKeys(block, keys);
  return { ...rest, slots: { ...slots, ...taken } };
}

function areBlocks(value: Json | undefined, { blocks }: Schemas): boolean {
  const list = itemsOf(value);
  return list.length > 0 && list.every((each) => isObject(each) && blocks.has(String(each.type)));
}

/**
 * A block of a slot that does not allow it, without slots of its own: one mistake. Its content goes into the props, where the queries
 * that it reads count as used.
 */
function withoutSlots(block: JsonObject, { type, name }: SlotOf, { schemas }: BlockMoves): JsonObject {
  const allowed = slotsOf(schemas.blocks.get(type)).get(name);
  const { slots, ...rest } = block;
  if (slots === undefined || allowed?.includes(String(block.type))) return block;
  return { ...rest, props: { ...objectOf(block.props), slots } };
}
