import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  defaultPageFiles,
  nameOfPath,
  pageFile,
} from '../../../packages/pagewright/src/pipeline/files/page-files.ts';
import { fixtureFolder } from '../fixture-sites/build-once.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { hostileSite } from '../fixture-sites/hostile-site.ts';
import { representativePages } from './representative-pages.ts';

/** A fixture site whose pages are visited. */
export interface VisitedSite {
  readonly name: string;
  address(): string;
  readonly paths: readonly string[];
  /** The pages that a browser visits. The others show nothing that these pages do not show. */
  readonly visited: readonly string[];
  /** URLs of pictures in its content that do not exist. */
  readonly missing?: RegExp;
}

/** The paths in the sitemap of a fixture site. Read from disk, because Playwright needs all test titles at start. */
function builtPaths(name: string): string[] {
  const sitemap = path.join(fixtureFolder(name), 'sitemap.xml');
  if (!existsSync(sitemap))
    throw new Error(`${sitemap} does not exist yet: \`npm run test:browser\` builds it`);
  const locations = readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...locations].map(([, location]) => new URL(location ?? '').pathname);
}

/** Pages without content, which are equal in the demo. */
const withoutContent = ['/careers', '/policy', '/sourcing'];

/** The paths of the hostile site. Of numbered entries and pages, only the first of each kind. */
function hostilePaths(): string[] {
  const paths = builtPaths('hostile').filter((path) => !withoutContent.includes(path));
  const isNumbered = (path: string) => /\/(?:(?:note|study)-\d+|page\/(?!2$)\d+)$/.test(path);
  const first = (kind: string) => paths.filter((path) => path.includes(`/${kind}-`)).slice(0, 1);
  return [...paths.filter((path) => !isNumbered(path)), ...first('note'), ...first('study')];
}

/** The pages of each kind with the most difficult content. */
const difficultPages = [
  '/',
  '/company',
  '/industry/public-sector',
  '/insight/blog',
  '/insight/blog/everything-of-the-editor',
  '/insight/blog/long-title',
  '/insight/blog/empty-sections',
  '/insight/case-study/markup-as-words',
  '/platform/impress-ai',
  '/services/product-engineering',
  '/services/data-and-analytics',
  '/software/aws',
];

const demoPaths = builtPaths('demo');

function demoHtml(pagePath: string): string {
  return readFileSync(
    path.join(fixtureFolder('demo'), pageFile(nameOfPath(pagePath), defaultPageFiles)),
    'utf8',
  );
}

/** With `VISIT=all`, a browser visits every page. */
const all = process.env.VISIT === 'all';

export const visitedSites: readonly VisitedSite[] = [
  {
    name: 'the demo',
    address: demoSite,
    paths: demoPaths,
    visited: all ? demoPaths : representativePages(demoPaths, demoHtml),
  },
  {
    name: 'hostile content',
    address: hostileSite,
    paths: hostilePaths(),
    visited: all ? hostilePaths() : difficultPages,
    missing: /\/uploads\//,
  },
];
