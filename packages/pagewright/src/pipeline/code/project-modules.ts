import path from 'node:path';
import { projectFile } from '../../project/declared.ts';
import { isFile } from '../files-below.ts';
import { type Program, parseFile } from './syntax-tree.ts';

/** A file of the project config, and what it imports. */
interface ProjectModule {
  /** An absolute path. */
  readonly file: string;
  /** As they are written. */
  readonly imports: readonly string[];
}

function modulesOf(root: string): ProjectModule[] {
  const found = new Map<string, ProjectModule>();
  const follow = (file: string) => {
    if (found.has(file) || !isFile(file)) return;
    const program = parseFile(path.dirname(file), path.basename(file));
    const imports = program ? importsIn(program) : [];
    found.set(file, { file, imports });
    for (const specifier of imports)
      if (specifier.startsWith('.')) follow(path.resolve(path.dirname(file), specifier));
  };
  follow(path.join(root, projectFile));
  return [...found.values()];
}

/** The files that the project config imports, and those that they import, as absolute paths. Packages do not count. */
export function projectModules(root: string): string[] {
  return modulesOf(root).map(({ file }) => file);
}

/** What the project config and its files import, as it is written. */
export function importsOfProject(root: string): string[] {
  return modulesOf(root).flatMap(({ imports }) => imports);
}

function importsIn(program: Program): string[] {
  return program.body.flatMap((statement) =>
    (statement.type === 'ImportDeclaration' ||
      statement.type === 'ExportNamedDeclaration' ||
      statement.type === 'ExportAllDeclaration') &&
    statement.source
      ? [statement.source.value]
      : [],
  );
}
