import type { BlockVersions } from '../../config/schemas/written-versions.ts';
import { compact } from '../../json/compact.ts';
import { type JsonObject, objectOf, pointerOf } from '../../json/json-value.ts';
import { addProperty, removeSpot } from '../../json/spot.ts';
import { readSource } from '../diagnostics/source-file.ts';
import { versionsFile } from '../schemas/version-check.ts';
import type { ConfigFiles, OldConfigs, OldProps } from './old-blocks.ts';
import { editAt, rewriteValue, valueIn } from './rewrite-json.ts';
import { type Migrations, runMigrations } from './run-migrations.ts';
import { givenValues } from './section-values.ts';

/** A migration that could not be applied. */
export interface MigrationFailure {
  readonly props: OldProps;
  /** The version from which the migration leads to the next. */
  readonly from: number;
  readonly reason: string;
}

export interface MigratedConfigs extends ConfigFiles {
  readonly failures: readonly MigrationFailure[];
}

/**
 * Rewrites all old props, and records in `versions.json` that configs are written for the current versions of these block types. Formatting
 * and comments stay. Pure.
 * @param types the block types to record
 */
export function migrateConfigs(
  { files, schemaFiles }: ConfigFiles,
  { current, old, uses }: OldConfigs,
  types: readonly string[],
  migrations: Migrations,
): MigratedConfigs {
  const changed = { pages: new Map(files), schemas: new Map(schemaFiles) };
  const failures: MigrationFailure[] = [];
  for (const props of old) {
    const texts = props.folder === undefined ? changed.pages : changed.schemas;
    const { name } = props.file;
    const text = texts.get(name) ?? '';
    const before = propsIn(text, props);
    const result = runMigrations(before, props, migrations);
    if ('reason' in result) {
      failures.push({ props, ...result });
      continue;
    }
    texts.set(name, rewriteProps(text, props, before, result.value));
    for (const { use, path, before: given, after } of givenValues(
      props,
      before,
      result.value,
      uses,
      migrations,
    )) {
      if ('reason' in after) failures.push({ props: { ...props, file: use.file, path }, ...after });
      else texts.set(use.file.name, rewriteValue(texts.get(use.file.name) ?? '', path, given, after.value));
    }
  }
  const versions = changed.schemas.get(versionsFile);
  const recorded = recordVersions(versions, types, current);
  if (recorded !== undefined) changed.schemas.set(versionsFile, recorded);
  return { files: changed.pages, schemaFiles: changed.schemas, failures };
}

/** The props of a block, or an example. The paths of the other blocks in a file stay the same when one is rewritten, but not their offsets. */
function propsIn(text: string, { folder, path }: OldProps): JsonObject {
  const owner = objectOf(valueIn(text, path));
  return folder === undefined ? objectOf(owner.props) : owner;
}

/** The text of a file after the migration of one of its blocks, or of an example. */
function rewriteProps(
  text: string,
  { folder, path }: OldProps,
  before: JsonObject,
  after: JsonObject,
): string {
  if (folder !== undefined) return rewriteValue(text, path, before, after);
  const owner = objectOf(valueIn(text, path));
  const rewritten =
    'props' in owner || Object.keys(after).length === 0
      ? rewriteValue(text, [...path, 'props'], before, after)
      : editAt(text, path, (spot) => addProperty(spot, 'props', compact(after)));
  return 'version' in owner ? editAt(rewritten, [...path, 'version'], removeSpot) : rewritten;
}

/** `versions.json` with the current versions of some block types; undefined if it needs no change. */
function recordVersions(
  text: string | undefined,
  types: readonly string[],
  current: BlockVersions,
): string | undefined {
  const before = objectOf(text === undefined ? {} : readSource(versionsFile, text).value);
  const versions = types.map((type) => [type, current.get(type) ?? 1] as const);
  const after = versions.filter(([type, version]) => (before[type] ?? 1) !== version);
  if (after.length === 0) return undefined;
  const sorted = Object.entries({ ...before, ...Object.fromEntries(after) }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** Where props are: `page-configs/home.json:12:5`. */
export function placeOf({ file, folder, path }: OldProps, pages: string): string {
  const { line, column } = file.place(pointerOf(path), 'value');
  return `${folder ?? pages}/${file.name}:${line}:${column}`;
}
