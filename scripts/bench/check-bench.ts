import { rmSync } from 'node:fs';
import path from 'node:path';
import { check } from '../../packages/pagewright/src/check/check.ts';
import { readWorkspace } from '../../packages/pagewright/src/pipeline/site/check-workspace.ts';
import type { ScratchProject } from '../../tests/scratch-project.ts';
import { atMost, type FigureGroup } from './figure.ts';

const pageCount = 1000;
const blockCount = 20;

/** Page configs of twenty blocks each, made of the blocks of a real one: bound and literal, one h1. */
function writePages(project: ScratchProject): string[] {
  const model = JSON.parse(project.read('page-configs/service.json'));
  const blocks: Record<string, unknown>[] = model.blocks.map(
    ({ only: _, id: __, ...block }: Record<string, unknown>) => block,
  );
  const top = blocks[0];
  const others = blocks.filter(({ type }) => type !== top?.type);
  return Array.from({ length: pageCount }, (_, page) => {
    const rest = Array.from({ length: blockCount - 1 }, (_, place) => others[(page + place) % others.length]);
    const file = `page-configs/bench-${page}.json`;
    const config = { ...model, route: `/bench-${page}/:slug`, blocks: [top, ...rest] };
    project.write(file, JSON.stringify(config, null, 2));
    return file;
  });
}

/** How long `npm run check` thinks about a thousand pages, without the start of Node. */
export function benchCheck(project: ScratchProject): FigureGroup {
  const files = writePages(project);
  const before = process.cpuUsage();
  const began = performance.now();
  const workspace = readWorkspace(project.root);
  const isRead = performance.now();
  const { diagnostics, pages } = check(workspace);
  const ended = performance.now();
  const { user, system } = process.cpuUsage(before);
  for (const file of files) rmSync(path.join(project.root, file));
  return {
    heading: `Check of ${pages.length} page configs, ${pageCount} of them with ${blockCount} blocks`,
    figures: [
      { what: 'reading the files', value: isRead - began, unit: 'ms' },
      { what: 'checking and compiling', value: ended - isRead, unit: 'ms' },
      { what: 'together', value: ended - began, unit: 'ms', goal: atMost(2000) },
      { what: 'processor time', value: (user + system) / 1000, unit: 'ms' },
      { what: 'faults and warnings found', value: diagnostics.length, unit: '', goal: atMost(0) },
    ],
  };
}
