import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recordOf } from '../../json/is-record.ts';

/** The folder and all folders around it. */
function withParents(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}

function readManifest(file: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** The files with the installed versions of the packages that a project names: plugins of Vite and of PostCSS are among them. */
export function versionFiles(root: string): string[] {
  const { dependencies, devDependencies } = readManifest(path.join(root, 'package.json'));
  const names = Object.keys({ ...recordOf(dependencies), ...recordOf(devDependencies) });
  const folders = withParents(root).map((folder) => path.join(folder, 'node_modules'));
  return names.sort().flatMap((name) => {
    const files = folders.map((folder) => path.join(folder, name, 'package.json'));
    return files.find((file) => existsSync(file)) ?? [];
  });
}
