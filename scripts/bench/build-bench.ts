import { build } from '../../packages/pagewright/src/node/commands/build.ts';
import { atLeast, type Figure, type FigureGroup } from './figure.ts';
import { createPostService } from './post-service.ts';
import { type ServedSite, serveSite } from './served-site.ts';

const prerendering = 'read, prerender and compress pages';

/** What the build says when a phase begins, and the phase's name. */
const phases: readonly (readonly [begins: string, name: string])[] = [
  ['Bundling', 'bundle'],
  ['Compressing', 'compress code'],
  ['Writing', prerendering],
];

interface Built {
  readonly pages: number;
  /** Milliseconds by the phase's name. */
  readonly took: ReadonlyMap<string, number>;
  /** Milliseconds that processors worked for it, on all threads, the content service's included. */
  readonly worked: number;
}

/** Builds a site from the content at its own address, and measures each phase. */
async function timedBuild(root: string, { address, folder }: ServedSite): Promise<Built> {
  const took = new Map<string, number>();
  const before = process.cpuUsage();
  let phase = 'check';
  let since = performance.now();
  const endPhase = (next: string) => {
    const now = performance.now();
    took.set(phase, now - since);
    [phase, since] = [next, now];
  };
  const { pages } = await build({
    root,
    contentUrl: address,
    browserContentUrl: '',
    outDir: folder,
    print: (line) => {
      const next = phases.find(([begins]) => line.startsWith(begins));
      if (next) endPhase(next[1]);
    },
  });
  endPhase('');
  const { user, system } = process.cpuUsage(before);
  return { pages, took, worked: (user + system) / 1000 };
}

/** Pages a second while they are written. */
function rateOf({ pages, took }: Built): number {
  return pages / ((took.get(prerendering) ?? Number.NaN) / 1000);
}

function figuresOf(built: Built): Figure[] {
  const total = [...built.took.values()].reduce((sum, each) => sum + each, 0);
  return [
    ...[...built.took].map(([what, value]): Figure => ({ what, value: value / 1000, unit: 's' })),
    { what: 'together', value: total / 1000, unit: 's' },
    { what: 'processor time', value: built.worked / 1000, unit: 's' },
    { what: 'pages', value: built.pages, unit: 'pages' },
  ];
}

/** The build of the project with its own content, and how many pages it wrote in a second. */
export async function benchDemoBuild(
  root: string,
  site: ServedSite,
): Promise<{ readonly group: FigureGroup; readonly rate: number }> {
  const built = await timedBuild(root, site);
  const heading = 'Build with the content that comes with the site';
  return { group: { heading, figures: figuresOf(built) }, rate: rateOf(built) };
}

/** The build of the same site with many posts of 600 words or more. */
export async function benchLargeBuild(root: string, folder: string, posts: number): Promise<FigureGroup> {
  const site = await serveSite(await createPostService(root, posts), folder);
  try {
    const built = await timedBuild(root, site);
    return {
      heading: `Build with ${posts.toLocaleString('en')} posts`,
      figures: [
        ...figuresOf(built),
        { what: 'written', value: rateOf(built), unit: 'pages/s', goal: atLeast(400) },
      ],
    };
  } finally {
    await site.close();
  }
}
