import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf, filesBelow, importsOf, namedImports, sourceFiles, textOf } from './project-files.ts';

const engine = 'packages/pagewright/src';
const doors = [`${engine}/tooling.ts`, `${engine}/tooling-node.ts`];

/** The rooms of the studio, which becomes a package of its own. */
const isStudio = (file: string) => /^packages\/pagewright\/src\/(?:studio|node\/studio)\//.test(file);

/** What a door exports, and whether there is a sentence about it. */
function symbolsOf(door: string): { readonly name: string; readonly isExplained: boolean }[] {
  const lines = textOf(door).split('\n');
  return lines.flatMap((line, index) => {
    const [, name] =
      /^export (?:\* as|(?:type )?\{|(?:async )?function) (\w+)/.exec(line) ??
      /^ {2}(\w+),$/.exec(line) ??
      [];
    return name === undefined
      ? []
      : [{ name, isExplained: /^ *\/\*\* .+ \*\/$/.test(lines[index - 1] ?? '') }];
  });
}

/** What the groups of the doors have: functions, types and constants. */
function namesIn(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...codeOf(file).matchAll(/^export (?:type )?\{([^}]+)\}/gm)])
    .flatMap(([, names = '']) => names.split(',').filter((name) => name.trim() !== ''));
}

/** The files that load with a file, and their imports. Types load nothing. */
function loadedWith(file: string, loaded = new Map<string, string[]>()): ReadonlyMap<string, string[]> {
  if (loaded.has(file)) return loaded;
  const code = codeOf(file).replace(/^(?:import|export) type [^;]*;/gm, '');
  const named = [...code.matchAll(/^(?:import|export)\b(?:[^;'"`]*?\bfrom)?\s*'([^']+)'/gm)].map(
    ([, to]) => to ?? '',
  );
  loaded.set(file, named);
  for (const to of named)
    if (to.startsWith('.') && to.endsWith('.ts'))
      loadedWith(path.posix.join(path.posix.dirname(file), to), loaded);
  return loaded;
}

describe('the doors for tools', () => {
  it('are the only modules of the engine that the studio imports', () => {
    const astray = sourceFiles()
      .filter(isStudio)
      .filter((file) => importsOf(file).some((to) => !isStudio(to) && !doors.includes(to)))
      .map((file) => file.slice(engine.length + 1));
    expect(astray).toEqual([]);
    // The code in the frame shares the errors of content with the site.
    const byName = sourceFiles().filter(isStudio).flatMap(namedImports);
    expect([...new Set(byName.filter((to) => /^pagewright/.test(to)))]).toEqual(['pagewright/source']);
  });

  it('are the only modules of the engine that the language server imports', () => {
    const files = filesBelow('packages/pagewright-language-server/src').filter((file) =>
      file.endsWith('.ts'),
    );
    const engineImports = files.flatMap(namedImports).filter((to) => /^pagewright(?:\/|$)/.test(to));
    expect([...new Set(engineImports)].toSorted()).toEqual(['pagewright/tooling', 'pagewright/tooling/node']);
  });

  it('have at most 60 symbols together, each with a sentence about it', () => {
    const symbols = doors.flatMap(symbolsOf);
    expect(symbols.filter(({ isExplained }) => !isExplained)).toEqual([]);
    expect(symbols.length).toBeGreaterThan(30);
    expect(symbols.length).toBeLessThanOrEqual(60);
  });

  it('have groups with 202 names together, a number that should only fall', () => {
    const names = ['tooling', 'node/tooling'].flatMap((folder) => namesIn(`${engine}/${folder}`));
    expect(names.length).toBe(202);
  });

  it('load no Node module in a browser', () => {
    const imports = [...loadedWith(`${engine}/tooling.ts`).values()].flat();
    expect(imports.length).toBeGreaterThan(200);
    expect(imports.filter((to) => to.startsWith('node:'))).toEqual([]);
  });
});
