import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleFrame } from '../src/node/frame/frame-code.ts';
import { bundleApp } from '../src/node/http/app-files.ts';

// npm runs this before it packs the package: the user interface, and the code in the frame, are published as bundles.

function write(folder: string, files: Iterable<readonly [name: string, content: Uint8Array | string]>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeFileSync(path.join(folder, name), content);
}

write(path.resolve('dist/bundles/app'), await bundleApp());
const { frame, state } = await bundleFrame();
write(path.resolve('dist/bundles/frame'), [
  ['frame.js', frame],
  ['state.js', state],
]);
