import { baseOf } from '../../content/base-path.ts';
import { dayInWords } from '../../content/sanitising/date-time.ts';
import type { SiteConfig } from '../../generated/site-config.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { PagePayload } from '../../render/document/hydration-payload.ts';
import type { Settings } from '../../render/document/settings.ts';
import { type HeadTag, metaOf } from '../../render/head/head-tags.ts';
import type {
  OmittedBlock,
  PageRenderer,
  PrerenderedPage,
  ServedPreview,
} from '../../render/render-path.tsx';
import { literalProp } from '../pages/literal-prop.ts';
import { configIn, settingsIn } from '../pages/page-languages.ts';
import { type MainImage, mainImage, portraitOf } from '../share/main-image.ts';
import {
  needsShareImage,
  type ShareImageMaker,
  type ShareText,
  withShareImage,
} from '../share/share-head.ts';
import type { LanguageConfigs } from '../site/checked-site.ts';
import type { Warning } from '../warnings.ts';
import { type DocumentShell, writeDocument } from './html-document.ts';
import { type Breadcrumbs, breadcrumbsOf, linkedData } from './linked-data.ts';

/** The parts that are the same for all pages of a build. */
export interface PageContext {
  readonly config: SiteConfig;
  readonly languages: LanguageConfigs;
  readonly shell: DocumentShell;
  readonly settings: Settings;
  /** Breadcrumbs by language tag; `''` for the default language. */
  readonly breadcrumbs: ReadonlyMap<string, Breadcrumbs>;
  readonly renderPath: PageRenderer['renderPath'];
  readonly makeShareImage: ShareImageMaker;
}

export interface PrerenderTarget {
  readonly path: string;
  /** Its `page` is absent for a page without a config. */
  readonly payload: PagePayload;
  /** Scripts that the page needs to hydrate, in addition to the script of the site. */
  readonly scripts: readonly string[];
  /** The language of a page without a config. By default, the default language of the site. */
  readonly language?: string;
  readonly preview?: ServedPreview;
}

/** An image for shared links, and the inputs that it was made from. */
export interface SharedImage {
  readonly src: string;
  readonly image: MainImage | undefined;
  readonly text: ShareText;
}

export interface PageFile {
  readonly html: string;
  readonly head: readonly HeadTag[];
  /** The page's own image for shared links. */
  readonly share?: SharedImage;
  readonly warnings: readonly Warning[];
}

/** The kind of a page; see `head.kind` of the page schema. */
export function kindOf(page: PagePlan): string {
  const kind = literalProp(page.head, 'kind');
  return typeof kind === 'string' ? kind : 'page';
}

export function breadcrumbsIn(
  config: SiteConfig,
  languages: LanguageConfigs,
  pages: readonly PagePlan[],
): PageContext['breadcrumbs'] {
  return new Map(
    Object.entries({ ...languages, '': config }).map(([tag, each]) => [tag, breadcrumbsOf(each, pages)]),
  );
}

/** The context of the pages in one language. */
function contextIn(language: string | undefined, context: PageContext): PageContext {
  const config = configIn(context.config, context.languages, language);
  if (config === context.config) return context;
  return {
    ...context,
    config,
    settings: settingsIn(context.settings, context.config, config),
    // The feed of the site has only posts in its default language.
    shell: { ...context.shell, language: config.head.language, feed: undefined },
  };
}

/** The host name of the site, such as `example.com`. */
function hostOf(head: readonly HeadTag[]): string | undefined {
  const url = metaOf(head, 'og:url');
  return url && new URL(url).host;
}

/** The head of a page, with an image for shared links. A page without a config has none, and an image that the config names stays. */
async function withSharedImage(
  { path, payload: { page } }: PrerenderTarget,
  { html, head }: PrerenderedPage,
  image: MainImage | undefined,
  { config, settings: { siteUrl }, makeShareImage }: PageContext,
): Promise<Pick<PageFile, 'head' | 'share'>> {
  const title = metaOf(head, 'og:title');
  const keepsImage = !page || literalProp(page.plan.head, 'image') !== undefined;
  if (keepsImage || title === undefined || !needsShareImage(config, head, siteUrl)) return { head };
  const published = metaOf(head, 'article:published_time');
  const author = metaOf(head, 'author');
  const text = {
    kind: kindOf(page.plan),
    topic: metaOf(head, 'article:section'),
    title,
    name: author,
    note: published === undefined ? hostOf(head) : dayInWords(published, config.head.language),
    portrait: portraitOf(html, author, baseOf(siteUrl)),
  };
  const src = await makeShareImage(path, image, text);
  return src === undefined
    ? { head }
    : { head: withShareImage(head, src, siteUrl), share: { src, image, text } };
}

function omittedBlock({ file, block, type, message, advice }: OmittedBlock, path: string): Warning {
  return {
    kind: 'blocks that threw',
    cause: `${file} ${block} ${message}`,
    text: `${file}, block ${block} (${type}) threw on ${path} and was left out: ${message}`,
    ...(advice === undefined ? {} : { details: [advice] }),
  };
}

/** Renders the HTML file of a path. */
export async function prerenderPage(target: PrerenderTarget, context: PageContext): Promise<PageFile> {
  const { path, payload, scripts, preview } = target;
  const plan = payload.page?.plan;
  const language = target.language ?? plan?.language;
  const spoken = contextIn(language, context);
  const { config, shell, settings, breadcrumbs, renderPath } = spoken;
  const page = await renderPath(path, payload, settings, preview);
  const image = mainImage(page.html, baseOf(settings.siteUrl));
  const { head, ...share } = await withSharedImage(target, page, image, spoken);
  const html = writeDocument(shell, {
    path,
    html: page.html,
    imagePreloads: page.preloads,
    head,
    payload: { ...payload, omitted: page.omitted.map((block) => block.index) },
    settings,
    scripts,
    preview,
    linkedData: linkedData(
      config,
      { path, kind: plan ? kindOf(plan) : 'page', language, head, image: image?.src },
      settings.siteUrl,
      breadcrumbs.get(language ?? '') ?? new Map(),
    ),
  });
  return { html, head, ...share, warnings: page.omitted.map((block) => omittedBlock(block, path)) };
}
