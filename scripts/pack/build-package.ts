import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// npm runs this in the folder of each package before it packs it. `dist/` is published.

const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

rmSync('dist', { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, '--project', 'tsconfig.build.json'], {
  stdio: 'inherit',
});

// The compiler does not copy stylesheets. Folders that it does not compile are published as bundles.
const { exclude } = JSON.parse(readFileSync('tsconfig.build.json', 'utf8'));
for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  const source = path.join('src', file);
  const isBundled = exclude.some((folder: string) => source.startsWith(path.normalize(`${folder}/`)));
  if (file.endsWith('.css') && !isBundled) cpSync(source, path.join('dist', file));
}
process.exitCode = status ?? 1;
