import type { PlacedPlan } from '../../grammar/compile/compile-types.ts';
import type { Json } from '../../grammar/plan.ts';
import { eachPlace } from '../../schema/literal-completion.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import type { Diagnostic, Problem } from '../messages/diagnostic.ts';
import type { SourceFile } from './source-file.ts';
import type { Renamed } from './source-place.ts';

/** A link, an image or a heading, with its file. */
export interface PlacedValue extends PlacedPlan {
  readonly file: SourceFile;
  readonly renamed: Renamed;
  /** The index of its block among those of the page; undefined outside blocks. */
  readonly block?: number;
}

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
  found: Problem,
): Diagnostic {
  return place.file.diagnose(found, place.renamed);
}
