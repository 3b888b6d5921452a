import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { queriesIn, withoutPayload } from '../explain/build-requests.ts';
import type { BlockChange, PageImpact } from './impact.ts';

/** The HTML of a page and the source of each request, before and after a change. */
export interface PageState {
  readonly html: string;
  readonly sources: ReadonlyMap<string, string>;
}

interface BlockHtml {
  readonly type: string;
  readonly html: string;
}

interface PageParts {
  readonly head: string;
  readonly blocks: readonly BlockHtml[];
  readonly frame: string;
}

/** The part of a document that visitors see. Omits its payload, the places of blocks in configs, and digests in file names. */
function comparableHtml(document: string): string {
  return withoutPayload(document)
    .replaceAll(/(\/assets\/page)\.[\w-]+(?=\.)/g, '$1')
    .replaceAll(/(\/assets\/styles)-[\w-]+(?=\.css)/g, '$1')
    .replaceAll(/(\/assets\/[\w.~-]+?)-[\w-]{8}(?=\.js|\.css)/g, '$1')
    .replaceAll(/ data-slot="[^"]*"/g, '');
}

/** Divides a document into its head, its blocks, and the rest. The HTML of a block does not include blocks in its slots. */
function partsOf(html: string): PageParts {
  const blocks: BlockHtml[] = [];
  let head = '';
  /** The HTML of an element without the blocks inside it. */
  function ownHtml(node: DefaultTreeAdapterTypes.ParentNode, start: number, end: number): string {
    let own = '';
    let at = start;
    for (const { from, to } of innerBlocks(node)) {
      own += html.slice(at, from);
      at = to;
    }
    return own + html.slice(at, end);
  }
  function innerBlocks(node: DefaultTreeAdapterTypes.ParentNode): readonly { from: number; to: number }[] {
    return node.childNodes.flatMap((child) => {
      if (!('attrs' in child)) return [];
      const { startOffset: from = 0, endOffset: to = 0 } = child.sourceCodeLocation ?? {};
      if (child.tagName === 'head') {
        head = html.slice(from, to);
        return [{ from, to }];
      }
      const type = child.attrs.find(({ name }) => name === 'data-block')?.value;
      if (type === undefined) return innerBlocks(child);
      // Adds the block before the blocks inside it, in the order of the page.
      const index = blocks.push({ type, html: '' }) - 1;
      blocks[index] = { type, html: ownHtml(child, from, to) };
      return [{ from, to }];
    });
  }
  const frame = ownHtml(parse(html, { sourceCodeLocationInfo: true }), 0, html.length);
  return { head, blocks, frame };
}

/** The HTML of the blocks that `others` lacks, by type. Equal blocks count as often as they appear. */
function lackingIn(others: readonly BlockHtml[], blocks: readonly BlockHtml[]): Map<string, number> {
  const keyOf = ({ type, html }: BlockHtml) => `${type} ${html}`;
  const left = new Map<string, number>();
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
  const lacking = new Map<string, number>();
  for (const block of blocks) {
    const count = left.get(keyOf(block)) ?? 0;
    left.set(keyOf(block), count - 1);
    if (count <= 0) lacking.set(block.type, (lacking.get(block.type) ?? 0) + 1);
  }
  return lacking;
}

function blockChanges(before: readonly BlockHtml[], after: readonly BlockHtml[]): PageImpact['blocks'] {
  const gone = lackingIn(after, before);
  const come = lackingIn(before, after);
  const changes = [...new Set([...gone.keys(), ...come.keys()])].flatMap((type) => {
    const [old, now] = [gone.get(type) ?? 0, come.get(type) ?? 0];
    const kinds: readonly BlockChange[] = [
      ...(Math.min(old, now) > 0 ? (['changed'] as const) : []),
      ...(now > old ? (['added'] as const) : []),
      ...(old > now ? (['removed'] as const) : []),
    ];
    return kinds.map((change) => ({ type, change }));
  });
  if (changes.length > 0) return changes;
  const moved = after.filter(
    ({ type, html }, index) => before[index]?.type !== type || before[index]?.html !== html,
  );
  return [...new Set(moved.map(({ type }) => type))].map((type) => ({ type, change: 'moved' }));
}

/** The sources whose content or requests differ between two states of a page. */
function changedSources(before: PageState, after: PageState): readonly string[] {
  const [old, now] = [queriesIn(before.html).contents, queriesIn(after.html).contents];
  const requests = [...old.keys(), ...now.keys()].filter((each) => old.get(each) !== now.get(each));
  return [
    ...new Set(requests.flatMap((each) => after.sources.get(each) ?? before.sources.get(each) ?? [])),
  ].sort();
}

/** The differences between two states of a page; undefined if HTML and content are equal. */
export function comparePage(
  before: PageState,
  after: PageState,
): Omit<PageImpact, 'path' | 'config'> | undefined {
  const [old, now] = [comparableHtml(before.html), comparableHtml(after.html)];
  const sources = changedSources(before, after);
  if (old === now && sources.length === 0) return undefined;
  const [oldParts, parts] = [partsOf(old), partsOf(now)];
  return {
    blocks: blockChanges(oldParts.blocks, parts.blocks),
    hasOtherHead: oldParts.head !== parts.head,
    hasOtherFrame: oldParts.frame !== parts.frame,
    sources,
  };
}

/** The number of pages for each name. */
export function countPages(names: Iterable<readonly string[]>): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const each of names) for (const name of new Set(each)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([first], [second]) => (first < second ? -1 : 1)));
}
