import { build } from '../../packages/pagewright/src/node/builds/build.ts';
import { loadServer } from '../../packages/pagewright/src/node/builds/bundling/bundle.ts';
import { findServer } from '../../packages/pagewright/src/node/output/server-folder.ts';
import { atLeast, type Figure, type FigureGroup } from './figure.ts';
import { createPostService } from './post-service.ts';
import { watchProcessors } from './processor-time.ts';
import { readPayload, type ServedSite, serveSite } from './served-site.ts';

const prerendering = 'read, prerender and compress pages';

/** The line that the build prints when a phase begins, and the name of the phase. */
const phases: readonly (readonly [begins: string, name: string])[] = [
  ['Bundling', 'bundle'],
  ['Compressing', 'compress code'],
  ['Writing', prerendering],
];

interface Built {
  readonly pages: number;
  /** Milliseconds, by the name of the phase. */
  readonly took: ReadonlyMap<string, number>;
  /** Milliseconds of processor time, on all threads, including the content service. */
  readonly worked: number;
}

/** Builds a site from the content at its own address, and measures each phase. */
async function timedBuild(root: string, { address, folder }: ServedSite): Promise<Built> {
  const took = new Map<string, number>();
  const worked = watchProcessors();
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
  return { pages, took, worked: worked() };
}

/** Pages written per second. */
function rateOf({ pages, took }: Built): number {
  return pages / ((took.get(prerendering) ?? Number.NaN) / 1000);
}

/** Milliseconds from start to end. */
function totalOf({ took }: Built): number {
  return [...took.values()].reduce((sum, each) => sum + each, 0);
}

const renderings = 300;

/** Milliseconds of processor time that rendering a built page takes, without reading, cleaning and compressing. */
async function renderingTime(folder: string, page: string): Promise<number> {
  const server = findServer(folder);
  if (!server) throw new Error(`${folder} has no server`);
  const { renderPath } = await loadServer(server.folder);
  const { page: payload, settings } = readPayload(folder, page);
  const render = async () => {
    for (let count = 0; count < renderings; count += 1) await renderPath(page, payload, settings);
  };
  await render();
  const worked = watchProcessors();
  await render();
  return worked() / renderings;
}

function figuresOf(built: Built): Figure[] {
  const total = totalOf(built);
  return [
    ...[...built.took].map(([what, value]): Figure => ({ what, value: value / 1000, unit: 's' })),
    { what: 'together', value: total / 1000, unit: 's' },
    { what: 'processor time', value: built.worked / 1000, unit: 's' },
    { what: 'pages', value: built.pages, unit: 'pages' },
  ];
}

/** The build of the project with its own content, and how many pages per second it wrote. */
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
  const service = await createPostService(root, posts);
  const site = await serveSite(service.handler, folder);
  try {
    const built = await timedBuild(root, site);
    const rendering = await renderingTime(folder, `/insight/blog/post-${posts - 1}`);
    const unchanged = await timedBuild(root, site);
    service.edit(Math.floor(posts / 2));
    const edited = await timedBuild(root, site);
    return {
      heading: `Build with ${posts.toLocaleString('en')} posts`,
      figures: [
        ...figuresOf(built),
        { what: 'written', value: rateOf(built), unit: 'pages/s', goal: atLeast(400) },
        {
          what: 'processor time of a page, in times of rendering one post again and again',
          value: built.worked / built.pages / rendering,
          unit: '',
        },
        {
          what: 'build after nothing has changed, of the first',
          value: totalOf(unchanged) / totalOf(built),
          unit: '',
        },
        {
          what: 'build after one post was edited, of the first',
          value: totalOf(edited) / totalOf(built),
          unit: '',
        },
      ],
    };
  } finally {
    await site.close();
  }
}
