import { json } from 'pagewright/tooling';
import { type ContentState, contentStates } from '../../shell/studio-view.ts';
import { isCount, type PageTarget, targetIn } from './page-target.ts';

// The messages between the window and the page in its frame. The page may run anything, so the window takes nothing but these messages from
// it, and does nothing more than select sections and show a path.

/** A block as a page marks its element. Its number in its file is not unique on a page. */
export interface BlockMark {
  /** The file below `page-configs/`. */
  readonly file: string;
  /** Its position in its list, from 1. A block in a slot has the position of the block around it. */
  readonly number: number;
  /** Its index among the blocks that the page has now. */
  readonly index: number;
}

/** Blocks with a line around them. */
export interface Outline {
  readonly blocks: readonly (BlockMark & { readonly type: string })[];
  readonly name: string;
  /** Where it is written: `home.json:27`. */
  readonly place: string;
}

/** What the name of a frame contains. It stays when the page in the frame changes. */
export interface FrameName {
  readonly state: ContentState;
  /** Counts the paths that the window has asked for. */
  readonly visit: number;
  /** The path that loads in place of the document. */
  readonly next?: string;
}

/** The messages of the window. */
export type ToFrame =
  | {
      readonly type: 'show';
      /** True if links work; otherwise a click selects a section. */
      readonly isBrowsing: boolean;
      /** The size of the page in the window: 0.5 for half of it. */
      readonly scale: number;
      readonly selected?: Outline;
      readonly pointed?: Outline;
    }
  /** Scrolls to a block, or to what the page shows in its place; without one to the selected section, as soon as there is one. */
  | { readonly type: 'reveal'; readonly isSmooth: boolean; readonly block?: BlockMark }
  /** Opens a path: `open` without loading a document, if the page can. */
  | ({ readonly type: 'open' | 'load'; readonly path: string } & Omit<FrameName, 'next'>);

/** The messages of the page. `visit` is the number of the last path that the window has requested. */
export type FromFrame =
  /**
   * A document was loaded (`ready`), or another path is shown (`path`). Without `hasPage`, it is not known yet whether the path has a page.
   */
  | {
      readonly type: 'ready' | 'path';
      readonly visit: number;
      readonly path: string;
      readonly hasPage?: boolean;
    }
  | { readonly type: 'point'; readonly block?: BlockMark }
  /** A click, in a block or outside of all blocks, and what it was on. Outside it is always on something. */
  | {
      readonly type: 'select';
      readonly block?: BlockMark;
      readonly isDouble: boolean;
      readonly target?: PageTarget;
    }
  /** Whether the page has the selected section. */
  | { readonly type: 'found'; readonly isFound: boolean }
  /** The page is loading the path that the window has requested. */
  | { readonly type: 'loading'; readonly visit: number }
  /** Somebody wants to go back to the window by keyboard. */
  | { readonly type: 'leave' };

const longest = 2_000;

/** A path of the site, with its query: not an address of another host. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest && /^\/(?![/\\])[^\s\\#]*$/.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest;
}

/** The mark of a block in `data-slot`: `home.json:4:3`; undefined for other texts. */
export function readMark(text: string): BlockMark | undefined {
  const [, file, number, index] = /^([^:]{1,500}):(\d{1,6}):(\d{1,6})$/.exec(text) ?? [];
  return file === undefined ? undefined : { file, number: Number(number), index: Number(index) };
}

function markIn(value: unknown): BlockMark | undefined {
  if (!json.isRecord(value)) return undefined;
  const { file, number, index } = value;
  return isText(file) && isCount(number) && isCount(index) ? { file, number, index } : undefined;
}

function outlineIn(value: unknown): Outline | undefined {
  if (!json.isRecord(value) || !Array.isArray(value.blocks)) return undefined;
  const { name, place } = value;
  const blocks = value.blocks.flatMap((each: unknown) => {
    const mark = markIn(each);
    return mark && json.isRecord(each) && isText(each.type) ? [{ ...mark, type: each.type }] : [];
  });
  return isText(name) && isText(place) ? { blocks, name, place } : undefined;
}

/** A message of the window; undefined for anything else. */
export function toFrame(data: unknown): ToFrame | undefined {
  if (!json.isRecord(data)) return undefined;
  const { type } = data;
  if (type === 'reveal') {
    const block = markIn(data.block);
    return { type, isSmooth: data.isSmooth === true, ...(block ? { block } : {}) };
  }
  if (type === 'open' || type === 'load') {
    const name = nameIn(data);
    return name && isPath(data.path) ? { type, path: data.path, ...name } : undefined;
  }
  if (type !== 'show' || typeof data.scale !== 'number' || !(data.scale > 0)) return undefined;
  const [selected, pointed] = [outlineIn(data.selected), outlineIn(data.pointed)];
  return {
    type,
    isBrowsing: data.isBrowsing === true,
    scale: data.scale,
    ...(selected ? { selected } : {}),
    ...(pointed ? { pointed } : {}),
  };
}

/** A message of the page; undefined for anything else. */
export function fromFrame(data: unknown): FromFrame | undefined {
  if (!json.isRecord(data)) return undefined;
  const { type, visit, path, hasPage } = data;
  const block = markIn(data.block);
  if (type === 'ready' || type === 'path')
    return isCount(visit) && isPath(path)
      ? { type, visit, path, ...(typeof hasPage === 'boolean' ? { hasPage } : {}) }
      : undefined;
  if (type === 'point') return { type, ...(block ? { block } : {}) };
  if (type === 'select') {
    const target = targetIn(data.target);
    if (!block && (data.block !== undefined || !target)) return undefined;
    const isDouble = data.isDouble === true;
    return { type, isDouble, ...(block ? { block } : {}), ...(target ? { target } : {}) };
  }
  if (type === 'found') return { type, isFound: data.isFound === true };
  if (type === 'loading' && isCount(visit)) return { type, visit };
  return type === 'leave' ? { type } : undefined;
}

/** The name of a frame, which {@link readFrameName} reads. */
export function frameName({ state, visit, next }: FrameName): string {
  return JSON.stringify({ studio: { state, visit, next } });
}

function nameIn(value: unknown): FrameName | undefined {
  if (!json.isRecord(value)) return undefined;
  const { visit, next } = value;
  const state = contentStates.find((each) => each === value.state);
  return state && isCount(visit) ? { state, visit, ...(isPath(next) ? { next } : {}) } : undefined;
}

/** Reads the name of a frame; undefined if the studio did not write it. */
export function readFrameName(name: string): FrameName | undefined {
  try {
    const parsed: unknown = JSON.parse(name);
    return json.isRecord(parsed) ? nameIn(parsed.studio) : undefined;
  } catch {
    return undefined;
  }
}
