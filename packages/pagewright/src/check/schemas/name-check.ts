import { objectOf } from '../../json/json-value.ts';
import { builtInSchemas } from '../../schema/built-in/built-in-schemas.ts';
import { kebabCase, pascalCase } from '../../schema/word-case.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../diagnostics/source-file.ts';

/** The file below `schemas/` that declares what a site adds to `_site.json`. */
export const siteSchemaFile = 'site.json';

/** The name of the block type, source or shared schema that a file declares: `card-grid` for `blocks/card-grid.json`. */
export function schemaName(file: string): string | undefined {
  if (file === siteSchemaFile) return 'site';
  return /^[a-z]+\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.json$/.exec(file)?.[1];
}

/** Reports a file name that configs cannot use: with capital letters, spaces or another extension. */
export function checkFileName(file: string): readonly Problem[] {
  if (schemaName(file) !== undefined) return [];
  const [folder = '', ...rest] = file.split('/');
  const words = kebabCase(rest.join('-').replace(/\.[^.]*$/, ''));
  const data = { found: file, expected: words === '' ? undefined : `${folder}/${words}.json` };
  return [{ code: 'schema-file-name', pointer: '', on: 'value', data }];
}

function sharedFile(name: string, shared: ReadonlyMap<string, ParsedFile>): string | undefined {
  const file = shared.get(name)?.name;
  return file && `schemas/${file}`;
}

/** Reports a title that does not match the file name, or that a shared schema also has. Generated types are named after titles. */
export function checkTitle(
  { name: file, value }: ParsedFile,
  shared: ReadonlyMap<string, ParsedFile>,
): readonly Problem[] {
  const name = schemaName(file);
  const { title: found } = objectOf(value);
  if (name === undefined || typeof found !== 'string') return [];
  const at = { code: 'schema-title', pointer: '/title', on: 'value' } as const;
  const expected = pascalCase(name);
  if (found !== expected) return [{ ...at, data: { found, expected } }];
  const other = builtInSchemas.has(name) ? `pagewright/${name}.json` : sharedFile(name, shared);
  return other !== undefined && other !== `schemas/${file}` ? [{ ...at, data: { found, other } }] : [];
}
