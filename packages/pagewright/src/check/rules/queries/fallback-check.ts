import { sourceSchema } from '../../../config/schemas/page-schemas.ts';
import {
  isObject,
  isRecord,
  type Json,
  type JsonObject,
  objectOf,
  pointerToken,
} from '../../../json/json-value.ts';
import { type ImageSizes, withDefaults } from '../../../schema/literal-completion.ts';
import { literalProblems } from '../../../schema/literal-problems.ts';
import { nodeOf, type SchemaNode } from '../../../schema/schema-node.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { ParsedFile, SourceFile } from '../../diagnostics/source-file.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';
import { plainReferences, type References } from '../../facts/references.ts';
import { readOutline } from '../../recover/outline.ts';
import { unknownSource } from './query-names.ts';

/** Content to show when a query fails. With `by`, `content` has an entry for each value of that param. */
export interface Fallback {
  readonly source: string;
  readonly by?: string;
  readonly content: Json;
  /** The content for all other values. */
  readonly unknown?: Json;
}

export interface FallbackFile {
  readonly file: SourceFile;
  readonly source: string | undefined;
  /** Undefined if it has an error. */
  readonly fallback: Fallback | undefined;
  readonly references: readonly References[];
  readonly diagnostics: readonly Diagnostic[];
}

type PlacedContent = readonly [pointer: string, content: Json];

/** Checks a file of `_fallbacks/` against the content schema of its source, and adds the same defaults as decoding a response. */
export function checkFallback(
  file: ParsedFile,
  schema: SchemaNode,
  workspace: Workspace,
  isValid: boolean,
): FallbackFile {
  const nothing: FallbackFile = {
    file,
    source: undefined,
    fallback: undefined,
    references: [],
    diagnostics: [],
  };
  if (file.value === undefined) return nothing;
  const { value, renamed, problems: found } = readOutline(file.value, schema, isValid);
  const report = (more: readonly Problem[]) =>
    [...found, ...more].map((each) => diagnose(file, each, renamed));
  const written = objectOf(value);
  const { source, content } = written;
  if (typeof source !== 'string') return { ...nothing, diagnostics: report([]) };
  const side = sourceSchema(workspace.schemas, source, 'content');
  if (!side) return { ...nothing, diagnostics: report([unknownSource(source, '/source', workspace)]) };
  if (content === undefined) return { ...nothing, source, diagnostics: report([]) };
  const node = nodeOf(side);
  const contents = contentsOf(written);
  const diagnostics = report([
    ...checkKey(written, source, workspace),
    ...(isValid ? [] : contents.flatMap(([pointer, each]) => literalProblems(each, node, pointer))),
  ]);
  if (diagnostics.length > 0) return { ...nothing, source, diagnostics };
  return {
    file,
    source,
    fallback: assemble(source, written, content, node, workspace.images),
    references: contents.map(([pointer, each]) => plainReferences(each, node, { file, renamed }, pointer)),
    diagnostics,
  };
}

/** All content in a file, with JSON pointers: one value, or with `by` one for each value of the param and one for all others. */
function contentsOf({ by, content, unknown }: JsonObject): readonly PlacedContent[] {
  if (typeof by !== 'string') return content === undefined ? [] : [['/content', content]];
  return [
    ...Object.entries(objectOf(content)).map(
      ([key, each]) => [`/content${pointerToken(key)}`, each] as const,
    ),
    ...(unknown === undefined ? [] : [['/unknown', unknown] as const]),
  ];
}

/** Reports a `by` that names no param of the source, and one whose content is not an object. */
function checkKey(
  { by, content = null }: JsonObject,
  source: string,
  { schemas }: Workspace,
): readonly Problem[] {
  if (typeof by !== 'string') return [];
  const params = sourceSchema(schemas, source, 'params');
  const options = params && isRecord(params.properties) ? Object.keys(params.properties) : [];
  const expected = `an object with one entry for each ${by}`;
  return [
    ...(options.includes(by) ? [] : [problemAt('fallback-key', '/by', { by, options, source })]),
    ...(isObject(content) ? [] : [problemAt('wrong-type', '/content', { expected, found: content })]),
  ];
}

function assemble(
  source: string,
  { by, unknown }: JsonObject,
  content: Json,
  node: SchemaNode,
  images: ImageSizes,
): Fallback {
  const fill = (each: Json) => withDefaults(each, node, images);
  if (typeof by !== 'string') return { source, content: fill(content) };
  const entries = Object.entries(objectOf(content)).map(([key, each]) => [key, fill(each)]);
  return {
    source,
    by,
    content: Object.fromEntries(entries),
    ...(unknown === undefined ? {} : { unknown: fill(unknown) }),
  };
}
