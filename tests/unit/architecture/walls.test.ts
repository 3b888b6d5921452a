import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from './project-files.ts';

const roots = ['src', 'packages/pagewright/src', 'packages/pagewright-studio/src'];

const files = sourceFiles().filter((file) => roots.some((root) => file.startsWith(`${root}/`)));
const imports = new Map(files.map((file) => [file, importsOf(file).filter((to) => files.includes(to))]));
const folders = [...new Set(files.flatMap(foldersAround))].sort();

function foldersAround(file: string): string[] {
  const folder = path.posix.dirname(file);
  return roots.includes(folder) ? [folder] : [folder, ...foldersAround(folder)];
}

/** For each file and folder directly in a folder: the others that it imports. */
function importsInside(folder: string): Map<string, Set<string>> {
  const childOf = (file: string) => file.slice(folder.length + 1).split('/')[0] ?? '';
  const inside = files.filter((file) => file.startsWith(`${folder}/`));
  const found = new Map(inside.map((file) => [childOf(file), new Set<string>()]));
  for (const file of inside)
    for (const to of imports.get(file) ?? [])
      if (to.startsWith(`${folder}/`) && childOf(to) !== childOf(file))
        found.get(childOf(file))?.add(childOf(to));
  return found;
}

/** The names of the files and folders that import themselves through others. */
function circleOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reaches = (from: string) => {
    const seen = new Set<string>();
    const open = [from];
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const to of graph.get(next) ?? [])
        if (!seen.has(to)) {
          seen.add(to);
          open.push(to);
        }
    return seen;
  };
  return [...graph.keys()].filter((name) => reaches(name).has(name)).sort();
}

describe('the walls of the site, the engine and the studio', () => {
  it('let imports run one way between the files and folders of each folder, types included', () => {
    const circles = folders
      .map((folder) => ({ folder, names: circleOf(importsInside(folder)) }))
      .filter(({ names }) => names.length > 0);
    expect(circles).toEqual([]);
  });
});
