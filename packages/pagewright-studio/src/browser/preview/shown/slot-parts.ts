import { configs, type EditorSite, json, type PlacedBlock } from 'pagewright/tooling';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { nameOfItem } from '../../names/section-names.ts';
import type { BlockMark, Outline } from '../messages/frame-messages.ts';

/** A value of a config, by the steps to it. */
type Written = Pick<PlacedBlock, 'config' | 'steps' | 'value'>;

/** What a click on a block selects. */
interface ClickedPart {
  readonly part: SelectedPart;
  /** The block itself in its shared section, if the part is only the use of the section. */
  readonly shared?: SelectedPart;
}

const partOf = ({ config, steps }: Written): SelectedPart => ({ file: config.file, steps });

function startsWith(steps: SelectedPart['steps'], start: SelectedPart['steps']): boolean {
  return start.every((step, index) => steps[index] === step);
}

function numberOf({ steps }: Written): number {
  return Number(steps[1]) + 1;
}

/** How a page marks a block. @param index among all blocks of the page */
export function markOf(block: PlacedBlock, index: number): BlockMark {
  return { file: block.config.file, number: numberOf(block), index };
}

/** The block that a page has marked; undefined if the texts have no such block any more. */
export function blockOf(
  blocks: readonly PlacedBlock[],
  { file, number, index }: BlockMark,
): PlacedBlock | undefined {
  const isSame = (block: PlacedBlock) => block.config.file === file && numberOf(block) === number;
  const exact = blocks[index];
  if (exact && isSame(exact)) return exact;
  // The page lacks blocks that the texts have, or is older than they are.
  return blocks.find((block, at) => at > index && isSame(block)) ?? blocks.find(isSame);
}

/**
 * What a click on a block of a page selects: the block, or the use of its shared section if that section is not open.
 * @param openFile the file whose sections the window lists
 */
export function clickedPart(
  blocks: readonly PlacedBlock[],
  mark: BlockMark,
  openFile: string | undefined,
): ClickedPart | undefined {
  const block = blockOf(blocks, mark);
  if (!block) return undefined;
  if (!block.use || block.config.file === openFile) return { part: partOf(block) };
  return { part: partOf(block.use), shared: partOf(block) };
}

/** The blocks of a page that belong to a part: the innermost block around it, or all blocks of a shared section that it uses. */
function blocksOfPart(
  blocks: readonly PlacedBlock[],
  { file, steps }: SelectedPart,
): readonly { readonly block: PlacedBlock; readonly index: number }[] {
  const all = blocks.map((block, index) => ({ block, index }));
  const around = all.filter(({ block }) => block.config.file === file && startsWith(steps, block.steps));
  const deepest = Math.max(0, ...around.map(({ block }) => block.steps.length));
  if (around.length > 0) return around.filter(({ block }) => block.steps.length === deepest);
  return all.filter(
    ({ block: { use, outer } }) => use?.config.file === file && !outer && startsWith(steps, use.steps),
  );
}

/** The outline of a part on a page; undefined if the part is not a section of the page. */
export function outlineOf(
  site: EditorSite,
  blocks: readonly PlacedBlock[],
  part: SelectedPart | undefined,
): Outline | undefined {
  const found = part ? blocksOfPart(blocks, part) : [];
  const [first] = found;
  if (!first || !part) return undefined;
  const { block } = first;
  const named: Written = block.use && block.config.file !== part.file ? block.use : block;
  const { config } = named;
  const start = configs.rangeOf(config, named.steps)?.start ?? 0;
  return {
    name: nameOfItem(site, named.value),
    place: `${config.file}:${json.lineFinder(config.text)(start, start).line}`,
    blocks: found.map(({ block: each, index }) => ({
      ...markOf(each, index),
      type: String(each.value.type),
    })),
  };
}

/** The first block of the shared section that a part uses, in the file of the section; undefined for other parts. */
export function sharedBlock(
  blocks: readonly PlacedBlock[],
  { file, steps }: SelectedPart,
): SelectedPart | undefined {
  const found = blocks.find(({ use }) => use?.config.file === file && startsWith(steps, use.steps));
  return found && partOf(found);
}
