import type { Json } from '../../grammar/plan.ts';
import { isObject, isRecord, pointerToken } from '../../schema/json-value.ts';
import { completed, type ImageSizes } from '../../schema/literal-completion.ts';
import { literalFaults } from '../../schema/literal-fit.ts';
import { nodeOf, type SchemaNode } from '../../schema/schema-node.ts';
import { type PlacedValue, plainPlaces } from '../json/placed-value.ts';
import type { SourceFile } from '../json/source-file.ts';
import type { Diagnostic, Found } from '../messages/diagnostic.ts';
import { sourceSide } from '../page-schemas.ts';
import type { Workspace } from '../workspace.ts';
import { mend } from './mending.ts';

/** Content that stands in for a query that failed. With `by`, one for each value of that param. */
export type Fallback =
  | { readonly source: string; readonly content: Json }
  | {
      readonly source: string;
      readonly by: string;
      readonly content: { readonly [value: string]: Json };
      readonly unknown?: Json;
    };

export interface FallbackFile {
  readonly file: SourceFile;
  readonly source: string | undefined;
  /** Undefined when a fault stops it. */
  readonly fallback: Fallback | undefined;
  readonly places: readonly PlacedValue[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks a file of `_fallbacks/` as its source's content is checked, and fills in what delivery would. */
export function checkFallback(file: SourceFile, schema: SchemaNode, workspace: Workspace): FallbackFile {
  const nothing: FallbackFile = { file, source: undefined, fallback: undefined, places: [], diagnostics: [] };
  if (file.value === undefined) return nothing;
  const found: Found[] = [...literalFaults(file.value, schema)];
  const { value, renamed } = mend(file.value, schema);
  const told = (): readonly Diagnostic[] => found.map((each) => file.diagnose(each, renamed));
  if (!isObject(value)) return { ...nothing, diagnostics: told() };
  const { source, by, content, unknown } = value;
  if (typeof source !== 'string') return { ...nothing, diagnostics: told() };
  const side = sourceSide(workspace.schemas, source, 'content');
  if (!side) {
    found.push({
      code: 'unknown-source',
      pointer: '/source',
      on: 'value',
      facts: {
        source,
        options: [...workspace.schemas.content.keys()],
        isCoded: workspace.code.sources.withoutSchema.has(source),
      },
    });
    return { ...nothing, diagnostics: told() };
  }
  if (content === undefined) return { ...nothing, source, diagnostics: told() };
  const node = nodeOf(side);
  const stands: readonly (readonly [pointer: string, content: Json])[] =
    typeof by === 'string'
      ? [
          ...(isObject(content)
            ? Object.entries(content).map(([key, each]) => [`/content${pointerToken(key)}`, each] as const)
            : []),
          ...(unknown === undefined ? [] : [['/unknown', unknown] as const]),
        ]
      : [['/content', content]];
  if (typeof by === 'string') {
    const params = sourceSide(workspace.schemas, source, 'params');
    const options = params && isRecord(params.properties) ? Object.keys(params.properties) : [];
    if (!options.includes(by))
      found.push({ code: 'fallback-key', pointer: '/by', on: 'value', facts: { by, options, source } });
    if (!isObject(content))
      found.push({
        code: 'wrong-type',
        pointer: '/content',
        on: 'value',
        facts: { expected: `an object with one entry for each ${by}`, found: content },
      });
  }
  found.push(...stands.flatMap(([pointer, each]) => literalFaults(each, node, pointer)));
  const places =
    found.length === 0 ? stands.flatMap(([pointer, each]) => plainPlaces(each, node, file, pointer)) : [];
  const diagnostics = told();
  if (diagnostics.length > 0) return { file, source, fallback: undefined, places, diagnostics };
  return {
    file,
    source,
    fallback: assemble(source, by, content, unknown, node, workspace.images),
    places,
    diagnostics,
  };
}

function assemble(
  source: string,
  by: Json | undefined,
  content: Json,
  unknown: Json | undefined,
  node: SchemaNode,
  images: ImageSizes,
): Fallback {
  const fill = (each: Json) => completed(each, node, images);
  if (typeof by !== 'string' || !isObject(content)) return { source, content: fill(content) };
  const entries = Object.entries(content).map(([key, each]) => [key, fill(each)]);
  return {
    source,
    by,
    content: Object.fromEntries(entries),
    ...(unknown === undefined ? {} : { unknown: fill(unknown) }),
  };
}
