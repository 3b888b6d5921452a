import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentAdapter } from '../../content/content-adapter.ts';
import { dayInWords } from '../../content/sanitising/date-time.ts';
import type { ProjectConfig } from '../../define-project.ts';
import type { PagePlan } from '../../grammar/plan.ts';
import type { HeadTag } from '../../render/head/head-tags.ts';
import { emptyPagePayload, type PagePayload } from '../../render/queries/content-service.ts';
import type { PageRenderer, PrerenderedPage } from '../../render/render-path.tsx';
import type { SourceTable } from '../../render/routing/page-module.ts';
import type { Address } from '../pages/addresses.ts';
import { literalProp } from '../pages/literal-prop.ts';
import { missingEntries } from '../pages/missing-entries.ts';
import { pageData } from '../pages/page-modules.ts';
import { readPagePayload } from '../pages/page-payload.ts';
import type { ContentReader } from '../reading/content-reader.ts';
import { ownPicture } from '../share/own-picture.ts';
import { needsSharePicture, withSharePicture } from '../share/share-head.ts';
import { createSharePictures } from '../share/share-pictures.ts';
import { pageSettings, requestTimeout } from '../site/build-settings.ts';
import type { CheckedSite } from '../site/checked-site.ts';
import { readClientManifest } from './client-manifest.ts';
import { feedPath, writeFeed } from './feed.ts';
import { frameSources } from './frame-sources.ts';
import { headerRules, speculationRules, writeHeadersFile } from './headers.ts';
import { type DocumentShell, writeDocument } from './html-document.ts';
import { aliasesOf, linkedData, metaOf } from './linked-data.ts';
import { writeRobots, writeSitemap } from './search-files.ts';
import { severalAtOnce } from './several-at-once.ts';
import type { Warning } from './warnings.ts';

interface PrerenderOptions {
  readonly project: ProjectConfig;
  readonly site: CheckedSite;
  readonly addresses: readonly Address[];
  readonly sources: SourceTable;
  readonly reader: ContentReader;
  readonly renderPath: PageRenderer['renderPath'];
  /** Folder of the client's bundle, which the pages are written into. */
  readonly client: string;
  /** What the browser is told; `''` on the site's own origin, nothing where no service is configured. */
  readonly browserReadsFrom: string | undefined;
  /** Address that the build reads content from, for pictures that are no files of the site. */
  readonly readFrom: string | undefined;
  /** `servicePath` of the content adapter. */
  readonly content: ContentAdapter;
  /** Folder in which share pictures are kept from build to build. */
  readonly keptShares: string;
  readonly say: (line: string) => void;
}

/** An address, and what its page is. */
interface Target {
  readonly path: string;
  readonly kind: string;
  /** Whether its config names the picture that shared links show. */
  readonly hasImage: boolean;
}

interface Prerendered {
  /** How many pages were written. */
  readonly pages: number;
  /** Their paths. */
  readonly written: ReadonlySet<string>;
  /** For each block that was omitted, and for each entry that the content service does not have. */
  readonly warnings: readonly Warning[];
}

/** `dist/<path>/index.html`, decoded, as static hosts look for it; an address never leaves the folder. */
function fileOf(client: string, address: string): string {
  const parts = address.split('/').map(decodeURIComponent);
  const file = path.join(client, ...parts, 'index.html');
  if (!file.startsWith(client + path.sep) || parts.some((part) => /^\.\.?$|[/\\\0]/.test(part)))
    throw new Error(`The address ${address} would leave the output folder`);
  return file;
}

/** What the config of a page calls it; see `head.kind` of the page schema. */
function kindOf(page: PagePlan): string {
  const kind = literalProp(page.head, 'kind');
  return typeof kind === 'string' ? kind : 'page';
}

const notFoundAddress = '/404';
/** Requests that the content service has to bear at a time are as many, for each query of a page. */
const pagesAtOnce = 6;

/** Writes every page and what stands beside them. */
export async function prerenderSite(options: PrerenderOptions): Promise<Prerendered> {
  const {
    project,
    site,
    addresses,
    sources,
    content,
    reader,
    renderPath,
    client,
    browserReadsFrom,
    readFrom,
    keptShares,
    say,
  } = options;
  const { site: layout } = site;
  if (!layout) throw new Error('There is no site config');
  const manifest = readClientManifest(client, site.code.blocks.entries);
  const shell: DocumentShell = {
    language: layout.head.language,
    script: manifest.entry,
    stylesheets: manifest.stylesheets,
    font: project.font,
    feed: addresses.some(({ page }) => kindOf(page) === 'post')
      ? { href: feedPath, title: layout.name }
      : undefined,
  };
  const shares = await createSharePictures({
    client,
    kept: keptShares,
    font: project.font,
    logo: layout.logo.src,
    contentBase: readFrom,
    origins: layout.imageOrigins ?? [],
    deadline: requestTimeout(),
  });
  /** The head with a picture for shared links, unless the config names one. */
  const shared = async (
    { path: address, kind }: Target,
    { html, head }: PrerenderedPage,
    hasOwn: boolean,
  ) => {
    const title = metaOf(head, 'og:title');
    if (hasOwn || title === undefined || !needsSharePicture(layout, head)) return head;
    const published = metaOf(head, 'article:published_time');
    const picture = await shares.make(address, ownPicture(html), {
      title,
      name: metaOf(head, 'author'),
      note: published === undefined ? undefined : dayInWords(published, layout.head.language),
      ground: kind === 'article' || kind === 'post' ? 'paper' : 'tint',
    });
    return picture === undefined ? head : withSharePicture(head, picture);
  };
  /** By the page's place in order, so that they come in the same order in every build. */
  const warnings: Warning[][] = [];
  /** Of every page that was written, by its address. */
  const heads = new Map<string, readonly HeadTag[]>();
  const settings = pageSettings(project, browserReadsFrom, content);
  const aliases = aliasesOf(site.pages);

  const write = async (file: string, target: Target, payload: PagePayload, preloads: readonly string[]) => {
    const { path: address } = target;
    const page = await renderPath(address, payload, settings);
    const head = await shared(target, page, target.hasImage);
    heads.set(address, head);
    const finalPayload: PagePayload = { ...payload, omitted: page.omitted.map((block) => block.index) };
    const text = writeDocument(shell, {
      path: address,
      html: page.html,
      pictures: page.preloads,
      head,
      payload: finalPayload,
      settings,
      preloads,
      linkedData: linkedData(layout, { ...target, head, picture: ownPicture(page.html)?.src }, aliases),
    });
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    return page.omitted.map((block) => ({
      kind: 'blocks that threw',
      cause: `${block.file} ${block.block} ${block.message}`,
      text: `${block.file}, block ${block.block} (${block.type}) threw on ${address} and was left out: ${block.message}`,
    }));
  };

  const inOrder = [...addresses].sort((left, right) => (left.path < right.path ? -1 : 1));
  const drawnOf = (address: Address) => {
    const page = pageData(address.page, site.fallbacks, site.deferred);
    return { page, drawn: { ...address, page: page.plan } };
  };
  // Everything is read first: whether a missing entry was deleted depends on what else the service delivered.
  await severalAtOnce(inOrder, pagesAtOnce, async (address) => {
    await readPagePayload(drawnOf(address).drawn, sources, reader);
  });
  await severalAtOnce(inOrder, pagesAtOnce, async (address, index) => {
    const { page, drawn } = drawnOf(address);
    const payload = { ...(await readPagePayload(drawn, sources, reader)), page };
    const missing = missingEntries(drawn, payload, site);
    warnings[index] = [...missing.warnings];
    if (missing.isPage) return;
    const types = address.page.blocks.map((block) => block.type).filter((type) => !(type in site.deferred));
    const file = fileOf(client, address.path);
    const hasImage = literalProp(address.page.head, 'image') !== undefined;
    const target = { path: address.path, kind: kindOf(address.page), hasImage };
    warnings[index].push(...(await write(file, target, payload, manifest.preloads(types))));
    if (heads.size % 50 === 0) say(`  ${heads.size} of ${addresses.length}`);
  });
  await write(
    path.join(client, '404.html'),
    { path: notFoundAddress, kind: 'page', hasImage: true },
    emptyPagePayload,
    [],
  );

  const frames = frameSources(site.pages, site.schemas);
  const contentOrigin = browserReadsFrom ? new URL(browserReadsFrom).origin : undefined;
  const { imageOrigins = [] } = layout;
  const rules = headerRules(
    { contentOrigin, imageOrigins, frames: frames.origins, hasAnalytics: settings.analyticsId !== undefined },
    frames.paths,
    project.cachedForADay ?? [],
  );
  await writeFile(path.join(client, '_headers'), writeHeadersFile(rules));
  await writeFile(path.join(client, 'speculation-rules.json'), speculationRules(content.servicePath));
  const written = addresses.filter((address) => heads.has(address.path));
  const changed = (address: string) => {
    const head = heads.get(address) ?? [];
    return metaOf(head, 'article:modified_time') ?? metaOf(head, 'article:published_time');
  };
  await writeFile(path.join(client, 'sitemap.xml'), writeSitemap(settings.siteUrl, written, changed));
  await writeFile(path.join(client, 'robots.txt'), writeRobots(settings.siteUrl, frames.paths));
  const posts = written.filter(({ page, isAlias }) => kindOf(page) === 'post' && !isAlias);
  if (shell.feed) {
    const entries = posts.map(({ path: address }) => heads.get(address) ?? []);
    await writeFile(path.join(client, feedPath), writeFeed(settings.siteUrl, layout, entries));
  }
  await rm(path.join(client, '.vite'), { recursive: true, force: true });
  const paths = new Set(written.map((address) => address.path));
  return { pages: written.length, written: paths, warnings: [...warnings.flat(), ...shares.warnings] };
}
