import { isRecord } from '../../schema/json-value.ts';
import { memoized, parts } from '../../schema/schema-node.ts';
import { diagnoseAt } from '../json/placed-value.ts';
import type { Diagnostic } from '../messages/diagnostic.ts';
import type { CheckedBlock } from './block-check.ts';
import type { CheckedPage } from './page-check.ts';

interface Heading {
  /** From the block's schema. */
  readonly level: number;
  readonly pointer: string;
}

/** The heading levels of a string in such a place. */
const levelsOf = memoized((node) =>
  parts(node).flatMap(({ schema: { headingLevel } }) =>
    typeof headingLevel === 'number' ? [headingLevel] : [],
  ),
);

/** The heading levels of a block, each with its first place. Includes the schema's defaults. */
function headingsOf({ draft, schema, places }: CheckedBlock): readonly Heading[] {
  const first = new Map<number, string>();
  for (const { node, pointer } of places) {
    for (const level of levelsOf(node)) if (!first.has(level)) first.set(level, pointer);
  }
  for (const [name, member] of Object.entries(isRecord(schema?.properties) ? schema.properties : {})) {
    if (
      !isRecord(member) ||
      typeof member.headingLevel !== 'number' ||
      !('default' in member) ||
      name in draft.props
    )
      continue;
    if (!first.has(member.headingLevel)) first.set(member.headingLevel, `${draft.pointer}/type`);
  }
  return [...first]
    .map(([level, pointer]) => ({ level, pointer }))
    .toSorted((one, other) => one.level - other.level);
}

/** The level of a heading on the page: the titles of cards move up when their section has no heading. */
function drawnLevel(level: number, headings: readonly Heading[]): number {
  return level <= 2 || headings.some((heading) => heading.level === level - 1) ? level : level - 1;
}

/** The URLs of a page that may show different blocks, each as the values of its params. */
function addressesOf({ params, blocks }: CheckedPage): readonly Readonly<Record<string, string>>[] {
  let found: Readonly<Record<string, string>>[] = [{}];
  for (const [name, { written, isOpen }] of params.values) {
    const named = blocks.flatMap(({ draft }) => draft.only[name] ?? []);
    const known = [...new Set([...(isOpen ? named : []), ...written.map(({ value }) => value)])];
    const values = isOpen ? [...known, '…'] : known;
    found = found.flatMap((address) => values.map((value) => ({ ...address, [name]: value })));
    if (found.length > 500) found = found.slice(0, 500);
  }
  return found;
}

function isShown({ draft }: CheckedBlock, address: Readonly<Record<string, string>>): boolean {
  return Object.entries(draft.only).every(([name, values]) => values.includes(address[name] ?? ''));
}

/** Reports URLs without exactly one h1, and skipped heading levels. */
export function checkHeadings(page: CheckedPage, topTypes: readonly string[]): readonly Diagnostic[] {
  const { draft, blocks } = page;
  // The headings of a block with an error are unknown.
  if (!draft.isWhole || blocks.some(({ schema, plan }) => schema === undefined || plan === undefined))
    return [];
  const told = new Map<string, Diagnostic>();
  const headings = new Map(blocks.map((block) => [block, headingsOf(block)]));
  for (const values of addressesOf(page)) {
    const address = Object.entries(values).reduce(
      (route, [name, value]) => route.replace(`:${name}`, value),
      draft.routes[0]?.route ?? '',
    );
    let before = 0;
    let top: { readonly block: CheckedBlock; readonly pointer: string } | undefined;
    const skipped: Diagnostic[] = [];
    for (const block of blocks.filter((each) => isShown(each, values))) {
      const own = headings.get(block) ?? [];
      for (const { level, pointer } of own) {
        const drawn = drawnLevel(level, own);
        if (drawn === 1 && top) {
          const { line } = top.block.draft.file.place(top.pointer, 'value', top.block.draft.renamed);
          const twin = diagnoseAt(block.draft, {
            code: 'second-h1',
            pointer,
            on: 'key',
            data: { address, firstLine: line },
          });
          told.set(`second ${pointer}`, told.get(`second ${pointer}`) ?? twin);
        }
        if (drawn === 1) top = { block, pointer };
        if (drawn > before + 1)
          skipped.push(
            diagnoseAt(block.draft, {
              code: 'skipped-heading',
              pointer,
              on: 'key',
              data: { level: drawn, after: before },
            }),
          );
        before = drawn;
      }
    }
    if (top) for (const each of skipped) told.set(`skipped ${each.file} ${each.pointer}`, each);
    else if (!told.has('missing')) {
      told.set(
        'missing',
        diagnoseAt(draft, {
          code: 'missing-h1',
          pointer: '/blocks',
          on: 'key',
          data: { address, options: topTypes },
        }),
      );
    }
  }
  return [...told.values()];
}
