import { isObject, itemsOf, type JsonObject } from '../../json/json-value.ts';
import { type BlockDraft, readBlocks } from '../read/block-draft.ts';
import type { Origin } from '../read/origin.ts';
import { type Contents, contentsOf, type QueryDraft, readQueries } from '../read/query-draft.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { type SectionParam, sectionParams } from './section-params.ts';

/** A shared section: a file in `page-configs/_sections/`. */
export interface SectionDraft {
  readonly name: string;
  readonly origin: Origin;
  readonly params: ReadonlyMap<string, SectionParam>;
  readonly queries: readonly QueryDraft[];
  readonly contents: Contents;
  readonly blocks: readonly BlockDraft[];
}

export type SectionDrafts = ReadonlyMap<string, SectionDraft>;

/** Reads a shared section. Omits parts that have a wrong form. */
export function readSection(
  name: string,
  section: JsonObject,
  origin: Origin,
  isValid: boolean,
  schemas: Schemas,
): SectionDraft {
  const queries = readQueries(section.data, origin, isValid);
  return {
    name,
    origin,
    params: sectionParams(section),
    queries,
    contents: contentsOf(queries, schemas),
    blocks: itemsOf(section.blocks).flatMap((block, index) =>
      isObject(block) ? readBlocks(block, '/blocks', index, origin, isValid) : [],
    ),
  };
}
