import {
  type BlockVersions,
  isVersion,
  versionOf,
  writtenVersion,
} from '../../config/schemas/written-versions.ts';
import { isObject, type Json, objectOf, pointerToken } from '../../json/json-value.ts';
import { nearest } from '../../schema/nearest.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../diagnostics/source-file.ts';
import { schemaName } from './name-check.ts';

/** The file below `schemas/` with the version of each block type that configs are written for. `pagewright migrate` writes it. */
export const versionsFile = 'versions.json';

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
    const data = { keyword: type, found, options: [], rule };
    return [{ code: 'schema-value', pointer: pointerToken(type), on: 'value', data }];
  });
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
  const data = { type, found, current };
  return [...others, { code: 'old-version', pointer: '/examples', on: 'key', data }];
}
