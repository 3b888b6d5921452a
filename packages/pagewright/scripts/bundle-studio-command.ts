import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleApp } from '../src/node/studio/http/app-files.ts';

// npm runs this before it packs the package: the user interface of the studio is published as a bundle.

const folder = path.resolve('dist/studio-app');
mkdirSync(folder, { recursive: true });
for (const [name, content] of await bundleApp()) writeFileSync(path.join(folder, name), content);
