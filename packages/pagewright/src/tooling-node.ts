// What tools for a site import of the engine if they run in Node: the server of the studio, language servers. `tooling.ts` has what needs
// no Node.
// Decision 92 lists both.

import type { DraftServer, DraftServerOptions } from './node/serving/draft-server.ts';
import { loadExtensions } from './pipeline/project/read-project.ts';
import { EditorProject } from './pipeline/site/open-project.ts';

// A project in a code editor

/** A part of a config, for the outline of its file. */
export type { ConfigSymbol } from './editor/document-symbols.ts';
export type {
  /** A project that is open in an editor: its diagnostics, and what is at an offset of a file. */
  EditorProject,
  /** A diagnostic with its text: what is wrong, and how to correct it. */
  ProjectDiagnostic,
} from './pipeline/site/open-project.ts';

/** Opens the project in a folder for an editor. Rejects if the project cannot be read. */
export async function openProject(root: string): Promise<EditorProject> {
  await loadExtensions(root);
  return new EditorProject(root);
}

// Drafts

export type {
  /** A dev server that shows drafts. */
  DraftServer,
  /** What a dev server for drafts needs: the check, and code of the tool that runs in pages. */
  DraftServerOptions,
} from './node/serving/draft-server.ts';
/** What a draft reads at a path of the site, also while it has errors. */
export * as drafts from './node/tooling/drafts-of-project.ts';
/** The page configs of a project, checked and compiled. */
export type { CheckedSite } from './pipeline/site/checked-site.ts';
/** A project whose page configs are drafts: its schemas, its check, and what else is on disk. */
export { DraftedProject } from './pipeline/site/drafted-project.ts';

/** Creates a dev server that shows drafts. Vite loads only now, because editors need none. */
export async function createDraftServer(options: DraftServerOptions): Promise<DraftServer> {
  const engine = await import('./node/serving/draft-server.ts');
  return engine.createDraftServer(options);
}

// A project on disk

/** What the package of the studio exports. `pagewright studio` calls it. */
export type { StudioPackage } from './node/commands/studio-package.ts';
/** Larger images are not decoded. */
export { maxPixels } from './node/files/image-limits.ts';
/** The icon of sites that have none, a file. */
export { plainIcon } from './node/images/plain-icon.ts';
/** The templates of a new page. */
export { pageTemplates } from './node/scaffold/page-templates.ts';
/** Files of a project: which are configs, which have changed, and which process has a lock. */
export * as projectFiles from './node/tooling/files-of-project.ts';
/** Git without a shell and without hooks. */
export * as git from './node/tooling/git.ts';
/** An error whose message names the place, the cause and the fix. */
export { ExplainedError } from './pipeline/explained-error.ts';
/** What a site declares about its project: the default export of `pagewright.config.ts`. */
export type { ProjectConfig } from './project/project-config.ts';

/** Writes the generated files of a project that are missing or out of date. */
export async function generateFiles(root: string): Promise<void> {
  const engine = await import('./node/output/generated-files.ts');
  await engine.generateFiles(root);
}

// Servers and content

/** The content service of a project: its URL, its credentials, and reads. */
export * as services from './node/tooling/content-of-project.ts';
/** Servers that refuse invalid requests, and how they listen. */
export * as servers from './node/tooling/servers.ts';
