import type { Json } from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';

/** Versions of block types, by type. A missing type has version 1. */
export type BlockVersions = ReadonlyMap<string, number>;

/** The current version of a block type, from its schema. */
export function versionOf(schema: Json | JsonSchema | undefined): number {
  const version: unknown =
    schema !== undefined && schema !== null && typeof schema === 'object' && 'version' in schema
      ? schema.version
      : undefined;
  return isVersion(version) ? version : 1;
}

export function isVersion(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

/** The version that a block is written for: the version in the block, or else the version for all configs. */
export function writtenVersion(
  block: { readonly version?: unknown },
  type: string,
  written: BlockVersions,
): number {
  return isVersion(block.version) ? block.version : (written.get(type) ?? 1);
}
