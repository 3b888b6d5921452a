import path from 'node:path';
import {
  pascalCase,
  propertyKey,
  refuseBadName,
  refuseReserved,
  refuseTakenFiles,
} from './scaffold-names.ts';
import { moduleFolder, openRegistry, specifierFrom, withEntry } from './scaffold-registry.ts';
import { GENERATE, type ScaffoldSteps, type ScaffoldWish } from './scaffold-step.ts';
import { fillOwnTemplate, fillTemplate } from './scaffold-template.ts';

/** Steps of `docs/recipes/add-a-block.md`. */
export function blockSteps(root: string, { name: type }: ScaffoldWish): ScaffoldSteps {
  refuseBadName(type, 'a block type');
  const component = pascalCase(type);
  refuseReserved(type, component);
  refuseTakenFiles(root, [`${component}.tsx`, `${component}.module.css`]);
  const registry = openRegistry(root, 'blocks');
  const file = path.posix.join(moduleFolder(registry, type), component);
  const names = { name: type, component };
  const styles = fillTemplate(root, 'block.module.css', names);
  const entry = `${propertyKey(type)}: () => import('${specifierFrom(registry, `${file}.tsx`)}')`;
  return [
    {
      file: `schemas/blocks/${type}.json`,
      change: 'make',
      text: () => fillOwnTemplate(root, 'block.json', names),
    },
    GENERATE,
    { file: `${file}.tsx`, change: 'make', text: () => fillOwnTemplate(root, 'block.tsx', names) },
    ...(styles === undefined
      ? []
      : [{ file: `${file}.module.css`, change: 'make', text: () => styles } as const]),
    { file: registry.file, change: 'extend', text: (before) => withEntry(before, registry, type, entry) },
  ];
}
