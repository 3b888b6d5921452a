import path from 'node:path';
import type { ProjectConfig } from '../../pipeline/site/project-config.ts';
import type { SiteConfig } from '../../site-types/registered-types.ts';
import { createShareImages, type ShareImages } from './share-images.ts';

interface SiteShareOptions {
  readonly project: ProjectConfig;
  readonly config: SiteConfig;
  /** Folder with the files of the site. */
  readonly client: string;
  /** Folder that is kept from build to build. */
  readonly work: string;
  readonly contentUrl: string | undefined;
  /** Milliseconds for the request of a picture. */
  readonly deadline: number;
}

/** `createShareImages` with the font, the colors and the logo of a site. */
export function siteShareImages(options: SiteShareOptions): Promise<ShareImages> {
  const { project, config, client, work, contentUrl, deadline } = options;
  return createShareImages({
    client,
    cache: path.join(work, 'share'),
    font: project.shareFont ?? project.font,
    colors: project.shareColors,
    logo: config.logo.src,
    contentBase: contentUrl,
    origins: config.imageOrigins ?? [],
    deadline,
  });
}
