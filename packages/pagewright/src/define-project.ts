import type { ProjectConfig } from './pipeline/site/project-config.ts';

export { type Migration, mapItems, type WrittenProps } from './check/versions/migration.ts';
export { isFieldName } from './content/field-name.ts';
export type { SiteImages as ImageIndex } from './content/site-images.ts';
export type {
  ContentTools,
  DemoOptions,
  ServiceHandler,
  ServiceTools,
} from './pipeline/site/content-tools.ts';
export { readImageIndex } from './pipeline/site/image-index.ts';
export type { ProjectConfig, ShareColors, StudioSettings } from './pipeline/site/project-config.ts';
export { builtInSchemas } from './schema/built-in/built-in-schemas.ts';

/** Types a project config; it returns what it is given. */
export function defineProject(project: ProjectConfig): ProjectConfig {
  return project;
}
