import { generateFiles } from '../../pipeline/generate/generated-files.ts';

const written = await generateFiles(process.cwd());
console.log(
  written.length === 0
    ? 'Everything generated is current.'
    : `Written:\n${written.map((file) => `  ${file}`).join('\n')}`,
);
