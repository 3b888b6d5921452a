import type { ProjectConfig } from '../../define-project.ts';
import { contentService, requestTimeout } from '../../pipeline/site/build-settings.ts';
import { siteFile } from '../../pipeline/site/site-module.ts';
import type { FrameServer } from './frame-server.ts';
import { PageContent } from './page-content.ts';

/** Reads content as the pages in the frame do: with the code of the site as it is now, and from the same service. */
export function contentOfFrame(
  { server, checkedSite }: FrameServer,
  project: ProjectConfig,
  texts: () => ReadonlyMap<string, string>,
): PageContent {
  const demo = () => server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  return new PageContent({
    texts,
    site: checkedSite,
    async sources() {
      const { default: site } = await server.ssrLoadModule(`/${siteFile}`);
      return site.sources;
    },
    base: () => contentService(project) ?? (project.content?.demo ? demo() : undefined),
    deadline: requestTimeout(),
  });
}
