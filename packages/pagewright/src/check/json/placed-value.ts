import type { Placed } from '../../grammar/compile/built.ts';
import type { Json } from '../../grammar/plan.ts';
import { eachPlace } from '../../schema/literal-completion.ts';
import { parts, remembered, type SchemaNode } from '../../schema/schema-node.ts';
import type { Diagnostic, Found } from '../messages/diagnostic.ts';
import type { SourceFile } from './source-file.ts';
import type { Renamed } from './source-place.ts';

/** A value of a file that links, images and headings are found by. */
export interface PlacedValue extends Placed {
  readonly file: SourceFile;
  readonly renamed: Renamed;
  /** Number of the block in which it stands, among those of its page; undefined outside blocks. */
  readonly block?: number;
}

/** Whether links, images or headings may stand in such a place; no check asks for other values of a block. */
export const isLookedAt = remembered((node) =>
  parts(node).some(
    ({ schema }) =>
      schema.format === 'href' || schema.format === 'image-src' || typeof schema.headingLevel === 'number',
  ),
);

/** Every plain value of a file that has no bindings, such as `_site.json`. */
export function plainPlaces(
  value: Json,
  node: SchemaNode,
  file: SourceFile,
  pointer = '',
): readonly PlacedValue[] {
  const found: PlacedValue[] = [];
  eachPlace(value, node, pointer, (each, at, where) => {
    found.push({ pointer: where, node: at, plan: { is: 'literal', value: each }, file, renamed: new Map() });
  });
  return found;
}

export function diagnoseAt(
  place: { readonly file: SourceFile; readonly renamed: Renamed },
  found: Found,
): Diagnostic {
  return place.file.diagnose(found, place.renamed);
}
