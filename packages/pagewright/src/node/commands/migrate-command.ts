import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { runnerImport } from 'vite';
import { createChecker } from '../../check/check.ts';
import { pluralize, suggest } from '../../check/codes/message-text.ts';
import { reportText } from '../../check/printers/report-text.ts';
import { areUsable } from '../../check/schemas/load-schemas.ts';
import {
  type MigratedConfigs,
  type MigrationFailure,
  migrateConfigs,
  placeOf,
} from '../../check/versions/migrate-configs.ts';
import type { Migration } from '../../check/versions/migration.ts';
import { type ConfigFiles, findOldConfigs } from '../../check/versions/old-blocks.ts';
import { isRecord } from '../../json/json-value.ts';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { relativePath } from '../../pipeline/files-below.ts';
import { loadExtensions } from '../../pipeline/project/read-project.ts';
import { readWorkspace } from '../../pipeline/site/check-workspace.ts';

interface MigrateOptions {
  /** Folder of the page configs. */
  readonly pages: string;
  /** Prints what would change, and writes nothing. */
  readonly dryRun?: boolean;
}

/** A file that a migration changes: its path in the project, and its new text. */
interface ChangedFile {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/**
 * `pagewright migrate`: rewrites blocks that are written for an older version of their type, prints the differences, and checks the result.
 * Writes nothing if a migration fails. Exits with 1 if the result has errors.
 * @param only the block type to migrate; all types by default
 */
export async function migrate(
  only: string | undefined,
  { pages, dryRun = false }: MigrateOptions,
  root = process.cwd(),
): Promise<void> {
  const folder = path.resolve(root, pages);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new ExplainedError(
      `The folder ${pages} does not exist. Name the folder of the page configs with --pages.`,
    );
  const printed = relativePath(root, folder);
  await loadExtensions(root);
  const before = readWorkspace(root, folder);
  const found = findOldConfigs(before);
  if (found.broken.length > 0)
    throw new ExplainedError(
      `These files have a mistake in their JSON, so nothing was changed: ${found.broken.join(', ')}. npx pagewright check reports it.`,
    );
  const types = [...found.current.keys()];
  if (only !== undefined && !types.includes(only))
    throw new ExplainedError(
      `The block type "${only}" does not exist. ${suggest(only, types, 'The folder schemas/blocks has all of them.').repair}`,
    );
  if (!areUsable(before.schemaDiagnostics))
    throw new ExplainedError(
      `${reportText(before.schemaDiagnostics, { ...before, folder: printed })}\nCorrect the schemas first. Nothing was changed.`,
    );
  const old = found.old.filter(({ type }) => only === undefined || type === only);
  const migrations = await loadMigrations(root, old);
  const after = migrateConfigs(before, { ...found, old }, only === undefined ? types : [only], migrations);
  if (after.failures.length > 0)
    throw new ExplainedError(
      [...after.failures.map((each) => failureText(each, printed)), 'Nothing was changed.'].join('\n\n'),
    );
  const changes = changesBetween(before, after, printed);
  for (const { file, before: from, after: to } of changes) {
    console.log(
      createTwoFilesPatch(file, file, from, to, '', '', { context: 2, headerOptions: FILE_HEADERS_ONLY }),
    );
    if (!dryRun) writeFileSync(path.join(root, file), to);
  }
  const files = pluralize(changes.length, 'file');
  if (changes.length === 0) console.log('Everything is written for the current versions of its block types.');
  else console.log(`${dryRun ? 'Would change' : 'Changed'} ${files}.`);
  if (dryRun) return;
  const workspace = readWorkspace(root, folder);
  const { diagnostics } = createChecker({ compiles: false })(workspace);
  console.log(reportText(diagnostics, { ...workspace, folder: printed }));
  if (diagnostics.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

/** The file in the project with the migration from a version of a block type to the next version. */
function migrationFile(type: string, from: number): string {
  return `schemas/migrations/${type}/${from}-to-${from + 1}.ts`;
}

async function loadMigrations(
  root: string,
  old: readonly { readonly type: string; readonly from: number; readonly to: number }[],
): Promise<(type: string, from: number) => Migration> {
  const files = new Set(
    old.flatMap(({ type, from, to }) =>
      Array.from({ length: to - from }, (_, index) => migrationFile(type, from + index)),
    ),
  );
  const loaded = new Map<string, Migration>();
  for (const file of files) loaded.set(file, await loadMigration(root, file));
  return (type, from) => loaded.get(migrationFile(type, from)) ?? ((props) => props);
}

async function loadMigration(root: string, file: string): Promise<Migration> {
  const full = path.join(root, file);
  if (!existsSync(full))
    throw new ExplainedError(
      `${file} does not exist. Write the function that changes the props of one version into the props of the next. If the versions have the same props, return them unchanged:\n\nexport default (props) => props;`,
    );
  const migration = await defaultExport(root, full).catch((error: unknown) => {
    throw new ExplainedError(
      `${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  if (!isMigration(migration))
    throw new ExplainedError(`The default export of ${file} must be a function of props.`);
  return migration;
}

function isMigration(value: unknown): value is Migration {
  return typeof value === 'function';
}

async function defaultExport(root: string, file: string): Promise<unknown> {
  const { module } = await runnerImport<unknown>(file, { root, logLevel: 'silent' }).catch(
    async (error: unknown) => {
      // Vite finds a package only if it is built. Node also finds packages that run from their sources.
      const module: unknown = await import(pathToFileURL(file).href).catch(() => Promise.reject(error));
      return { module };
    },
  );
  return isRecord(module) ? module.default : undefined;
}

function failureText({ props, from, reason }: MigrationFailure, pages: string): string {
  return `${placeOf(props, pages)} The block "${props.type}" could not be migrated.\n  ${migrationFile(props.type, from)}: ${reason}`;
}

function changesBetween(before: ConfigFiles, after: MigratedConfigs, pages: string): readonly ChangedFile[] {
  const compare = (from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>, folder: string) =>
    [...to].flatMap(([name, text]): readonly ChangedFile[] => {
      const old = from.get(name) ?? '';
      return old === text ? [] : [{ file: `${folder}/${name}`, before: old, after: text }];
    });
  return [
    ...compare(before.files, after.files, pages),
    ...compare(before.schemaFiles, after.schemaFiles, 'schemas'),
  ];
}
