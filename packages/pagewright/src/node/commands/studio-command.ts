import { isRecord } from '../../json/json-value.ts';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { readProject } from '../../pipeline/project/read-project.ts';
import { loadProjectPackage } from '../project-package.ts';
import { generateAndWarn, printReady } from './command-line.ts';
import type { StudioPackage } from './studio-package.ts';

const packageName = 'pagewright-studio';

const hasStudio = (value: unknown): value is StudioPackage =>
  isRecord(value) && typeof value.openStudio === 'function';

/** `pagewright studio`: serves the visual editor of page configs. The page in the editor's frame has the next port. */
export async function studio({ port }: { readonly port: number }): Promise<void> {
  const root = process.cwd();
  const installed = await loadProjectPackage(root, packageName);
  if (!hasStudio(installed))
    throw new ExplainedError(
      `The studio is a package of its own, and this project does not have it. Install it with: npm install --save-dev ${packageName}`,
    );
  const project = await readProject(root);
  await generateAndWarn(root);
  printReady(await installed.openStudio({ root, project, port }));
}
