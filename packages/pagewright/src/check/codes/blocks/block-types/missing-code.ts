import { nearest } from '../../../../schema/nearest.ts';
import { pascalCase } from '../../../../schema/word-case.ts';
import type { MessageText } from '../../message-text.ts';
import type { RegistryLine } from '../../project-file.ts';

/** Why a block type or a source cannot be used, or is not what its registry seems to say. `file` is the file to fix. */
export interface CodeProblem {
  readonly problem:
    | 'site-syntax'
    | 'no-site'
    | 'no-entry'
    | 'no-file'
    | 'no-module'
    | 'no-default'
    | 'no-schema'
    | 'twice'
    | 'no-service';
  readonly file: string;
  /** For a missing entry: the module that it would import, named like the module of another entry. Undefined if there is none. */
  readonly module?: string;
  /** For an unknown service of a source: its name, and the names that `pagewright.config.ts` declares. */
  readonly service?: { readonly name: string; readonly known: readonly string[] };
}

/** A block type or a source that a page uses, but that cannot be loaded. */
export interface MissingCode extends CodeProblem {
  readonly kind: 'block type' | 'source';
  readonly name: string;
}

/** Problems with the code of block types or sources, by name. */
export interface CodeProblems {
  /** Names with a schema, but without code that can be loaded. */
  readonly broken: ReadonlyMap<string, CodeProblem>;
  /** Names with an entry in their registry, but without a schema. */
  readonly withoutSchema: ReadonlySet<string>;
  /** Names whose entry leads to no file, has no schema, or is not the first one, with the place of the entry. */
  readonly lost?: ReadonlyMap<string, CodeProblem & { readonly line: RegistryLine }>;
}

export const noCodeProblems: CodeProblems = { broken: new Map(), withoutSchema: new Set() };

function registryEntry({ kind, name, module }: MissingCode): string {
  if (kind === 'source') return `Import ${module ?? `./${name}.ts`} in that file and add it to "sources".`;
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  return `Add this line: ${key}: () => import('${module ?? `./${name}/${pascalCase(name)}.tsx`}'),`;
}

function unknownService({ name, file, service = { name: '', known: [] } }: MissingCode): MessageText {
  const { known } = service;
  const meant = nearest(service.name, known);
  const declared = known.map((each) => `"${each}"`).join(', ');
  return {
    message: `${file} reads the service "${service.name}", which pagewright.config.ts does not declare in "services", so the source "${name}" has no content.`,
    repair:
      meant !== undefined
        ? `Did you mean "${meant}"?`
        : `Declare it there${known.length > 0 ? `, or write one of ${declared}` : ''}.`,
  };
}

export function missingCodeMessage(data: MissingCode): MessageText {
  const { kind, name, problem, file } = data;
  const [omitted, exported] = kind === 'source' ? ['its content', 'source'] : ['the block', 'component'];
  const notLoaded = `so the ${kind} "${name}" cannot be loaded.`;
  return {
    'site-syntax': {
      message: `${file} has a syntax error, ${notLoaded}`,
      repair: 'Fix the error. `npx tsc --noEmit` shows its line.',
    },
    'no-site': {
      message: `${file} does not export a site as its default, ${notLoaded}`,
      repair: 'Write: export default defineSite({ … });',
    },
    'no-entry': {
      message: `The ${kind} "${name}" has a schema but no entry in ${file}, so pages would be shown without ${omitted}.`,
      repair: registryEntry(data),
    },
    'no-file': {
      message: `The ${kind} "${name}" is loaded from ${file}, but that file does not exist.`,
      repair: 'Create the file, or correct its path in the registry.',
    },
    'no-module': {
      message: `The ${kind} "${name}" is imported as "${file}", which leads to no file and to no package.`,
      repair: `Create the file, or correct the name. For names such as "@/" write in pagewright.config.ts: vite: { resolve: { tsconfigPaths: true } }, which takes "paths" of tsconfig.json, or an alias as a text.`,
    },
    'no-default': {
      message: `${file} has no default export, ${notLoaded}`,
      repair: `Export the ${exported} as the default.`,
    },
    'no-schema': {
      message: `The ${kind} "${name}" has an entry in ${file}, but no schema, so no page can use it.`,
      repair: `Create schemas/${kind === 'source' ? 'content' : 'blocks'}/${name}.json, or remove the entry.`,
    },
    twice: {
      message: `The ${kind} "${name}" has two entries in ${file}, and only this last one counts.`,
      repair: 'Remove one, or correct its name.',
    },
    'no-service': unknownService(data),
  }[problem];
}
