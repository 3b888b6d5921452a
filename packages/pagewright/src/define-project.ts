import type { EditorProject } from './pipeline/site/open-project.ts';
import type { ProjectConfig } from './pipeline/site/project-config.ts';

export type { Fix } from './check/fixes/fix.ts';
export { type Migration, mapItems, type WrittenProps } from './check/versions/migration.ts';
export { isFieldName } from './content/field-name.ts';
export type { Completion, CompletionKind } from './editor/completion/completion.ts';
export type { ConfigSymbol } from './editor/document-symbols.ts';
export type { FileRange } from './editor/text-range.ts';
export type { ContentTools, DemoOptions, ServiceHandler } from './pipeline/site/content-tools.ts';
export { type ImageIndex, readImageIndex } from './pipeline/site/image-index.ts';
export type { EditorProject, ProjectDiagnostic } from './pipeline/site/open-project.ts';
export type { ProjectConfig, ShareColors, StudioSettings } from './pipeline/site/project-config.ts';
export { builtInSchemas } from './schema/built-in/built-in-schemas.ts';

/** Types a project config; it returns what it is given. */
export function defineProject(project: ProjectConfig): ProjectConfig {
  return project;
}

/** Opens the project in a folder for an editor. Its code loads only now, because a project config does not need it. */
export async function openProject(root: string): Promise<EditorProject> {
  const { OpenProject } = await import('./pipeline/site/open-project.ts');
  return new OpenProject(root);
}
