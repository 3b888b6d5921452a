import { demoSite, sitePaths } from '../demo-site.ts';

/** A site that the floor is tested on. */
export interface VisitedWorld {
  readonly name: string;
  address(): string;
  /** The pages to visit, as paths. */
  paths(): Promise<string[]>;
  /** A few of them, of each kind one that its content strains most; all where that is not too many. */
  chosen(): Promise<string[]>;
  /** Addresses of pictures that its content names though they are not there. */
  readonly lost?: RegExp;
  /** Pages whose content does not fit its schema at all: their code reads it once more and says so meanwhile. */
  readonly undelivered?: readonly string[];
}

/** Address of the site with content of hostile shape. */
export function hostileSite(): string {
  const address = process.env.HOSTILE_SITE;
  if (!address) throw new Error('The hostile world is not open');
  return address;
}

/** What the build of that site warned of. */
export function hostileWarnings(): string[] {
  const warnings: unknown = JSON.parse(process.env.HOSTILE_WARNINGS ?? '[]');
  return Array.isArray(warnings) ? warnings.map(String) : [];
}

/** Of the numbered entries and pages, which fill the lists and are alike, the first of each kind. */
async function hostilePaths(): Promise<string[]> {
  const paths = await sitePaths(hostileSite());
  const isNumbered = (path: string) => /\/(?:(?:note|study)-\d+|page\/(?!2$)\d+)$/.test(path);
  const first = (kind: string) => paths.filter((path) => path.includes(`/${kind}-`)).slice(0, 1);
  return [...paths.filter((path) => !isNumbered(path)), ...first('note'), ...first('study')];
}

const strained = [
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

export const visitedWorlds: readonly VisitedWorld[] = [
  { name: 'the demo', address: demoSite, paths: () => sitePaths(), chosen: () => sitePaths() },
  {
    name: 'content of hostile shape',
    address: hostileSite,
    paths: hostilePaths,
    chosen: async () => strained,
    lost: /\/uploads\//,
    undelivered: ['/insight/blog/empty-sections', '/services/data-and-analytics'],
  },
];
