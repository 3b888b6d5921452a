import type { FrameWidth } from '../shell/studio-view.ts';

/** The size of a frame in CSS pixels of its page, and how much smaller the window shows it. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
  /** 0.5 for half of the size. Never above 1. */
  readonly scale: number;
}

/** A frame that has exactly its width, as high as its place, and made smaller if it is wider than its place. */
export function frameSize(
  width: FrameWidth,
  place: { readonly width: number; readonly height: number },
): FrameSize {
  const pixels = width === 'free' ? Math.max(1, Math.floor(place.width)) : width;
  // A place that is not laid out yet has no width.
  const scale = Math.min(1, Math.max(0.05, place.width / pixels));
  return { width: pixels, height: Math.max(1, Math.floor(place.height / scale)), scale };
}
