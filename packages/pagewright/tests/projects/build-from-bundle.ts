import path from 'node:path';
import { build } from '../../src/node/builds/build.ts';

const [root = '', bundle = '', service] = process.argv.slice(2);

// Runs in a process of its own, which a test may kill.
await build({
  root,
  bundle,
  contentUrl: service,
  browserContentUrl: service,
  outDir: path.join(root, 'dist'),
  compress: false,
  print: console.log,
});
