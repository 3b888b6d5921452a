import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// npm runs this before it packs a package, in the folder of the package: `dist/` is what is published.

const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

rmSync('dist', { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, '--project', 'tsconfig.build.json'], {
  stdio: 'inherit',
});

// The compiler leaves stylesheets where they are.
for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  // The stylesheets of the studio are in its bundle.
  if (file.endsWith('.css') && !file.startsWith('studio'))
    cpSync(path.join('src', file), path.join('dist', file));
}
process.exitCode = status ?? 1;
