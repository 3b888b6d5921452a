import { pagesFolder } from '../config/config-kind.ts';
import { configsOf, type EditorSite } from '../editor/editor-site.ts';
import type { ImageSizes } from '../schema/literal-completion.ts';
import { nearest, related } from '../schema/nearest.ts';
import { explainBlockType, explainImage, explainSource } from './explain-name.ts';
import { explainPage } from './explain-page.ts';
import type { BuiltSite, Explanation } from './explanation.ts';
import { allRoutesOf, type FoundPage, pageAtPath } from './page-at.ts';

interface ExplainOptions {
  /** The last build; undefined without one. */
  readonly built?: BuiltSite | undefined;
  /** The images of the site with the widths that the build has made. */
  readonly images?: ImageSizes | undefined;
}

function pageNamed(site: EditorSite, name: string): FoundPage | undefined {
  if (name.startsWith('/')) return pageAtPath(site, name);
  const file = name.replace(`${pagesFolder}/`, '');
  const page = configsOf(site, 'page').find((each) => each.file === file || each.file === `${file}.json`);
  return page && { page };
}

/**
 * Explains everything with a name: pages by path, route or file, block types, sources, and images by their path in `public/`. Empty if
 * nothing has the name; several explanations if things of several kinds have it.
 */
export function explain(
  site: EditorSite,
  name: string,
  { built, images }: ExplainOptions = {},
): readonly Explanation[] {
  const image = explainImage(site, name, images);
  const page = image ? undefined : pageNamed(site, name);
  return [
    page && explainPage(site, name, page, built),
    explainBlockType(site, name, built),
    explainSource(site, name, built),
    image,
  ].filter((each) => each !== undefined);
}

/** The name that the user most likely meant; undefined if none is similar. */
export function meantName(site: EditorSite, name: string): string | undefined {
  const { workspace } = site;
  const pages = configsOf(site, 'page');
  const images = Object.keys(workspace.images);
  const options = name.startsWith('/')
    ? [...pages.flatMap(allRoutesOf), ...images]
    : [
        ...workspace.schemas.blocks.keys(),
        ...workspace.schemas.content.keys(),
        ...pages.map(({ file }) => file.replace(/\.json$/, '')),
        ...images.map((src) => src.slice(1)),
      ];
  return nearest(name, options) ?? related(name, options);
}
