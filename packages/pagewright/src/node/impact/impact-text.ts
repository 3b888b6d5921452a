import { pluralize } from '../../check/codes/message-text.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { Impact, PageImpact } from './impact.ts';

/** Maximum number of paths in one list. */
const maxPaths = 10;

function listed(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const others = lines.length - maxPaths;
  return [
    '',
    title,
    ...lines.slice(0, maxPaths).map((line) => `  ${line}`),
    ...(others > 0 ? [`  and ${others} more`] : []),
  ];
}

/** The differences of a page in words: `quote changed, steps added, head changed`. */
function differences({ blocks, hasOtherHead, hasOtherFrame, sources }: PageImpact): string {
  return [
    ...blocks.map(({ type, change }) => `${type} ${change}`),
    ...(hasOtherHead ? ['head changed'] : []),
    ...(hasOtherFrame ? ['frame changed'] : []),
    ...(sources.length > 0 ? [`other content of ${sources.join(', ')}`] : []),
  ].join(', ');
}

function counted(counts: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(counts).map(([name, count]) => `${name}: ${pluralize(count, 'page')}`);
}

/** The changed pages, by the file of their page config. */
export function pagesByConfig({ changed }: Impact): ReadonlyMap<string, readonly PageImpact[]> {
  const configs = new Map<string, PageImpact[]>();
  for (const page of changed)
    getOrInsert(configs, page.config ?? 'Without a page config', () => []).push(page);
  return configs;
}

/** An impact as text for a terminal. */
export function impactText(impact: Impact): string {
  const { added, removed, changed, otherCode, unchanged } = impact;
  const all = changed.length + otherCode.length + unchanged.length;
  return [
    `Compared with ${impact.revision}: ${changed.length} of ${pluralize(all, 'page')} changed, ${added.length} added, ${removed.length} removed.`,
    ...listed('Added', added),
    ...listed('Removed', removed),
    ...[...pagesByConfig(impact)].flatMap(([config, pages]) =>
      listed(
        config,
        pages.map((page) => `${page.path}: ${differences(page)}`),
      ),
    ),
    ...listed('Block types that differ', counted(impact.blocks)),
    ...listed('Sources whose content or requests differ', counted(impact.sources)),
    ...(otherCode.length > 0
      ? [
          '',
          `${pluralize(otherCode.length, 'page')} with the same HTML and content, and other scripts or styles`,
        ]
      : []),
  ].join('\n');
}
