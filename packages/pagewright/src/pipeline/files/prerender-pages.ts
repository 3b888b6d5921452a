import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { PagePayload } from '../../render/document/hydration-payload.ts';
import type { PageData } from '../../render/document/page-module.ts';
import type { HeadTag } from '../../render/head/head-tags.ts';
import type { BuildLinks } from '../links/build-links.ts';
import type { FoundLinks } from '../links/service-links.ts';
import { missingEntries } from '../pages/missing-entries.ts';
import { pageData } from '../pages/page-modules.ts';
import type { PagePath } from '../pages/page-paths.ts';
import { checkRequests, readPagePayload } from '../pages/page-payload.ts';
import { type StoreImage, withStoredImages } from '../pages/stored-images.ts';
import { withoutUnwrittenLinks } from '../pages/unwritten-links.ts';
import { unwrittenPaths } from '../pages/unwritten-paths.ts';
import { type PageUse, pageUses } from '../policy/page-uses.ts';
import { mentionsIn } from '../policy/prove-policy.ts';
import { type IncompletePage, lackingQueries } from '../queries/lacking-queries.ts';
import type { Warning } from '../warnings.ts';
import { blockedHtml } from './blocked-html.ts';
import { type ClientManifest, pageScripts } from './client-manifest.ts';
import { type DiskNames, writablePages } from './page-clashes.ts';
import { assertNoPublicPages, defaultPageFiles, nameOfPath, pageFile } from './page-files.ts';
import { type PageContext, type PageFile, prerenderPage } from './prerender-page.ts';
import { runConcurrently } from './run-concurrently.ts';
import type { SiteBuild } from './site-files.ts';

export interface PagesOptions
  extends Pick<SiteBuild, 'project' | 'site' | 'sources' | 'reader' | 'writeFile'> {
  readonly paths: readonly PagePath[];
  /** See `writablePages`. */
  readonly disk: DiskNames;
  readonly manifest: ClientManifest;
  readonly earlierPages: EarlierPages;
  readonly links: BuildLinks;
  /** True to publish the site without its incomplete pages. Lists then omit links to these pages. */
  readonly allowIncomplete: boolean;
  /** Routes whose entries are unknown because a list could not be read, so pages may be missing. */
  readonly lackingRoutes: readonly IncompletePage[];
  /** Stores the images of other origins in the content of a page; absent if they keep their URLs. */
  readonly storeImage?: ((page: string, url: string) => ReturnType<StoreImage>) | undefined;
  /** Called with a line of progress. */
  readonly print: (line: string) => void;
}

export interface WrittenPage extends Omit<PageFile, 'html'> {
  /** Path of its file below the output folder. */
  readonly file: string;
  /** Its links to content services; absent if it has none. */
  readonly links?: FoundLinks;
  /** Paths of the images of other origins that the build has stored for it. */
  readonly stored?: readonly string[];
  /** What it loads of other origins. */
  readonly uses?: readonly PageUse[];
  /** The declared origins that its document contains. */
  readonly mentions?: readonly string[];
}

/** A page that is not written, because its entry does not exist or necessary content could not be read. */
interface UnwrittenPage {
  readonly isUnwritten: true;
  readonly warnings: readonly Warning[];
  readonly lacking: readonly IncompletePage[];
}

/** The pages of the previous build. */
export interface EarlierPages {
  /** The links of a page to content services. */
  linksOf(path: string): FoundLinks;
  /** Takes over the files of a page if the previous build rendered it from the same content; otherwise returns undefined. */
  reuse(path: string, fingerprint: string): WrittenPage | undefined;
  /** Called for each rendered page. Without a fingerprint, the next build must render the page again. */
  note(path: string, fingerprint: string | undefined, page: WrittenPage): void;
}

interface PrerenderedPages {
  /** The head of every written page, by its path. */
  readonly heads: ReadonlyMap<string, readonly HeadTag[]>;
  /** One for each block that threw, and one for each entry that the content service lacks. */
  readonly warnings: readonly Warning[];
  /** One for each query that an incomplete page lacks. */
  readonly incomplete: readonly IncompletePage[];
}

/** Maximum number of pages that are read or rendered at the same time. Each page may send one request per query. */
const maxPages = 24;
const progressStep = 50;

/** A path with the data of its page. Builds report pages in the order of `index`. */
interface PageJob {
  readonly index: number;
  readonly path: PagePath;
  readonly page: PageData;
}

/** A job for each path. */
function pageJobs(paths: readonly PagePath[], site: SiteBuild['site']): readonly PageJob[] {
  const known = new Map<PagePlan, PageData>();
  const dataOf = (plan: PagePlan) =>
    getOrInsert(known, plan, () => pageData(plan, site.fallbacks, site.deferred));
  return paths.map((path, index): PageJob => ({ index, path, page: dataOf(path.page) }));
}

/** Returns functions that read the content of a page, and write its file. */
function pageWriter(options: PagesOptions, context: PageContext) {
  const { project, site, sources, reader, manifest, links, storeImage, writeFile } = options;
  const { files = defaultPageFiles } = project;
  // The page with all blocks, including those that are shown at other times: a server renders the page at any time, so its scripts must be
  // complete.
  const wholes = new Map(site.pages.map((page) => [page.file, page]));

  async function payloadOf({ path, page }: PageJob): Promise<PagePayload> {
    return { ...(await readPagePayload({ ...path, page: page.plan }, sources, reader)), page };
  }

  async function write({ path, page }: PageJob, read: PagePayload): Promise<WrittenPage | UnwrittenPage> {
    const { payload: linked, links: found } = links.inPayload(read, path);
    const stored = await withStoredImages(linked, storeImage && ((url) => storeImage(path.path, url)));
    const { payload, files: images, urls, warnings: ofImages } = stored;
    const missing = missingEntries({ ...path, page: page.plan }, page, payload, site);
    const lacking = lackingQueries(page, path.params, payload).map(({ name, query, key }) => ({
      path: path.path,
      query: name,
      source: query.source,
      key,
    }));
    if (missing.isPage || lacking.length > 0)
      return { isUnwritten: true, warnings: missing.warnings, lacking: missing.isPage ? [] : lacking };
    const scripts = pageScripts(manifest, wholes.get(path.page.file) ?? path.page, site.deferred);
    const { html, warnings, ...file } = await prerenderPage({ path: path.path, payload, scripts }, context);
    const name = pageFile(nameOfPath(path.path), files);
    await writeFile(name, html);
    const uses = pageUses(html, page.plan, payload, path.params, site.schemas);
    const mentions = mentionsIn([html, ...urls].join('\n'), project);
    return {
      ...file,
      file: name,
      ...(Object.keys(found).length > 0 ? { links: found } : {}),
      ...(images.length > 0 ? { stored: images } : {}),
      ...(uses.length > 0 ? { uses } : {}),
      ...(mentions.length > 0 ? { mentions } : {}),
      warnings: [...missing.warnings, ...ofImages, ...warnings, ...blockedHtml(html, path.path)],
    };
  }

  return { payloadOf, write };
}

/** Collects the written pages by the index of their path, so that every build prints them in the same order. */
function writtenPages(total: number, print: (line: string) => void) {
  const heads = new Map<string, readonly HeadTag[]>();
  const warnings: (readonly Warning[])[] = [];
  const incomplete: (readonly IncompletePage[])[] = [];
  return {
    add({ index, path: { path } }: PageJob, written: WrittenPage | UnwrittenPage): void {
      warnings[index] = written.warnings;
      if ('isUnwritten' in written) {
        incomplete[index] = written.lacking;
        return;
      }
      heads.set(path, written.head);
      if (heads.size % progressStep === 0) print(`  ${heads.size} of ${total}`);
    },
    result: (): PrerenderedPages => ({
      heads,
      warnings: warnings.flat(),
      incomplete: incomplete.flat(),
    }),
  };
}

/** The content that all pages share, such as the lists in menus, as text. */
function sharedContent({ settings, shell, languages }: PageContext): string {
  return JSON.stringify([settings, shell.feed, ...(languages ? [languages] : [])]);
}

/** Prerenders all paths and writes their files. Writes no file if the entry of a path does not exist, or if the page is incomplete. */
export async function prerenderPages(options: PagesOptions, context: PageContext): Promise<PrerenderedPages> {
  const { project, site, sources, reader, earlierPages, lackingRoutes, links, print } = options;
  const { files = defaultPageFiles } = project;
  assertNoPublicPages(options.paths, files, site.publicFiles);
  const inOrder = options.paths.toSorted((left, right) => (left.path < right.path ? -1 : 1));
  const pages = writablePages(inOrder, files, options.disk);
  const jobs = pageJobs(pages.writable, site);
  const { payloadOf, write } = pageWriter(options, context);
  const { add, result } = writtenPages(jobs.length, print);

  async function renderAndNote(
    job: PageJob,
    fingerprint: string | undefined,
    payload: PagePayload,
  ): Promise<void> {
    const written = await write(job, payload);
    if (!('isUnwritten' in written)) {
      earlierPages.note(job.path.path, links.areFinal ? fingerprint : undefined, written);
      links.note(job.path.path, written.links);
    }
    add(job, written);
  }

  const shared = sharedContent(context);
  const doubtful: PageJob[] = [];
  const waiting: (readonly [PageJob, fingerprint: string | undefined])[] = [];
  async function renderOrWait(job: PageJob, fingerprint: string | undefined): Promise<void> {
    const payload = await payloadOf(job);
    if (links.mustWait(payload)) waiting.push([job, fingerprint]);
    else await renderAndNote(job, fingerprint, payload);
  }
  await runConcurrently(jobs, maxPages, async (job) => {
    const { path, page } = job;
    const requests = await checkRequests({ ...path, page: page.plan }, sources, reader);
    const { hasMissing } = requests;
    const fingerprint = `${shared}\n${requests.fingerprint}`;
    const isOld = hasMissing || !links.areSame(earlierPages.linksOf(path.path), path);
    const reused = isOld ? undefined : earlierPages.reuse(path.path, fingerprint);
    if (hasMissing) doubtful.push(job);
    else if (reused) {
      links.note(path.path, reused.links);
      add(job, reused);
    } else await renderOrWait(job, fingerprint);
  });
  // Only after all other responses of the service is it clear whether a missing entry was deleted.
  await runConcurrently(doubtful, maxPages, (job) => renderOrWait(job, undefined));
  await links.lookUp();
  await runConcurrently(waiting, maxPages, async ([job, fingerprint]) =>
    renderAndNote(job, fingerprint, await payloadOf(job)),
  );

  // Pages whose content links to pages that were not written are rendered again.
  const { heads } = result();
  const unwritten = options.paths.flatMap(({ path }) => (heads.has(path) ? [] : [path]));
  const leading = links.exclude(new Set(unwritten));
  const again = jobs.filter(({ path }) => leading.has(path.path));
  await runConcurrently(again, maxPages, async (job) => renderAndNote(job, undefined, await payloadOf(job)));

  /** Renders pages again if their lists link to incomplete pages. */
  async function removeLinks(lacking: readonly IncompletePage[]): Promise<void> {
    const isUnwritten = unwrittenPaths(site.pages, [...heads.keys()], lacking);
    const written = jobs.filter(({ path }) => heads.has(path.path));
    await runConcurrently(written, maxPages, async (job) => {
      const payload = await payloadOf(job);
      const left = withoutUnwrittenLinks(isUnwritten, job.page.plan, job.path.params, payload);
      if (left !== payload) await renderAndNote(job, undefined, left);
    });
  }
  const lacking = [...lackingRoutes, ...result().incomplete];
  if (options.allowIncomplete && lacking.length > 0) await removeLinks(lacking);
  const { warnings, ...prerendered } = result();
  return { ...prerendered, warnings: [...pages.warnings, ...warnings] };
}
