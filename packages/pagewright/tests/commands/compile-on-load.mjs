import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

// `node --import` runs this file in the main thread. Node runs the hook in a thread of its own.
if (isMainThread) register(import.meta.url);

const compiled = path.resolve(import.meta.dirname, '../../../../.pagewright/compiled');

/**
 * A hook of Node's module loader: compiles TypeScript, and keeps the result for later processes. With it, commands in tests start in half
 * of the processor time that they need with tsx, which supports much more than these sources use.
 */
export async function load(url, context, next) {
  const [, extension] = /^file:.+\.(tsx?)(?:\?.*)?$/.exec(url) ?? [];
  if (extension === undefined) return next(url, context);
  const file = fileURLToPath(url);
  const text = readFileSync(file, 'utf8');
  const kept = path.join(
    compiled,
    `${createHash('sha256').update(`${extension}\n${text}`).digest('hex')}.mjs`,
  );
  return {
    format: 'module',
    source: readKept(kept) ?? (await compile(file, text, kept)),
    shortCircuit: true,
  };
}

function readKept(kept) {
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    return undefined;
  }
}

async function compile(file, text, kept) {
  const { transformWithOxc } = await import('vite');
  const { code } = await transformWithOxc(text, file, { sourcemap: false, target: 'es2022' });
  mkdirSync(compiled, { recursive: true });
  // Other processes may read the file, and a test may kill this one.
  const unfinished = `${kept}.${process.pid}`;
  writeFileSync(unfinished, code);
  renameSync(unfinished, kept);
  return code;
}
