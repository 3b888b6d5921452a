import { isObject, type Json, objectOf, pointerToken } from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { nearest } from '../../schema/nearest.ts';
import type { BlockDraft } from '../block-draft.ts';
import type { Problem } from '../messages/diagnostic.ts';
import { schemaName } from '../schemas/name-check.ts';
import type { ParsedFile } from '../source-file.ts';
import type { Schemas } from '../workspace.ts';

/** The file below `schemas/` with the version of each block type that configs are written for. `pagewright migrate` writes it. */
export const versionsFile = 'versions.json';

/** Versions of block types, by their names. A type that is missing has version 1. */
export type BlockVersions = ReadonlyMap<string, number>;

/** The current version of a block type, from its schema. */
export function versionOf(schema: Json | JsonSchema | undefined): number {
  const version: unknown =
    schema !== undefined && schema !== null && typeof schema === 'object' && 'version' in schema
      ? schema.version
      : undefined;
  return isVersion(version) ? version : 1;
}

function isVersion(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

/** Reads the content of `versions.json`. */
export function readVersions(value: Json | undefined): BlockVersions {
  return new Map(
    Object.entries(objectOf(value)).flatMap(([type, version]) =>
      isVersion(version) ? [[type, version] as const] : [],
    ),
  );
}

/** Reports entries of `versions.json` that name a version which their block type does not have. Types without a schema do not matter. */
export function checkVersions(
  value: Json,
  blocks: ReadonlyMap<string, { readonly value: Json | undefined }>,
): readonly Problem[] {
  const notObject = { keyword: versionsFile, found: value, options: [], rule: 'must be an object' };
  if (!isObject(value)) return [{ code: 'schema-value', pointer: '', on: 'value', data: notObject }];
  const missing = [...blocks.keys()].filter((type) => !(type in value));
  return Object.entries(value).flatMap(([type, found]): readonly Problem[] => {
    const schema = blocks.get(type);
    const current = versionOf(schema?.value);
    const meant = schema ? undefined : nearest(type, missing);
    if (meant !== undefined) {
      const data = { key: type, options: missing, free: missing, owner: `the file ${versionsFile}` };
      return [{ code: 'unknown-key', pointer: pointerToken(type), on: 'key', data }];
    }
    if (!schema || (isVersion(found) && found <= current)) return [];
    const rule = current === 1 ? 'must be 1' : `must be a version from 1 to ${current}`;
    return [
      {
        code: 'schema-value',
        pointer: pointerToken(type),
        on: 'value',
        data: { keyword: type, found, options: [], rule },
      },
    ];
  });
}

/** The version that a block is written for: its own, or that of all configs. */
export function writtenVersion(
  block: { readonly version?: unknown },
  type: string,
  written: BlockVersions,
): number {
  return isVersion(block.version) ? block.version : (written.get(type) ?? 1);
}

/** Replaces the problems of examples by one, if configs are written for an older version of the block type. */
export function collectOldExamples(
  { name, value }: ParsedFile,
  problems: readonly Problem[],
  written: BlockVersions,
): readonly Problem[] {
  const type = name.startsWith('blocks/') ? schemaName(name) : undefined;
  const others = problems.filter(({ pointer }) => !pointer.startsWith('/examples/'));
  const current = versionOf(value);
  const found = writtenVersion({}, type ?? '', written);
  if (type === undefined || found >= current || others.length === problems.length) return problems;
  return [
    ...others,
    { code: 'old-version', pointer: '/examples', on: 'key', data: { type, found, current } },
  ];
}

/** Reports a block that is written for another version of its type: an older one, or one that does not exist. */
export function versionProblem(
  { type, version, pointer }: BlockDraft,
  schemas: Schemas,
): Problem | undefined {
  if (type === undefined) return undefined;
  const current = versionOf(schemas.blocks.get(type));
  const found = writtenVersion({ version }, type, schemas.written);
  if (found === current) return undefined;
  const at = { pointer: `${pointer}/${isVersion(version) ? 'version' : 'type'}`, on: 'value' } as const;
  return found < current
    ? { code: 'old-version', ...at, data: { type, found, current } }
    : { code: 'number-range', ...at, data: { found, max: current } };
}
