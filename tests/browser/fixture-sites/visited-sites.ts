import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fixtureFolder } from './build-once.ts';
import { demoSite } from './demo-site.ts';
import { hostileSite } from './hostile-site.ts';

/** A fixture site of which every page is visited. */
export interface VisitedSite {
  readonly name: string;
  address(): string;
  readonly paths: readonly string[];
  /** The pages that are also tested for accessibility: of each kind the one with the most difficult content. */
  readonly chosen: readonly string[];
  /** The pages that are tested for accessibility at both widths: one of each kind. The others are tested at one. */
  readonly atBothWidths: readonly string[];
  /** The pages that a visit leaves with a client-side navigation to the next in the list. */
  readonly navigated: readonly string[];
  /** URLs of pictures in its content that do not exist. */
  readonly missing?: RegExp;
  /** Pages with invalid content: the browser requests it again and shows that it loads. */
  readonly invalid?: readonly string[];
}

/** The paths in the sitemap of a fixture site. Read from disk, because Playwright needs all test titles at start. */
function builtPaths(name: string): string[] {
  const sitemap = path.join(fixtureFolder(name), 'sitemap.xml');
  if (!existsSync(sitemap))
    throw new Error(`${sitemap} does not exist yet: \`npm run test:browser\` builds it`);
  const locations = readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...locations].map(([, location]) => new URL(location ?? '').pathname);
}

/** Pages of which the demo has an equal one, because no content is on them. */
const withoutContent = ['/careers', '/policy', '/sourcing'];

/** The paths of the hostile site, with only the first of each kind of numbered entries and pages. */
function hostilePaths(): string[] {
  const paths = builtPaths('hostile').filter((path) => !withoutContent.includes(path));
  const isNumbered = (path: string) => /\/(?:(?:note|study)-\d+|page\/(?!2$)\d+)$/.test(path);
  const first = (kind: string) => paths.filter((path) => path.includes(`/${kind}-`)).slice(0, 1);
  return [...paths.filter((path) => !isNumbered(path)), ...first('note'), ...first('study')];
}

export const onePageOfEachKind = [
  '/',
  '/careers',
  '/company',
  '/contact-us',
  '/industry/health-care',
  '/insight/blog',
  '/insight/blog/what-the-adjuster-knows',
  '/insight/case-studies',
  '/insight/case-studies/page/2',
  '/insight/case-study/claims-in-four-minutes',
  '/platform/impress-ai',
  '/policy',
  '/services/product-engineering',
  '/software/aws',
  '/sourcing',
];

const difficultPages = [
  '/',
  '/company',
  '/contact-us',
  '/industry/public-sector',
  '/industry/insurance',
  '/industry/higher-ed',
  '/insight/blog',
  '/insight/blog/everything-of-the-editor',
  '/insight/blog/long-title',
  '/insight/blog/empty-sections',
  '/insight/case-studies',
  '/insight/case-study/markup-as-words',
  '/platform/impress-ai',
  '/services/product-engineering',
  '/services/data-and-analytics',
  '/services/cio-advisory',
  '/services/pmo',
  '/software/aws',
];

const demoPaths = builtPaths('demo');

export const visitedSites: readonly VisitedSite[] = [
  {
    name: 'the demo',
    address: demoSite,
    paths: demoPaths,
    chosen: demoPaths,
    atBothWidths: onePageOfEachKind,
    navigated: onePageOfEachKind,
  },
  {
    name: 'hostile content',
    address: hostileSite,
    paths: hostilePaths(),
    chosen: difficultPages,
    atBothWidths: [],
    navigated: difficultPages,
    missing: /\/uploads\//,
    invalid: ['/insight/blog/empty-sections', '/services/data-and-analytics'],
  },
];
