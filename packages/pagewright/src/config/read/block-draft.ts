import type { ParamLists } from '../../grammar/block-limits.ts';
import { type ConditionKey, conditionKeys } from '../../grammar/compile/compile-condition.ts';
import type { Schedule } from '../../grammar/schedule.ts';
import {
  isObject,
  itemsOf,
  type Json,
  type JsonObject,
  objectOf,
  pointerToken,
  stringsOf,
} from '../../json/json-value.ts';
import { boundKeys } from '../constructs.ts';
import type { Origin } from './origin.ts';
import { readSchedule } from './read-schedule.ts';
import type { Written } from './written-place.ts';

/** A condition of a block, or of the section use that the block comes from. */
export interface ConditionDraft extends Written {
  readonly key: ConditionKey;
  readonly value: Json;
}

export interface SlotPlace {
  readonly name: string;
  /** The JSON pointer of the slot. */
  readonly pointer: string;
  /** The type and the props of the block that has the slot. */
  readonly of: string | undefined;
  readonly props: JsonObject;
}

/** A block of a config, before its props are checked. */
export interface BlockDraft extends Written {
  /** Its position in its array, from 1. */
  readonly number: number;
  readonly type: string | undefined;
  /** The version of the block type that the block was written for, if the block names one. */
  readonly version: number | undefined;
  readonly props: JsonObject;
  readonly id: string | undefined;
  /** True if the block, the block around it or its section use is hidden, so that visitors do not see it. */
  readonly isHidden: boolean;
  readonly schedule: Schedule | undefined;
  readonly only: ParamLists;
  readonly except: ParamLists;
  readonly conditions: readonly ConditionDraft[];
  /** The values of further keys that may contain paths, by key. */
  readonly bound: JsonObject;
  readonly slot?: SlotPlace;
  readonly isOptional: boolean;
  /** True if Ajv has accepted the structure of its file. */
  readonly isValid: boolean;
}

/** The `only` and `except` of a block or of a section use. */
export function readLimits({ only, except }: JsonObject): Pick<BlockDraft, 'only' | 'except'> {
  return { only: readLists(only), except: readLists(except) };
}

function readLists(lists: Json | undefined): ParamLists {
  return Object.fromEntries(
    Object.entries(objectOf(lists)).map(([name, values]) => [name, stringsOf(values)]),
  );
}

/**
 * The conditions of a block or of a section use.
 * @param pointer the JSON pointer of the block or use
 */
export function readConditions(
  block: JsonObject,
  pointer: string,
  origin: Origin,
): readonly ConditionDraft[] {
  return conditionKeys.flatMap((key) => {
    const value = block[key];
    return value === undefined ? [] : [{ key, value, origin, pointer: `${pointer}/${key}` }];
  });
}

function readBound(block: JsonObject): JsonObject {
  return Object.fromEntries(
    boundKeys.flatMap(({ name }) => {
      const value = block[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * A block of a file, followed by the blocks in its slots, as far as they can be parsed. The limits of a block also apply to the blocks in
 * its slots.
 * @param index position of the block in the array at `list`
 */
export function readBlocks(
  block: JsonObject,
  list: string,
  index: number,
  origin: Origin,
  isValid: boolean,
): readonly BlockDraft[] {
  const outer = readBlock(block, list, index, origin, isValid);
  const { number, type: of, props, isHidden, schedule, only, except } = outer;
  const inner = Object.entries(objectOf(block.slots)).flatMap(([name, blocks]) => {
    const pointer = `${outer.pointer}/slots${pointerToken(name)}`;
    return itemsOf(blocks)
      .filter(isObject)
      .map((each, position): BlockDraft => {
        const own = readBlock(each, pointer, position, origin, isValid);
        return {
          ...own,
          number,
          isHidden: isHidden || own.isHidden,
          schedule,
          only,
          except,
          conditions: [...outer.conditions, ...own.conditions],
          slot: { name, pointer, of, props },
        };
      });
  });
  return [outer, ...inner];
}

function readBlock(
  block: JsonObject,
  list: string,
  index: number,
  origin: Origin,
  isValid: boolean,
): BlockDraft {
  const pointer = list + pointerToken(index);
  return {
    origin,
    pointer,
    number: index + 1,
    type: typeof block.type === 'string' ? block.type : undefined,
    version: typeof block.version === 'number' ? block.version : undefined,
    props: objectOf(block.props),
    id: typeof block.id === 'string' ? block.id : undefined,
    isHidden: block.hidden === true,
    schedule: readSchedule(block),
    ...readLimits(block),
    conditions: readConditions(block, pointer, origin),
    bound: readBound(block),
    // A value of the wrong type, such as "yes", most likely means true. It is reported elsewhere.
    isOptional: block.optional !== undefined && block.optional !== false,
    isValid,
  };
}
