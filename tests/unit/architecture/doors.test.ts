import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf, filesBelow, importsOf, namedImports, textOf } from './project-files.ts';

const engine = 'packages/pagewright/src';
const doors = [`${engine}/tooling.ts`, `${engine}/tooling-node.ts`];
const doorNames = ['pagewright/tooling', 'pagewright/tooling/node'];

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
  it.each([
    { tool: 'pagewright-language-server', others: [] },
    // The code in the frame shares the errors of content with the site.
    { tool: 'pagewright-studio', others: ['pagewright/source'] },
  ])('are the modules of the engine that $tool imports', ({ tool, others }) => {
    const files = filesBelow(`packages/${tool}/src`).filter((file) => /\.tsx?$/.test(file));
    const named = files.flatMap((file) => [...namedImports(file), ...importsOf(file)]);
    const ofEngine = named.filter((to) => /^(?:packages\/)?pagewright(?:\/|$)/.test(to));
    expect([...new Set(ofEngine)].toSorted()).toEqual([...others, ...doorNames]);
  });

  it('have at most 60 symbols together, each with a sentence about it', () => {
    const symbols = doors.flatMap(symbolsOf);
    expect(symbols.filter(({ isExplained }) => !isExplained)).toEqual([]);
    expect(symbols.length).toBeGreaterThan(30);
    expect(symbols.length).toBeLessThanOrEqual(60);
  });

  it('are listed in decision 92', () => {
    const decision = textOf('docs/decisions/0092-tools-import-the-engine-through-two-doors.md');
    const rows = decision.split('\n').filter((line) => line.startsWith('|'));
    const listed = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(listed.toSorted()).toEqual(
      doors
        .flatMap(symbolsOf)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('have groups with 172 names together, a number that should only fall', () => {
    const names = ['tooling', 'node/tooling'].flatMap((folder) => namesIn(`${engine}/${folder}`));
    expect(names.length).toBe(172);
  });

  it('load no Node module in a browser', () => {
    const imports = [...loadedWith(`${engine}/tooling.ts`).values()].flat();
    expect(imports.length).toBeGreaterThan(200);
    expect(imports.filter((to) => to.startsWith('node:'))).toEqual([]);
  });
});
