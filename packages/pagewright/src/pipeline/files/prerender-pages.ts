import type { PagePayload } from '../../render/document/hydration-payload.ts';
import type { PageData, SourceTable } from '../../render/document/page-module.ts';
import type { HeadTag } from '../../render/head/head-tags.ts';
import { missingEntries } from '../pages/missing-entries.ts';
import { pageData } from '../pages/page-modules.ts';
import type { PagePath } from '../pages/page-paths.ts';
import { checkRequests, readPagePayload } from '../pages/page-payload.ts';
import { withoutUnwrittenLinks } from '../pages/unwritten-links.ts';
import { unwrittenPaths } from '../pages/unwritten-paths.ts';
import { type IncompletePage, lackingQueries } from '../queries/lacking-queries.ts';
import type { ContentReader } from '../reading/content-reader.ts';
import type { CheckedSite } from '../site/checked-site.ts';
import type { Warning } from '../warnings.ts';
import { type ClientManifest, pageScripts } from './client-manifest.ts';
import type { WriteFile } from './output-file.ts';
import { type PageContext, type PageFile, prerenderPage } from './prerender-page.ts';
import { runConcurrently } from './run-concurrently.ts';

export interface PagesOptions {
  readonly site: CheckedSite;
  readonly paths: readonly PagePath[];
  readonly sources: SourceTable;
  readonly reader: ContentReader;
  readonly manifest: ClientManifest;
  readonly earlierPages: EarlierPages;
  /** True to publish the site without its incomplete pages. Lists then omit links to these pages. */
  readonly allowIncomplete: boolean;
  /** Routes whose entries are unknown because a list could not be read, so pages may be missing. */
  readonly lackingRoutes: readonly IncompletePage[];
  readonly writeFile: WriteFile;
  /** Called with a line of progress. */
  readonly print: (line: string) => void;
}

/** A page whose file was written. */
export interface WrittenPage extends Omit<PageFile, 'html'> {
  /** Path of its file below the output folder. */
  readonly file: string;
}

/** A page that is not written, because its entry does not exist or necessary content could not be read. */
interface UnwrittenPage {
  readonly isUnwritten: true;
  readonly warnings: readonly Warning[];
  readonly lacking: readonly IncompletePage[];
}

/** The pages of the previous build. */
export interface EarlierPages {
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

/** The file for a path, under the name that static hosts look for. */
function fileOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  const decoded = segments.map(decodeURIComponent);
  if (decoded.some((segment) => segment.includes('/')))
    throw new Error(`The path ${path} contains an encoded slash, so it cannot be the path of a file`);
  return [...decoded, 'index.html'].join('/');
}

/** Returns functions that read the content of a page, and write its file. */
function pageWriter(options: PagesOptions, context: PageContext) {
  const { site, sources, reader, manifest, writeFile } = options;
  // The page with all blocks, including those that are shown at other times: a server renders the page at any time, so its scripts must be
  // complete.
  const wholes = new Map(site.pages.map((page) => [page.file, page]));

  async function payloadOf(each: PagePath, page: PageData): Promise<PagePayload> {
    return { ...(await readPagePayload({ ...each, page: page.plan }, sources, reader)), page };
  }

  async function write(
    each: PagePath,
    page: PageData,
    given?: PagePayload,
  ): Promise<WrittenPage | UnwrittenPage> {
    const path = { ...each, page: page.plan };
    const payload = given ?? (await payloadOf(each, page));
    const missing = missingEntries(path, page, payload, site);
    const lacking = lackingQueries(page, each.params, payload).map(({ name, query, key }) => ({
      path: each.path,
      query: name,
      source: query.source,
      key,
    }));
    if (missing.isPage || lacking.length > 0)
      return { isUnwritten: true, warnings: missing.warnings, lacking: missing.isPage ? [] : lacking };
    const scripts = pageScripts(manifest, wholes.get(each.page.file) ?? each.page, site.deferred);
    const { html, warnings, ...file } = await prerenderPage({ path: each.path, payload, scripts }, context);
    const name = fileOf(each.path);
    await writeFile(name, html);
    return { ...file, file: name, warnings: [...missing.warnings, ...warnings] };
  }

  return { payloadOf, write };
}

/** Collects the written pages by the index of their path, so that every build prints them in the same order. */
function writtenPages(total: number, print: (line: string) => void) {
  const heads = new Map<string, readonly HeadTag[]>();
  const warnings: (readonly Warning[])[] = [];
  const incomplete: (readonly IncompletePage[])[] = [];
  return {
    add(index: number, { path }: PagePath, written: WrittenPage | UnwrittenPage): void {
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

/** Prerenders all paths and writes their files. Writes no file if the entry of a path does not exist, or if the page is incomplete. */
export async function prerenderPages(options: PagesOptions, context: PageContext): Promise<PrerenderedPages> {
  const { site, sources, reader, earlierPages, lackingRoutes, print } = options;
  const plans = new Set(options.paths.map(({ page }) => page));
  const dataOf = new Map([...plans].map((page) => [page, pageData(page, site.fallbacks, site.deferred)]));
  const paths = [...options.paths].sort((left, right) => (left.path < right.path ? -1 : 1));
  const { payloadOf, write } = pageWriter(options, context);
  const { add, result } = writtenPages(paths.length, print);

  async function renderAndNote(
    index: number,
    each: PagePath,
    page: PageData,
    fingerprint: string | undefined,
    payload?: PagePayload,
  ): Promise<void> {
    const written = await write(each, page, payload);
    if (!('isUnwritten' in written)) earlierPages.note(each.path, fingerprint, written);
    add(index, each, written);
  }

  // The content that all pages share, such as the lists in menus.
  const words = context.languages ? [context.languages] : [];
  const shared = JSON.stringify([context.settings, context.shell.feed, ...words]);
  const doubtful: (readonly [index: number, path: PagePath, page: PageData])[] = [];
  await runConcurrently(paths, maxPages, async (each, index) => {
    const page = dataOf.get(each.page);
    if (!page) return;
    const requests = await checkRequests({ ...each, page: page.plan }, sources, reader);
    const { hasMissing } = requests;
    const fingerprint = `${shared}\n${requests.fingerprint}`;
    const reused = hasMissing ? undefined : earlierPages.reuse(each.path, fingerprint);
    if (hasMissing) doubtful.push([index, each, page]);
    else if (reused) add(index, each, reused);
    else await renderAndNote(index, each, page, fingerprint);
  });
  // Only after all other responses of the service is it clear whether a missing entry was deleted.
  await runConcurrently(doubtful, maxPages, ([index, each, page]) =>
    renderAndNote(index, each, page, undefined),
  );

  /** Renders pages again if their lists link to incomplete pages. */
  async function removeLinks(lacking: readonly IncompletePage[]): Promise<void> {
    const { heads } = result();
    const isUnwritten = unwrittenPaths(site.pages, [...heads.keys()], lacking);
    const written = paths.flatMap((each, index) => {
      const page = dataOf.get(each.page);
      return page && heads.has(each.path) ? [[index, each, page] as const] : [];
    });
    await runConcurrently(written, maxPages, async ([index, each, page]) => {
      const payload = await payloadOf(each, page);
      const left = withoutUnwrittenLinks(isUnwritten, page.plan, each.params, payload);
      if (left !== payload) await renderAndNote(index, each, page, undefined, left);
    });
  }
  const lacking = [...lackingRoutes, ...result().incomplete];
  if (options.allowIncomplete && lacking.length > 0) await removeLinks(lacking);
  return result();
}
