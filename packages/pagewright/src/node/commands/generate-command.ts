import { generateFiles } from '../../pipeline/generate/generated-files.ts';

const written = await generateFiles(process.cwd());
console.log(
  written.length === 0
    ? 'All generated files are up to date.'
    : `Written:\n${written.map((file) => `  ${file}`).join('\n')}`,
);
