import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
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

// The compiler does not copy stylesheets.
for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  // The bundle of the studio contains its stylesheets.
  if (file.endsWith('.css') && !file.startsWith('studio'))
    cpSync(path.join('src', file), path.join('dist', file));
}
process.exitCode = status ?? 1;
