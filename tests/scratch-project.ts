import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const copied = [
  'src',
  'schemas',
  'page-configs',
  'demo-content',
  'templates',
  'wordpress-plugin',
  'pagewright.config.ts',
  'package.json',
  'tsconfig.json',
];

/** A copy of the project that a test may change, inside the project, so that Node finds its packages. */
export interface ScratchProject {
  readonly root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  remove(): void;
}

export function createScratchProject(name: string): ScratchProject {
  const folder = path.join(root, '.pagewright/scratch', `${name}-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  for (const part of copied) {
    mkdirSync(path.dirname(path.join(folder, part)), { recursive: true });
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      // Other processes may be writing the schemas for editors.
      filter: (file) => !file.includes('node_modules') && !file.endsWith('.schema.json'),
    });
  }
  // Pictures for shared links are the same in every copy.
  for (const shared of ['public', '.pagewright/share']) {
    mkdirSync(path.join(root, shared), { recursive: true });
    mkdirSync(path.dirname(path.join(folder, shared)), { recursive: true });
    symlinkSync(path.join(root, shared), path.join(folder, shared));
  }
  return {
    root: folder,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
