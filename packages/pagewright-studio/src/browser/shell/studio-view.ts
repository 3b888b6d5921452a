import type { SelectedPart } from '../drafts/draft-state.ts';

/** The states of content that the frame can show. */
export const contentStates = ['content', 'loading', 'failed', 'empty', 'long', 'no-images'] as const;

export type ContentState = (typeof contentStates)[number];

/** Widths of the frame in CSS pixels. free: as wide as its pane. */
export const frameWidths = [360, 768, 1440, 'free'] as const;

export type FrameWidth = (typeof frameWidths)[number];

/** What a window shows. */
export interface StudioView {
  /** The open page config or shared section, by its path below `page-configs/`. */
  readonly file: string | undefined;
  /** The selected part: a block, a query, or the page itself with no steps. */
  readonly selected: SelectedPart | undefined;
  /** The path that the frame shows. */
  readonly path: string;
  readonly width: FrameWidth;
  readonly contentState: ContentState;
  readonly isJsonOpen: boolean;
  /** True if links in the frame open pages; otherwise a click selects a section. */
  readonly isBrowsing: boolean;
  /** True while the list of keys is shown. */
  readonly isHelpOpen: boolean;
  /** True until a person has closed the first steps, and again when they are wanted. */
  readonly hasFirstSteps: boolean;
  /** The page whose address a dialog changes. */
  readonly movedFile: string | undefined;
  /** The section that is pointed at, in the list or in the frame. */
  readonly pointed: SelectedPart | undefined;
}

/** What a new window shows. */
export const firstView: StudioView = {
  file: undefined,
  selected: undefined,
  path: '/',
  width: 'free',
  contentState: 'content',
  isJsonOpen: false,
  isBrowsing: false,
  isHelpOpen: false,
  hasFirstSteps: false,
  movedFile: undefined,
  pointed: undefined,
};
