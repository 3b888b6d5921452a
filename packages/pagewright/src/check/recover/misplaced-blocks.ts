import type { Schemas } from '../../config/schemas/schemas.ts';
import type { SectionDrafts } from '../../config/sections/section-draft.ts';
import {
  isArray,
  isObject,
  isRecord,
  type Json,
  type JsonObject,
  objectOf,
  pointerOf,
} from '../../json/json-value.ts';
import { slotsOf } from '../../schema/block-slots.ts';
import { moveKeys, type Results } from './move-keys.ts';

type Path = readonly string[];

/** What a block is in: the type of the block around it, and the name of its slot. */
interface SlotOf {
  readonly type: string;
  readonly name: string;
}

/** Moves what is in the wrong place of blocks. */
export class BlockMover {
  readonly #schemas: Schemas;
  /** The properties of blocks. */
  readonly #own: ReadonlySet<string>;
  readonly #sections: SectionDrafts;
  readonly #results: Results;

  constructor(schemas: Schemas, own: ReadonlySet<string>, sections: SectionDrafts, results: Results) {
    this.#schemas = schemas;
    this.#own = own;
    this.#sections = sections;
    this.#results = results;
  }

  /** A file that is written as if it were its only block, with that block in its `blocks`. */
  asList(config: JsonObject, own: ReadonlySet<string>): JsonObject {
    const { type } = config;
    if (config.blocks !== undefined || typeof type !== 'string' || !this.#schemas.blocks.has(type))
      return config;
    const keys = Object.keys(config).filter((key) => this.#own.has(key) && !own.has(key));
    const { found, moved } = this.#results;
    for (const key of keys) moved.set(pointerOf(['blocks', '0', key]), [key]);
    found.push({ code: 'misplaced-key', pointer: '/type', on: 'key', data: { keys, inner: 'blocks' } });
    const rest = Object.entries(config).filter(([key]) => !keys.includes(key));
    const block = Object.fromEntries(keys.map((key) => [key, config[key] ?? null]));
    return { ...Object.fromEntries(rest), blocks: [block] };
  }

  inList(list: readonly Json[], at: Path, slot?: SlotOf): readonly Json[] {
    return list.map((block, index) => this.#inBlock(block, [...at, String(index)], slot));
  }

  #inBlock(value: Json, at: Path, slot: SlotOf | undefined): Json {
    if (typeof value === 'string') return slot ? value : this.#asUse(value, at);
    if (!isObject(value)) return value;
    const block = slot ? value : this.#otherKind(value, at);
    const { type } = block;
    if (typeof type !== 'string') return block;
    const schema = this.#schemas.blocks.get(type);
    const props = new Set(Object.keys(isRecord(schema?.properties) ? schema.properties : {}));
    const outOfProps = this.#outOfProps(block, props, at, slot);
    const withProps = moveKeys(outOfProps, this.#own, 'props', props, at, this.#results);
    if (slot) return this.#withoutSlots(withProps, slot);
    const slots = new Set(slotsOf(schema).keys());
    const withSlots = moveKeys(withProps, this.#own, 'slots', slots, at, this.#results);
    const moved = this.#innerBlocks(withSlots, at);
    if (moved.slots === undefined || !isObject(moved.slots)) return moved;
    const inner = Object.entries(moved.slots).map(([name, list]): [string, Json] => [
      name,
      isArray(list) ? this.inList(list, [...at, 'slots', name], { type, name }) : list,
    ]);
    return { ...moved, slots: Object.fromEntries(inner) };
  }

  /** The use of a section, where only its name is written. A section that needs values is only reported. */
  #asUse(name: string, at: Path): Json {
    const params = this.#sections.get(name)?.params;
    if (!params || [...params.values()].some(({ isRequired }) => isRequired)) return name;
    const meant = { section: name };
    const data = { expected: 'an object { "section": … }', found: name, meant };
    this.#results.found.push({ code: 'wrong-form', pointer: pointerOf(at), on: 'value', data });
    this.#results.moved.set(pointerOf([...at, 'section']), at);
    return meant;
  }

  /** A block that names a shared section as its type, as the use of that section; and the reverse. */
  #otherKind(block: JsonObject, at: Path): JsonObject {
    const { type, section, props, with: given, ...rest } = block;
    const { found, moved } = this.#results;
    const { blocks } = this.#schemas;
    if (section === undefined && typeof type === 'string' && this.#sections.has(type) && !blocks.has(type)) {
      moved.set(pointerOf([...at, 'section']), [...at, 'type']);
      if (given === undefined) moved.set(pointerOf([...at, 'with']), [...at, 'props']);
      const data = { type, options: [], isCoded: false, isSection: true } as const;
      found.push({ code: 'unknown-block-type', pointer: pointerOf([...at, 'type']), on: 'value', data });
      const values = given ?? props;
      return { ...rest, section: type, ...(values === undefined ? {} : { with: values }) };
    }
    if (
      type === undefined &&
      typeof section === 'string' &&
      blocks.has(section) &&
      !this.#sections.has(section)
    ) {
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
  #outOfProps(block: JsonObject, props: ReadonlySet<string>, at: Path, slot: SlotOf | undefined): JsonObject {
    const { props: given, type } = block;
    if (given === undefined || !isObject(given) || !this.#schemas.blocks.has(String(type))) return block;
    const slots = slotsOf(slot ? undefined : this.#schemas.blocks.get(String(type)));
    const isFree = (key: string) => !props.has(key) && !(key in block);
    const ofBlock = Object.keys(given).filter((key) => isFree(key) && this.#own.has(key) && key !== 'type');
    const ofSlots = Object.keys(given).filter((key) => isFree(key) && slots.has(key));
    const blocks = Object.keys(given).filter(
      (key) => isFree(key) && !this.#own.has(key) && !ofSlots.includes(key) && this.#areBlocks(given[key]),
    );
    const { found, moved } = this.#results;
    const take = (keys: readonly string[], to: Path): JsonObject => {
      for (const key of keys) moved.set(pointerOf([...to, key]), [...at, 'props', key]);
      return Object.fromEntries(keys.map((key) => [key, given[key] ?? null]));
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
    const taken = new Set([...ofBlock, ...ofSlots, ...blocks]);
    const left = Object.entries(given).filter(([key]) => !taken.has(key));
    const withSlots =
      ofSlots.length > 0 ? { slots: { ...objectOf(block.slots ?? outer.slots), ...inner } } : {};
    return { ...block, props: Object.fromEntries(left), ...outer, ...withSlots };
  }

  /** Blocks under a name that no slot has, such as "blocks", as a slot that does not exist. */
  #innerBlocks(block: JsonObject, at: Path): JsonObject {
    const keys = Object.keys(block).filter((key) => !this.#own.has(key) && this.#areBlocks(block[key]));
    const [first] = keys;
    const slots = block.slots ?? {};
    if (first === undefined || !isObject(slots)) return block;
    const { moved } = this.#results;
    const writtenAt = (key: string) => moved.get(pointerOf([...at, key])) ?? [...at, key];
    if (block.slots === undefined) moved.set(pointerOf([...at, 'slots']), writtenAt(first));
    for (const key of keys) moved.set(pointerOf([...at, 'slots', key]), writtenAt(key));
    const rest = Object.entries(block).filter(([key]) => !keys.includes(key));
    const inner = Object.fromEntries(keys.map((key) => [key, block[key] ?? null]));
    return { ...Object.fromEntries(rest), slots: { ...slots, ...inner } };
  }

  #areBlocks(value: Json | undefined): boolean {
    if (value === undefined || !isArray(value) || value.length === 0) return false;
    return value.every((each) => isObject(each) && this.#schemas.blocks.has(String(each.type)));
  }

  /**
   * A block of a slot that does not allow it, without slots of its own: one mistake. Its content goes into the props, where the queries
   * that it reads count as used.
   */
  #withoutSlots(block: JsonObject, { type, name }: SlotOf): JsonObject {
    const allowed = slotsOf(this.#schemas.blocks.get(type)).get(name);
    const { slots, ...rest } = block;
    if (slots === undefined || allowed?.includes(String(block.type))) return block;
    return { ...rest, props: { ...objectOf(block.props), slots } };
  }
}
