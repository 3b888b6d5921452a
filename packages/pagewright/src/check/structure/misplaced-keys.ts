import type { Json } from '../../grammar/plan.ts';
import { isArray, isObject, isRecord, type JsonObject, pointerToken } from '../../schema/json-value.ts';
import { nearest } from '../../schema/nearest.ts';
import type { Problem } from '../messages/diagnostic.ts';
import { sourceSchema } from '../page-schemas.ts';
import type { Schemas } from '../workspace.ts';
import type { ConfigKind } from './structure-validator.ts';

/** The object whose properties were written one level too high: the head of a page, the props of a block, two objects of a query. */
type Inner = 'head' | 'props' | 'params' | 'failed';

interface Moved<Value extends Json = Json> {
  readonly value: Value;
  readonly found: readonly Problem[];
}

/**
 * Moves properties that were written on a page, a block or a query to the object in which they belong, so that they are reported once
 * and their values are still checked. The same for the blocks and queries of a section and of `_site.json`.
 */
export function moveMisplacedKeys(config: Json, kind: ConfigKind, schemas: Schemas): Moved {
  if (!isObject(config)) return { value: config, found: [] };
  const found: Problem[] = [];
  const names = (schema: unknown) =>
    new Set(isRecord(schema) && isRecord(schema.properties) ? Object.keys(schema.properties) : []);
  const page = schemas.grammar.get('page');
  const definitions = isRecord(page?.definitions) ? page.definitions : {};
  const shared = schemas.grammar.get('site')?.definitions;
  const failed = isRecord(shared) ? shared.failed : undefined;
  const move = (value: Json, own: unknown, inner: Inner, schema: unknown, pointer: string): Json => {
    if (!isObject(value)) return value;
    const moved = moveKeys(value, names(own), inner, names(schema), pointer);
    found.push(...moved.found);
    return moved.value;
  };
  const top = kind === 'page' ? move(config, page, 'head', definitions.head, '') : config;
  if (!isObject(top)) return { value: top, found };
  const moveInBlocks = (list: Json, pointer: string): Json =>
    isArray(list) ? list.map((block, index) => moveInBlock(block, `${pointer}/${index}`)) : list;
  const moveInBlock = (block: Json, pointer: string): Json => {
    const type = isObject(block) && typeof block.type === 'string' ? block.type : '';
    const moved = move(block, definitions.block, 'props', schemas.blocks.get(type), pointer);
    if (!isObject(moved) || moved.slots === undefined || !isObject(moved.slots)) return moved;
    const slots = Object.entries(moved.slots).map(([slot, list]): [string, Json] => [
      slot,
      moveInBlocks(list, `${pointer}/slots${pointerToken(slot)}`),
    ]);
    return { ...moved, slots: Object.fromEntries(slots) };
  };
  const blocks = (name: 'blocks' | 'end', list: Json | undefined): Readonly<Record<string, Json>> =>
    list === undefined ? {} : { [name]: moveInBlocks(list, `/${name}`) };
  const { data } = top;
  const queries =
    data !== undefined && isObject(data)
      ? Object.entries(data).map(([name, query]): [string, Json] => {
          const source = isObject(query) && typeof query.source === 'string' ? query.source : '';
          const params = sourceSchema(schemas, source, 'params');
          const pointer = `/data${pointerToken(name)}`;
          const moved = move(query, definitions.query, 'params', params, pointer);
          return [name, move(moved, definitions.query, 'failed', failed, pointer)];
        })
      : [];
  const value = {
    ...top,
    ...(queries.length > 0 ? { data: Object.fromEntries(queries) } : {}),
    ...blocks('blocks', top.blocks),
    ...blocks('end', top.end),
  };
  return { value, found };
}

/** @param own the properties that the object may have; `known` are those of its inner object */
function moveKeys(
  value: JsonObject,
  own: ReadonlySet<string>,
  inner: Inner,
  known: ReadonlySet<string>,
  pointer: string,
): Moved<JsonObject> {
  const target = value[inner];
  const given = target !== undefined && isObject(target) ? target : {};
  const isFree = target === undefined || isObject(target);
  const keys = Object.keys(value).filter(
    // A name that resembles one of the object's own is a typo of that.
    (key) => !own.has(key) && known.has(key) && !(key in given) && nearest(key, own) === undefined,
  );
  const [first] = keys;
  if (first === undefined || !isFree) return { value, found: [] };
  const rest = Object.entries(value).filter(([key]) => !keys.includes(key));
  const moved = Object.fromEntries(keys.map((key) => [key, value[key] ?? null]));
  return {
    value: { ...Object.fromEntries(rest), [inner]: { ...given, ...moved } },
    found: [
      { code: 'misplaced-key', pointer: pointer + pointerToken(first), on: 'key', data: { keys, inner } },
    ],
  };
}
