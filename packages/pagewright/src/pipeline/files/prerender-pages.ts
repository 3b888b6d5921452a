import { getOrInsert } from '../../get-or-insert.ts';
import type { PagePlan } from '../../grammar/plan.ts';
import type { HeadTag } from '../../render/head/head-tags.ts';
import type { PageData, SourceTable } from '../../render/routing/page-module.ts';
import { literalProp } from '../pages/literal-prop.ts';
import { missingEntries } from '../pages/missing-entries.ts';
import { pageData } from '../pages/page-modules.ts';
import type { PagePath } from '../pages/page-paths.ts';
import { readPagePayload } from '../pages/page-payload.ts';
import type { ContentReader } from '../reading/content-reader.ts';
import type { CheckedSite } from '../site/checked-site.ts';
import type { ClientManifest } from './client-manifest.ts';
import type { WriteFile } from './output-file.ts';
import { kindOf, type PageContext, prerenderPage } from './prerender-page.ts';
import { runConcurrently } from './run-concurrently.ts';
import type { Warning } from './warnings.ts';

export interface PagesOptions {
  readonly site: CheckedSite;
  readonly paths: readonly PagePath[];
  readonly sources: SourceTable;
  readonly reader: ContentReader;
  readonly manifest: ClientManifest;
  readonly writeFile: WriteFile;
  /** Called with a line of progress. */
  readonly print: (line: string) => void;
}

interface PrerenderedPages {
  /** The head of every page that was written, by its path. */
  readonly heads: ReadonlyMap<string, readonly HeadTag[]>;
  /** For each block that threw, and for each entry that the content service does not have. */
  readonly warnings: readonly Warning[];
}

/** Pages that are read or rendered at a time. Each may send one request for each of its queries. */
const maxPages = 6;
const progressStep = 50;

/** The file of a path, as static hosts look for it. */
function fileOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  const decoded = segments.map(decodeURIComponent);
  if (decoded.some((segment) => segment.includes('/')))
    throw new Error(`The path ${path} contains an encoded slash, so it cannot be the path of a file`);
  return [...decoded, 'index.html'].join('/');
}

/** Prerenders all paths and writes their files. A path whose entry does not exist gets no file. */
export async function prerenderPages(options: PagesOptions, context: PageContext): Promise<PrerenderedPages> {
  const { site, sources, reader, manifest, writeFile, print } = options;
  const paths = [...options.paths].sort((left, right) => (left.path < right.path ? -1 : 1));
  const heads = new Map<string, readonly HeadTag[]>();
  // By index, so that every build prints them in the same order.
  const warnings: (readonly Warning[])[] = [];
  const pages = new Map<PagePlan, PageData>();
  const inBrowser = (path: PagePath) => {
    const page = getOrInsert(pages, path.page, () => pageData(path.page, site.fallbacks, site.deferred));
    return { page, path: { ...path, page: page.plan } };
  };

  // Everything is read first: whether a missing entry was deleted depends on the other responses of the service.
  await runConcurrently(paths, maxPages, async (path) => {
    await readPagePayload(inBrowser(path).path, sources, reader);
  });
  await runConcurrently(paths, maxPages, async (each, index) => {
    const { page, path } = inBrowser(each);
    const payload = { ...(await readPagePayload(path, sources, reader)), page };
    const missing = missingEntries(path, page, payload, site);
    warnings[index] = missing.warnings;
    if (missing.isPage) return;
    const types = each.page.blocks.map(({ type }) => type).filter((type) => !(type in site.deferred));
    const target = {
      path: each.path,
      kind: kindOf(each.page),
      keepsImage: literalProp(each.page.head, 'image') !== undefined,
      payload,
      preloads: manifest.preloads(types),
    };
    const file = await prerenderPage(target, context);
    await writeFile(fileOf(each.path), file.html);
    heads.set(each.path, file.head);
    warnings[index] = [...missing.warnings, ...file.warnings];
    if (heads.size % progressStep === 0) print(`  ${heads.size} of ${paths.length}`);
  });
  return { heads, warnings: warnings.flat() };
}
