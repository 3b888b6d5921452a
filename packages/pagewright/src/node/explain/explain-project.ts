import { statSync } from 'node:fs';
import path from 'node:path';
import { baseOf, belowBase } from '../../content/base-path.ts';
import { explain, meantName } from '../../explain/explain.ts';
import type { Explanation } from '../../explain/explanation.ts';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { loadExtensions } from '../../pipeline/project/read-project.ts';
import { readEditorSite } from '../../pipeline/site/read-editor-site.ts';
import { readRegistries } from '../../pipeline/site/site-module.ts';
import { makeImages } from '../images/make-images.ts';
import { lastBuild } from './last-build.ts';

interface ProjectExplanation {
  /** Everything that has the name; empty if nothing has it. */
  readonly found: readonly Explanation[];
  /** The name that the user most likely meant, if nothing has the given name. */
  readonly meant?: string;
}

function withBytes(root: string, explanation: Explanation): Explanation {
  if (explanation.kind !== 'image') return explanation;
  return { ...explanation, bytes: statSync(path.join(root, explanation.file)).size };
}

/** Explains a name of the project in a folder. Throws an ExplainedError if the schemas have errors. */
export async function explainProject(root: string, name: string): Promise<ProjectExplanation> {
  await loadExtensions(root);
  const registries = readRegistries(root);
  const site = readEditorSite(root, registries);
  if (site.workspace.schemaDiagnostics.length > 0)
    throw new ExplainedError('The schemas have errors, so nothing can be explained. Run: npm run check');
  const built = lastBuild(root, registries);
  // A build has already made these images, so this only finds them.
  const images = built && (await makeImages(root, path.join(root, '.pagewright/images'), () => {})).index;
  const { siteUrl } = site.workspace;
  // A path of the address bar has the base.
  const local = (siteUrl && belowBase(name, baseOf(siteUrl))) ?? name;
  const found = explain(site, local, { built, images }).map((each) => withBytes(root, each));
  const meant = found.length > 0 ? undefined : meantName(site, local);
  return { found, ...(meant === undefined ? {} : { meant }) };
}
