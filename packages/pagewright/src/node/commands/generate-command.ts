import { generateFiles } from '../output/generated-files.ts';

/** `pagewright generate`: writes what is not up to date. */
export async function generate(): Promise<void> {
  const written = await generateFiles(process.cwd());
  console.log(
    written.length === 0
      ? 'All generated files are up to date.'
      : `Written:\n${written.map((file) => `  ${file}`).join('\n')}`,
  );
}
