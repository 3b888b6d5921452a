import type { ConfigKind } from '../../config/config-kind.ts';
import { sourceSchema } from '../../config/schemas/page-schemas.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import type { SectionDrafts } from '../../config/sections/section-draft.ts';
import { blockLists } from '../../config/walk-blocks.ts';
import { recordOf } from '../../json/is-record.ts';
import { isArray, isObject, type Json, type JsonObject, objectOf } from '../../json/json-value.ts';
import type { Renamed } from '../../json/source-place.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import { asList, movedInList } from './misplaced-blocks.ts';
import { moveKeys } from './move-keys.ts';

interface Moved {
  readonly value: Json;
  /** Where the values that were moved are written. */
  readonly moved: Renamed;
  readonly found: readonly Problem[];
}

const namesOf = (schema: unknown) => new Set(Object.keys(recordOf(recordOf(schema).properties)));

/**
 * Moves properties that were written in the wrong object to the one in which they belong, so that they are reported once and their values
 * are still checked: properties of a page that belong in its head, of a block in its props or slots, of a query in its params. The same for
 * the blocks and queries of a section and of `_site.json`.
 * @param sections the shared sections that the config can use
 * @param isValid true for a config that Ajv has accepted, which is returned as it is
 */
export function moveMisplacedKeys(
  config: Json,
  kind: ConfigKind,
  schemas: Schemas,
  sections: SectionDrafts,
  isValid: boolean,
): Moved {
  const found: Problem[] = [];
  const moved = new Map<string, readonly string[]>();
  if (isValid || !isObject(config)) return { value: config, moved, found };
  const page = schemas.grammar.get('page');
  const definitions = recordOf(page?.definitions);
  const { failed } = recordOf(schemas.grammar.get('site')?.definitions);
  const move = (
    value: JsonObject,
    own: unknown,
    inner: 'head' | 'params' | 'failed',
    schema: unknown,
    at: string[],
  ) => moveKeys(value, namesOf(own), inner, namesOf(schema), at, { found, moved });
  const moves = { schemas, own: namesOf(definitions.block), sections, found, moved };
  const withHead = kind === 'page' ? move(config, page, 'head', definitions.head, []) : config;
  const hasBlocks = kind === 'page' || kind === 'section';
  const top = hasBlocks ? asList(withHead, namesOf(schemas.grammar.get(kind)), moves) : withHead;
  const queries = Object.entries(objectOf(top.data)).map(([name, query]): [string, Json] => {
    if (!isObject(query)) return [name, query];
    const params = sourceSchema(schemas, typeof query.source === 'string' ? query.source : '', 'params');
    const at = ['data', name];
    const withParams = move(query, definitions.query, 'params', params, at);
    return [name, move(withParams, definitions.query, 'failed', failed, at)];
  });
  const lists = blockLists.flatMap((name): [string, Json][] => {
    const list = top[name];
    return isArray(list) ? [[name, movedInList(list, [name], moves)]] : [];
  });
  const value = {
    ...top,
    ...(queries.length > 0 ? { data: Object.fromEntries(queries) } : {}),
    ...Object.fromEntries(lists),
  };
  return { value, moved, found };
}
