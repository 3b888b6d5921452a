import { readProject } from '../../pipeline/site/read-project.ts';
import { openStudio } from '../studio/open-studio.ts';
import { generateAndWarn, printReady } from './command-line.ts';

/** `pagewright studio`: serves the visual editor of page configs. The page in the editor's frame has the next port. */
export async function studio({ port }: { readonly port: number }): Promise<void> {
  const root = process.cwd();
  const project = await readProject(root);
  await generateAndWarn(root);
  printReady(await openStudio({ root, project, port }));
}
