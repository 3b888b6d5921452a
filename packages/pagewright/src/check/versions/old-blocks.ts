import { type BlockVersions, versionOf, writtenVersion } from '../../config/schemas/written-versions.ts';
import { walkBlocks } from '../../config/walk-blocks.ts';
import { itemsOf, type JsonObject, objectOf, pointerToken, type Steps } from '../../json/json-value.ts';
import { type ParsedFile, readSource } from '../diagnostics/source-file.ts';
import type { Workspace } from '../diagnostics/workspace.ts';
import { loadSchemas } from '../schemas/load-schemas.ts';
import { schemaName } from '../schemas/name-check.ts';
import { readVersions, versionsFile } from '../schemas/version-check.ts';
import type { VersionStep } from './run-migrations.ts';

/** Props that are written for an older version of their block type: the props of a block, or an example of a schema. */
export interface OldProps extends VersionStep {
  readonly file: ParsedFile;
  /** The folder of the file; undefined for a page config. */
  readonly folder: 'schemas' | undefined;
  /** The path of the block or of the example. */
  readonly path: Steps;
}

/** A use of a shared section, with the values that it gives to it. */
export interface SectionUse {
  readonly file: ParsedFile;
  readonly path: Steps;
  readonly section: string;
  readonly given: JsonObject;
}

/** The files whose text the versions of block types concern. */
export type ConfigFiles = Pick<Workspace, 'files' | 'schemaFiles'>;

export interface OldConfigs {
  /** The current version of each block type. */
  readonly current: BlockVersions;
  readonly old: readonly OldProps[];
  readonly uses: readonly SectionUse[];
  /** The names of files that must be corrected first, because their JSON has a mistake. */
  readonly broken: readonly string[];
}

/** Files whose blocks have props. */
const hasBlocks = (name: string) => !name.startsWith('_fallbacks/') && name !== '_redirects.json';

/** Finds everything that is written for an older version of its block type. Works on schemas with mistakes, too. */
export function findOldConfigs({ files, schemaFiles }: ConfigFiles): OldConfigs {
  const configs = [...files]
    .filter(([name]) => hasBlocks(name))
    .map(([name, text]) => readSource(name, text));
  const schemas = [...schemaFiles]
    .filter(([name]) => name === versionsFile || name.startsWith('blocks/'))
    .map(([name, text]) => readSource(name, text));
  const written = readVersions(schemas.find(({ name }) => name === versionsFile)?.value);
  const blockSchemas = schemas.filter(({ name }) => name !== versionsFile);
  const current = new Map(
    blockSchemas.flatMap(({ name, value }) => {
      const type = schemaName(name);
      return type === undefined ? [] : [[type, versionOf(value)] as const];
    }),
  );
  const behind = (type: unknown, block: JsonObject) => {
    if (typeof type !== 'string') return undefined;
    const from = writtenVersion(block, type, written);
    const to = current.get(type) ?? from;
    return from < to ? { type, from, to } : undefined;
  };
  const unfit = examplesThatDoNotFit(schemaFiles, current);
  const blocks = configs.flatMap((file) =>
    walkBlocks(objectOf(file.value)).map(({ value: block, steps: path }) => ({ file, block, path })),
  );
  const uses = blocks.flatMap(({ file, block, path }) =>
    typeof block.section === 'string'
      ? [{ file, path, section: block.section, given: objectOf(block.with) }]
      : [],
  );
  const old = [
    ...blocks.flatMap(({ file, block, path }): readonly OldProps[] => {
      const versions = behind(block.type, block);
      return versions ? [{ file, folder: undefined, path, ...versions }] : [];
    }),
    ...blockSchemas.flatMap((file) => {
      const versions = behind(schemaName(file.name), {});
      if (!versions) return [];
      // An example that fits has been rewritten with its schema.
      return [...itemsOf(objectOf(file.value).examples).keys()]
        .filter((index) => unfit.has(`${file.name}/examples${pointerToken(index)}`))
        .map((index): OldProps => ({ file, folder: 'schemas', path: ['examples', index], ...versions }));
    }),
  ];
  const broken = [...configs, ...schemas].filter(isBroken);
  return { current, old, uses, broken: broken.map(({ name }) => name) };
}

/** The examples that do not fit the current version of their block type: `blocks/cards.json/examples/0`. */
function examplesThatDoNotFit(
  schemaFiles: ConfigFiles['schemaFiles'],
  current: BlockVersions,
): ReadonlySet<string> {
  const versions = JSON.stringify(Object.fromEntries(current));
  const { diagnostics } = loadSchemas(new Map([...schemaFiles, [versionsFile, versions]]));
  return new Set(diagnostics.map(({ file, pointer }) => file + pointer.split('/', 3).join('/')));
}

function isBroken({ diagnostics }: ParsedFile): boolean {
  return diagnostics.some(({ code }) => code === 'json-syntax');
}
