import path from 'node:path';
import { readProject } from '../../pipeline/project/read-project.ts';
import { camelCase, pascalCase } from '../../schema/word-case.ts';
import {
  assertNoFileExists,
  assertNotReserved,
  assertValidName,
  propertyKey,
  singular,
} from './scaffold-names.ts';
import { openRegistry, specifierFrom, withEntry, withImport } from './scaffold-registry.ts';
import { GENERATE, ScaffoldError, type ScaffoldOptions, type ScaffoldSteps } from './scaffold-step.ts';
import { fromTemplate } from './scaffold-template.ts';

/** Steps of `docs/recipes/add-a-source.md`. */
export async function sourceSteps(
  root: string,
  { name, path: requestPath = name, slug = false, list = false, service }: ScaffoldOptions,
): Promise<ScaffoldSteps> {
  assertValidName(name, 'a source');
  const identifier = camelCase(name);
  assertNotReserved(name, identifier);
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(requestPath)) {
    throw new ScaffoldError(
      `--path expects the path of the request, without a slash at either end, but found "${requestPath}".`,
    );
  }
  assertNoFileExists(root, [`${name}.ts`, `decode-${name}.ts`]);
  if (slug && list)
    throw new ScaffoldError('A source reads one entry (--slug) or a list (--list). Write only one of them.');
  const registry = openRegistry(root, 'sources');
  const file = path.posix.join(path.posix.dirname(registry.file), `${name}.ts`);
  const specifier = specifierFrom(registry, file);
  const entry = identifier === name ? name : `${propertyKey(name)}: ${identifier}`;
  // Inserts the entry first, because it comes after the imports and so does not move them.
  const text = withImport(
    { ...registry, text: withEntry(registry, name, entry) },
    specifier,
    `import ${identifier} from '${specifier}';`,
  );
  const names = {
    name,
    title: pascalCase(name),
    path: requestPath,
    ...(service === undefined ? {} : { service }),
    generated: specifierFrom(registry, 'src/generated'),
    singular: singular(name),
  };
  const { content } = await readProject(root);
  // A further service has plain JSON, as far as this command knows.
  const ofAdapter = service === undefined ? content?.templatesFor?.(requestPath) : undefined;
  const template = slug ? 'entry-source' : 'source';
  return [
    ...fromTemplate(
      root,
      `schemas/content/${name}.json`,
      `${list && ofAdapter === undefined ? 'list-' : ''}${template}.json`,
      names,
      ofAdapter,
    ),
    GENERATE,
    ...fromTemplate(root, file, `${service === undefined ? '' : 'service-'}${template}.ts`, names, ofAdapter),
    { file: registry.file, text, isNew: false },
  ];
}
