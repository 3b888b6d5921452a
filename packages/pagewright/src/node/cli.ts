#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { nodeProblem } from './commands/node-version.ts';
import { program } from './program.ts';

const oldNode = nodeProblem(process.versions.node);
if (oldNode !== undefined) {
  console.error(oldNode);
  process.exit(1);
}

// A variable that is already set takes precedence over the file.
if (existsSync('.env')) process.loadEnvFile('.env');

await program.parseAsync().catch(async (error: unknown) => {
  const { errorText } = await import('./commands/error-text.ts');
  console.error(errorText(error));
  process.exit(1);
});
