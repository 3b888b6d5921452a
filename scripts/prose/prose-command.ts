import { readFileSync } from 'node:fs';
import { checkProse } from './check-prose.ts';
import { proseFiles } from './prose-files.ts';

const files = proseFiles(process.cwd());
const problems = (
  await Promise.all(files.map(async (file) => checkProse(file, readFileSync(file, 'utf8'))))
).flat();
for (const { file, line, column, message } of problems) console.log(`${file}:${line}:${column} ${message}`);
console.log(
  `${problems.length === 0 ? 'No problems' : problems.length} in the prose of ${files.length} files.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
