import { builtinModules } from 'node:module';
import { describe, expect, it } from 'vitest';
import { codeOf, filesBelow, namedImports, textOf } from './project-files.ts';

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly name: string;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly peerDependencies?: Versions;
}

const files = filesBelow('.');

/** The folder of each package of the repository; the empty string is the root. */
const folders = files
  .filter((file) => /(?:^|\/)package\.json$/.test(file))
  .map((file) => file.replace(/\/?package\.json$/, ''));

const manifestOf = (folder: string): Manifest =>
  JSON.parse(textOf(folder === '' ? 'package.json' : `${folder}/package.json`));

/** The packages that contain a file, the nearest first. */
const packagesAround = (file: string) =>
  folders
    .filter((folder) => folder === '' || file.startsWith(`${folder}/`))
    .sort((one, other) => other.length - one.length);

/**
 * True for code that npm publishes: it finds no development dependencies of its package. The window of the studio is published as a
 * bundle that contains them.
 */
const isPublished = (file: string) =>
  /^packages\/[\w-]+\/src\//.test(file) && !file.startsWith('packages/pagewright-studio/src/browser/');

/** What a file may import: what the `package.json` of its package declares, and the package itself. */
function importable(file: string): ReadonlySet<string> {
  const [nearest = '', outer = ''] = packagesAround(file);
  // A folder with a `package.json` inside a package is a part of it that people install on demand.
  const manifests = [nearest, ...(outer === '' ? [] : [outer])].map(manifestOf);
  const declared = manifests.flatMap(({ name, dependencies, devDependencies, peerDependencies }) => [
    name,
    ...Object.keys({ ...dependencies, ...peerDependencies, ...(isPublished(file) ? {} : devDependencies) }),
  ]);
  // The types of `hast` are in `@types/hast`.
  return new Set(declared.flatMap((name) => [name, name.replace(/^@types\//, '')]));
}

/** The packages that a file imports or resolves: `react-dom` for `react-dom/client`. VS Code itself provides `vscode`. */
function packagesIn(file: string): string[] {
  const resolved = codeOf(file).matchAll(/\bcreateRequire\([^)]*\)(?:\.resolve)?\('([^']+)'\)/g);
  return [...namedImports(file), ...[...resolved].map(([, name = '']) => name)]
    .filter((specifier) => /^[@\w]/.test(specifier) && !/^(?:node|virtual):|^vscode$/.test(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
    .filter((name) => !builtinModules.includes(name));
}

const code = files.filter((file) => /\.(?:tsx?|mjs)(?:\.template)?$/.test(file));

describe('the packages of the repository', () => {
  it.each(folders)('declare all that their code imports, in "%s"', (folder) => {
    const own = code.filter((file) => packagesAround(file)[0] === folder);
    const undeclared = own.flatMap((file) =>
      packagesIn(file)
        .filter((name) => !importable(file).has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(undeclared).toEqual([]);
  });

  it('agree on the version of each package that they install together', () => {
    const together = folders.filter(
      (folder) => folder === '' || /^packages\/[\w-]+(?:\/starter)?$/.test(folder),
    );
    const versions = new Map<string, Set<string>>();
    for (const { dependencies, devDependencies } of together.map(manifestOf))
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
    const different = [...versions].filter(([, wanted]) => wanted.size > 1);
    expect(different.map(([name, wanted]) => `${name}: ${[...wanted].join(', ')}`)).toEqual([]);
  });
});
