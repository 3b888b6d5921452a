import { isRecord } from '../json/is-record.ts';

// The messages between a stage and the window around its frame. A stage is a document that shows one block, or several in tiles.

/** A block with the props of its component. */
export interface BlockProps {
  readonly type: string;
  readonly props: object;
}

/** The block on a stage. */
export interface StagedBlock extends BlockProps {
  /** The blocks in its slots; undefined for a block without slots. */
  readonly slots?: { readonly [slot: string]: readonly BlockProps[] } | undefined;
}

/** A part of a stage that shows one block small. All sizes are CSS pixels of the stage. */
export interface StageTile {
  readonly block: StagedBlock;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Several blocks on one stage. Each is rendered as wide as a page, then scaled to its tile. */
export interface StageTiles {
  readonly tiles: readonly StageTile[];
  /** The frame's horizontal scale divided by its vertical scale. Tiles compensate for it. */
  readonly stretch: number;
}

/** A stage reports that it listens, and later each change of its content's height in CSS pixels. */
export type StageMessage = { readonly stageIsReady: true } | { readonly stageHeight: number };

/** A message of a stage; undefined for anything else. */
export function stageMessage(data: unknown): StageMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { stageHeight: height } = data;
  if (typeof height === 'number' && height >= 0 && Number.isFinite(height)) return { stageHeight: height };
  return data.stageIsReady === true ? { stageIsReady: true } : undefined;
}

function blockIn(value: unknown): BlockProps | undefined {
  if (!isRecord(value) || typeof value.type !== 'string' || !isRecord(value.props)) return undefined;
  return { type: value.type, props: value.props };
}

/** The block in a message to a stage; undefined if the message has none. */
export function stagedBlock(data: unknown): StagedBlock | undefined {
  return isRecord(data) ? stagedBlockIn(data.stageBlock) : undefined;
}

/** The tiles in a message to a stage; undefined if the message has none. */
export function stageTiles(data: unknown): StageTiles | undefined {
  const message = isRecord(data) ? data.stageTiles : undefined;
  if (!isRecord(message) || !Array.isArray(message.tiles) || !isSize(message.stretch)) return undefined;
  const tiles = message.tiles.flatMap((tile: unknown): StageTile | readonly [] => {
    if (!isRecord(tile)) return [];
    const { left, top, width, height } = tile;
    const block = stagedBlockIn(tile.block);
    const isPlaced = isNumber(left) && isNumber(top) && isSize(width) && isSize(height);
    return block && isPlaced ? { block, left, top, width, height } : [];
  });
  return { tiles, stretch: message.stretch };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isSize(value: unknown): value is number {
  return isNumber(value) && value > 0;
}

function stagedBlockIn(message: unknown): StagedBlock | undefined {
  const block = blockIn(message);
  if (!block || !isRecord(message)) return undefined;
  if (!isRecord(message.slots)) return block;
  const slots = Object.entries(message.slots).map(([name, list]) => [
    name,
    (Array.isArray(list) ? list : [list]).flatMap((each: unknown) => blockIn(each) ?? []),
  ]);
  return { ...block, slots: Object.fromEntries(slots) };
}
