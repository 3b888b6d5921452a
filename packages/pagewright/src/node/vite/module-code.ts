import path from 'node:path';
import { normalizePath } from 'vite';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { decodedSource } from '../../pipeline/generate/generate-decoders.ts';
import { browserPlan } from '../../pipeline/pages/browser-plan.ts';
import {
  clientEntry,
  definitionModule,
  devEntry,
  extensionSource,
  galleryEntry,
  serverEntry,
  threadEntry,
} from '../../pipeline/pages/entry-modules.ts';
import {
  hotUpdate,
  imagesModule,
  pageData,
  pageModule,
  pageName,
  routesModule,
  siteModule,
} from '../../pipeline/pages/page-modules.ts';
import { pageAtTime, pagesAtTime, timeZoneOf } from '../../pipeline/pages/scheduled-pages.ts';
import { extensionFile, extensionParts, extensionsOf } from '../../pipeline/project/extensions.ts';
import { framesModule, mediaOrigins } from '../../pipeline/project/frame-origins.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import { contentScript } from './dev-content.ts';
import { errorScript } from './dev-overlay.ts';
import { violationScript } from './dev-policy.ts';
import { galleryBlocks } from './gallery-blocks.ts';
import { virtualPrefix } from './virtual-names.ts';

/** The context that a module is generated for. */
interface ModuleUse {
  /** Folder of the project. */
  readonly root: string;
  /** The base of the site, without a slash at its end. */
  readonly base: string;
  /** True in the dev server. */
  readonly isServing: boolean;
  /** True for the bundle of the server. */
  readonly isServer: boolean;
}

/** Modules that are the same for all sites. */
const entries: ReadonlyMap<string, string> = new Map([
  ['client', clientEntry],
  ['dev-client', devEntry],
  ['server', serverEntry],
  ['threads', threadEntry],
  ['gallery-entry', galleryEntry],
  ['errors', errorScript],
  ['violations', violationScript],
  ['content', contentScript],
]);

/** What code imports for each source: a file of the site, or a module that also has the decoder. */
function sourceModules({ sources }: CheckedSite['code'], root: string): ReadonlyMap<string, string> {
  const foreign = new Set(extensionParts(extensionsOf(root), 'sources').map(({ name }) => name));
  return new Map(
    [...sources.entries].map(([name, file]) => [
      name,
      foreign.has(name) ? extensionSource(name) : `/${file}`,
    ]),
  );
}

/** The modules that exist because of extensions: the definition of the site, and the sources with their decoders. */
function extensionCode(name: string, { schemas }: CheckedSite, { root, isServer }: ModuleUse) {
  const partsOf = (kind: 'blocks' | 'sources') =>
    extensionParts(extensionsOf(root), kind).map((part) => ({
      name: part.name,
      module: normalizePath(path.join(root, extensionFile(root, part))),
    }));
  const sources = partsOf('sources');
  // Browsers load only the sources that their page names.
  if (name === 'definition') return definitionModule(partsOf('blocks'), isServer ? sources : []);
  const source = sources.find((each) => name === `source/${each.name}`);
  return source && decodedSource(source.name, source.module, schemas.content.get(source.name) ?? {});
}

/** The code of a page's module. For browsers, the page as its schedules show it now; for the server bundle, all of it. */
function pageCode(
  page: PagePlan,
  { fallbacks, deferred, code, site, now }: CheckedSite,
  { isServing, isServer, root }: ModuleUse,
): string {
  const shown = isServer ? page : pageAtTime(page, timeZoneOf(site ?? {}), now);
  const data = shown && pageData(shown, fallbacks, deferred);
  const { queries } = browserPlan(page);
  return pageModule(data, queries, sourceModules(code, root)) + (isServing ? hotUpdate : '');
}

/** The code of the virtual module with a name, without prefix; undefined if there is none. */
export function moduleCode(name: string, checked: () => CheckedSite, use: ModuleUse): string | undefined {
  const entry = entries.get(name);
  if (entry !== undefined) return entry;
  const site = checked();
  // A server shows pages as their schedules change, so it must know all routes. In development, saving a file is enough.
  if (name === 'routes') {
    const { pages, now } = site;
    const shown = use.isServing ? pagesAtTime(pages, timeZoneOf(site.site ?? {}), now) : pages;
    return routesModule(shown, virtualPrefix, use.base);
  }
  if (name === 'site') return siteModule(site.site);
  if (name === 'images') return imagesModule(site.images, mediaOrigins(use.root));
  if (name === 'frames') return framesModule(use.root);
  const fromExtension = extensionCode(name, site, use);
  if (fromExtension !== undefined) return fromExtension;
  if (name === 'gallery') return `export const blocks = ${JSON.stringify(galleryBlocks(use.root))};\n`;
  const page = site.pages.find((candidate) => pageName(candidate.file) === name);
  return page && pageCode(page, site, use);
}
