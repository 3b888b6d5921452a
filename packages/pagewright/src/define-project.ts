import type { Extension } from './project/extension.ts';
import type { ProjectConfig } from './project/project-config.ts';

export { type Migration, mapItems, type WrittenProps } from './check/versions/migration.ts';
export { isFieldName } from './content/field-name.ts';
export type { SiteImages as ImageIndex } from './content/site-images.ts';
export { readImageIndex } from './pipeline/site/image-index.ts';
export type {
  ContentTools,
  DemoOptions,
  ServiceHandler,
  ServiceTools,
} from './project/content-tools.ts';
export type { Extension, ExtensionPart, ExtensionRule, RuledPage, RuleProblem } from './project/extension.ts';
export type { DeclaredOrigins, OriginPurpose, OriginReason, Policy } from './project/policy.ts';
export type {
  ConsentQuestion,
  PageFiles,
  ProjectConfig,
  ReportTarget,
  ShareColors,
  StudioSettings,
} from './project/project-config.ts';
export type { ViteSettings } from './project/vite-settings.ts';
export { builtInSchemas } from './schema/built-in/built-in-schemas.ts';

/** Types a project config; it returns what it is given. */
export function defineProject(project: ProjectConfig): ProjectConfig {
  return project;
}

/** Types an extension; it returns what it is given. */
export function defineExtension(extension: Extension): Extension {
  return extension;
}
