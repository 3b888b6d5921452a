import path from 'node:path';
import {
  camelCase,
  pascalCase,
  propertyKey,
  refuseBadName,
  refuseReserved,
  refuseTakenFiles,
} from './scaffold-names.ts';
import { openRegistry, specifierFrom, withEntry, withImport } from './scaffold-registry.ts';
import { GENERATE, ScaffoldRefusal, type ScaffoldSteps, type ScaffoldWish } from './scaffold-step.ts';
import { fillOwnTemplate } from './scaffold-template.ts';

/** Steps of `docs/recipes/add-a-source.md`. */
export function sourceSteps(root: string, wish: ScaffoldWish): ScaffoldSteps {
  const { name, path: requestPath = name } = wish;
  refuseBadName(name, 'a source');
  const identifier = camelCase(name);
  refuseReserved(name, identifier);
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(requestPath)) {
    throw new ScaffoldRefusal(
      `--path expects the path of the request, without a slash at either end, but found "${requestPath}".`,
    );
  }
  refuseTakenFiles(root, [`${name}.ts`, `decode-${name}.ts`]);
  const registry = openRegistry(root, 'sources');
  const file = path.posix.join(path.posix.dirname(registry.file), `${name}.ts`);
  const specifier = specifierFrom(registry, file);
  const entry = identifier === name ? name : `${propertyKey(name)}: ${identifier}`;
  const names = {
    name,
    title: pascalCase(name),
    path: requestPath,
    generated: specifierFrom(registry, 'src/generated'),
  };
  return [
    {
      file: `schemas/content/${name}.json`,
      change: 'make',
      text: () => fillOwnTemplate(root, 'source.json', names),
    },
    GENERATE,
    { file, change: 'make', text: () => fillOwnTemplate(root, 'source.ts', names) },
    {
      file: registry.file,
      change: 'extend',
      // The entry first: it is below the imports, whose places it leaves as they are.
      text: (before) =>
        withImport(
          withEntry(before, registry, name, entry),
          registry,
          specifier,
          `import ${identifier} from '${specifier}';`,
        ),
    },
  ];
}
