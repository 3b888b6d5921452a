import type { ConfigKind } from '../../config/config-kind.ts';
import { sourceSchema } from '../../config/schemas/page-schemas.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import type { SectionDrafts } from '../../config/sections/section-draft.ts';
import { blockLists } from '../../config/walk-blocks.ts';
import { isArray, isObject, isRecord, type Json, objectOf } from '../../json/json-value.ts';
import type { Renamed } from '../../json/source-place.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import { BlockMover } from './misplaced-blocks.ts';
import { moveKeys } from './move-keys.ts';

interface Moved {
  readonly value: Json;
  /** Where the values that were moved are written. */
  readonly moved: Renamed;
  readonly found: readonly Problem[];
}

const namesOf = (schema: unknown) =>
  new Set(isRecord(schema) && isRecord(schema.properties) ? Object.keys(schema.properties) : []);

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
  const definitions = isRecord(page?.definitions) ? page.definitions : {};
  const shared = schemas.grammar.get('site')?.definitions;
  const failed = isRecord(shared) ? shared.failed : undefined;
  const move = (
    value: Json,
    own: unknown,
    inner: 'head' | 'params' | 'failed',
    schema: unknown,
    at: string[],
  ) =>
    isObject(value) ? moveKeys(value, namesOf(own), inner, namesOf(schema), at, { found, moved }) : value;
  const blocks = new BlockMover(schemas, namesOf(definitions.block), sections, { found, moved });
  const withHead = objectOf(kind === 'page' ? move(config, page, 'head', definitions.head, []) : config);
  const hasBlocks = kind === 'page' || kind === 'section';
  const top = hasBlocks ? blocks.asList(withHead, namesOf(schemas.grammar.get(kind))) : withHead;
  const { data } = top;
  const queries =
    data !== undefined && isObject(data)
      ? Object.entries(data).map(([name, query]): [string, Json] => {
          const source = isObject(query) && typeof query.source === 'string' ? query.source : '';
          const at = ['data', name];
          const params = move(
            query,
            definitions.query,
            'params',
            sourceSchema(schemas, source, 'params'),
            at,
          );
          return [name, move(params, definitions.query, 'failed', failed, at)];
        })
      : [];
  const lists = blockLists.flatMap((name): [string, Json][] => {
    const list = top[name];
    return list === undefined ? [] : [[name, isArray(list) ? blocks.inList(list, [name]) : list]];
  });
  const value = {
    ...top,
    ...(queries.length > 0 ? { data: Object.fromEntries(queries) } : {}),
    ...Object.fromEntries(lists),
  };
  return { value, moved, found };
}
