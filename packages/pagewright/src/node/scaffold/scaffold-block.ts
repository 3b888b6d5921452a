import path from 'node:path';
import { pascalCase, sentenceCase } from '../../schema/word-case.ts';
import { assertNoFileExists, assertNotReserved, assertValidName, propertyKey } from './scaffold-names.ts';
import { moduleFolder, openRegistry, specifierFrom, withEntry } from './scaffold-registry.ts';
import { GENERATE, type ScaffoldOptions, type ScaffoldSteps } from './scaffold-step.ts';
import { fromTemplate } from './scaffold-template.ts';

/** Steps of `docs/recipes/add-a-block.md`. */
export function blockSteps(root: string, { name: type }: ScaffoldOptions): ScaffoldSteps {
  assertValidName(type, 'a block type');
  const component = pascalCase(type);
  assertNotReserved(type, component);
  assertNoFileExists(root, [`${component}.tsx`, `${component}.module.css`]);
  const registry = openRegistry(root, 'blocks');
  const file = path.posix.join(moduleFolder(registry, type), component);
  const names = { name: type, component, title: sentenceCase(type) };
  const entry = `${propertyKey(type)}: () => import('${specifierFrom(registry, `${file}.tsx`)}')`;
  return [
    ...fromTemplate(root, `schemas/blocks/${type}.json`, 'block.json', names),
    GENERATE,
    ...fromTemplate(root, `${file}.tsx`, 'block.tsx', names),
    ...fromTemplate(root, `${file}.module.css`, 'block.module.css', names),
    { file: registry.file, text: withEntry(registry, type, entry), isNew: false },
  ];
}
