import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Workspace } from '../../packages/pagewright/src/check/diagnostics/workspace.ts';
import type { Json, JsonObject } from '../../packages/pagewright/src/json/json-value.ts';
import type { ScratchProject } from '../../tests/scratch-project.ts';
import { atMost, type FigureGroup, median } from './figure.ts';
import { watchProcessors } from './processor-time.ts';

const pageCount = 1000;
const blockCount = 20;
const rounds = 5;

type BuiltCheck = typeof import('./check-entry.ts');

interface Block {
  readonly type?: string;
  readonly section?: string;
  readonly with?: JsonObject;
  readonly props?: JsonObject;
  readonly [name: string]: Json | undefined;
}

/** A value with the number of its page at the end of each sentence: no two pages have the same text. */
function numbered(value: unknown, page: number): unknown {
  if (typeof value === 'string')
    return /\. |\.$|\w \w+ \w/.test(value) && !/[{}]/.test(value) ? `${value} ${page}` : value;
  if (Array.isArray(value)) return value.map((item) => numbered(item, page));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, numbered(each, page)]));
}

/** Page configs of twenty blocks each. The blocks come from a real page: bound and literal ones, and one with an h1. */
function pagesOf(model: Block, blocks: readonly Block[]): ReadonlyMap<string, string> {
  const [top, ...others] = blocks;
  const pages = Array.from({ length: pageCount }, (_, page): [string, string] => {
    const rest = Array.from({ length: blockCount - 1 }, (_, place) => others[(page + place) % others.length]);
    const blocksOfPage = numbered([top, ...rest], page);
    const config = { ...model, route: `/bench-${page}/:slug`, blocks: blocksOfPage };
    return [`bench-${page}.json`, JSON.stringify(config, null, 2)];
  });
  return new Map(pages);
}

/** The blocks of the section that a block uses, as an author would copy them into a page. */
function writtenOut(block: Block, project: ScratchProject, { substitute }: BuiltCheck): readonly Block[] {
  if (!block.section) return [block];
  const section = JSON.parse(project.read(`page-configs/_sections/${block.section}.json`));
  const given = Object.entries(block.with ?? {});
  const params = new Map(given.map(([name, value]) => [name, { value, pointer: '' }]));
  return section.blocks.map(({ type, props }: Block) => ({
    type,
    props: substitute(props ?? {}, { params, queries: new Map() }).value,
  }));
}

/** The same pages twice: with all blocks of their own, and with shared sections. */
function writePages(project: ScratchProject, built: BuiltCheck) {
  const model = JSON.parse(project.read('page-configs/service.json'));
  const [top, ...others]: readonly Block[] = model.blocks.map(
    ({ only: _, except: __, id: ___, ...block }: Block) => block,
  );
  // A page has one h1. A section with data of its own would need its queries, too.
  const uses = others.filter(({ type, section }) => type !== top?.type && section !== 'related-reading');
  const blocks = [top ?? {}, ...uses];
  const own = pagesOf(
    model,
    blocks.flatMap((block) => writtenOut(block, project, built)),
  );
  for (const [name, text] of own) project.write(`page-configs/${name}`, text);
  return { own, withSections: pagesOf(model, blocks) };
}

/** Processor time in milliseconds. */
function milliseconds(work: () => void): number {
  const worked = watchProcessors();
  work();
  return worked();
}

/** The least work that any check must do: JSON.parse and the compiled Ajv, over the same files. */
function floorOf({ structureValidator }: BuiltCheck, { files, schemas }: Workspace): number {
  const validate = structureValidator(schemas, new Map());
  return milliseconds(() => {
    for (const [name, text] of files) if (!name.startsWith('_')) validate('page', JSON.parse(text));
  });
}

/** A full check of the site, and one after a single edit. Both read the files from disk, as the dev server does. */
function measureEdits(
  { createSiteChecker }: BuiltCheck,
  project: ScratchProject,
  file: string,
): readonly [full: number, edit: number] {
  const checkSite = createSiteChecker(project.root);
  // The dev server needs the plans of all pages, too.
  const checkAndCompile = () => checkSite().pages;
  const full = milliseconds(checkAndCompile);
  const edits = Array.from({ length: rounds }, (_, round) => {
    const config = JSON.parse(project.read(file));
    config.head.author = `Author ${round}`;
    project.write(file, JSON.stringify(config, null, 2));
    return milliseconds(checkAndCompile);
  });
  return [full, median(edits)];
}

/** Runs the check as JavaScript, as users do: `tsx` would make each function that it creates slower. */
async function buildCheck(): Promise<BuiltCheck> {
  const folder = path.resolve('.pagewright/bench');
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['pagewright-source'] },
    build: { ssr: 'scripts/bench/check-entry.ts', outDir: folder, copyPublicDir: false },
  });
  return import(pathToFileURL(path.join(folder, 'check-entry.js')).href);
}

/** How long `pagewright check` takes for a thousand pages, without the start of Node. */
export async function benchCheck(project: ScratchProject): Promise<FigureGroup> {
  const built = await buildCheck();
  const { check, createChecker, readWorkspace } = built;
  const pages = writePages(project, built);
  const files = [...pages.own.keys()].map((name) => `page-configs/${name}`);
  const worked = watchProcessors();
  const began = performance.now();
  const workspace = readWorkspace(project.root);
  const isRead = performance.now();
  const checked = check(workspace);
  const ended = performance.now();
  const withSections = { ...workspace, files: new Map([...workspace.files, ...pages.withSections]) };
  const found = checked.diagnostics.length + check(withSections).diagnostics.length;
  const work = worked();
  const compiling = milliseconds(() => checked.pages);
  // Both take turns in a warm process.
  const turns = Array.from({ length: rounds }, () => {
    const floor = floorOf(built, workspace);
    const checking = milliseconds(() => createChecker()(workspace));
    return { floor, checking, sections: milliseconds(() => createChecker()(withSections)) };
  });
  const [full, edit] = measureEdits(built, project, files[0] ?? '');
  for (const file of files) rmSync(path.join(project.root, file));
  return {
    heading: `Check of ${checked.pages.length} page configs, ${pageCount} of them with ${blockCount} blocks`,
    figures: [
      { what: 'reading the files', value: isRead - began, unit: 'ms' },
      { what: 'checking', value: ended - isRead, unit: 'ms' },
      { what: 'together', value: ended - began, unit: 'ms', goal: atMost(2000) },
      { what: 'processor time', value: work, unit: 'ms' },
      {
        what: 'processor time of JSON.parse and Ajv alone',
        value: median(turns.map(({ floor }) => floor)),
        unit: 'ms',
      },
      {
        what: 'of a check, in times of that',
        value: median(turns.map(({ floor, checking }) => checking / floor)),
        unit: '',
        goal: atMost(2.5),
      },
      {
        what: 'of the same pages with shared sections, in times of their own blocks',
        value: median(turns.map(({ checking, sections }) => sections / checking)),
        unit: '',
        goal: atMost(1.5),
      },
      { what: 'processor time of compiling all pages, for a build', value: compiling, unit: 'ms' },
      { what: 'processor time of a check after an edit', value: edit, unit: 'ms' },
      { what: 'in parts of a full check', value: edit / full, unit: '', goal: atMost(0.1) },
      { what: 'errors and warnings found', value: found, unit: '', goal: atMost(0) },
    ],
  };
}
