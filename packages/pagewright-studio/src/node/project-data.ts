import path from 'node:path';
import type { DraftedProject, ProjectConfig } from 'pagewright/tooling/node';
import type { ProjectData } from '../browser/protocol.ts';

/** The folder of page configs, relative to the project. */
export const pagesFolder = 'page-configs';

/** What the config of a project says about its windows. */
interface WindowConfig {
  readonly content?: Pick<NonNullable<ProjectConfig['content']>, 'name'>;
  readonly studio?: ProjectConfig['studio'];
}

/** What windows need to know of a project. */
export function projectData(
  { root, disk, code, schemas }: DraftedProject,
  { content, studio = {} }: WindowConfig,
  frameOrigin: string,
): ProjectData {
  const { publicFiles, images, siteUrl } = disk;
  const { media, tones } = studio;
  return {
    name: path.basename(root),
    ...(content?.name === undefined ? {} : { contentName: content.name }),
    frameOrigin,
    ...(media === undefined ? {} : { hasMedia: true }),
    ...(tones ? { tones } : {}),
    schemas: {
      blocks: [...schemas.blocks],
      content: [...schemas.content],
      grammar: [...schemas.grammar],
      shared: [...schemas.shared],
      written: [...schemas.written],
    },
    publicFiles: [...publicFiles],
    images,
    blocks: [...code.blocks.entries],
    sources: [...code.sources.entries],
    ...(siteUrl === undefined ? {} : { siteUrl }),
  };
}
