import { isRecord } from '../../json/json-value.ts';
import { ExplainedError } from '../../pipeline/site/explained-error.ts';
import type { ProjectConfig } from '../../pipeline/site/project-config.ts';
import { readProject } from '../../pipeline/site/read-project.ts';
import { loadProjectPackage } from '../project-package.ts';
import { generateAndWarn, printReady } from './command-line.ts';

/** What the command passes to the studio. */
export interface StudioOptions {
  readonly root: string;
  readonly project: ProjectConfig;
  /** The port of the studio. The frame has the next one, or any free port if this is 0. */
  readonly port: number;
}

/** The package of the studio. Only some people on a team need it, so each site decides whether to install it. */
interface StudioPackage {
  /** Opens a project in the studio. Returns the URL with the token. */
  openStudio(options: StudioOptions): Promise<string>;
}

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
