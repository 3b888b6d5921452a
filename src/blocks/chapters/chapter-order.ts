import type { BlockProps } from '../../generated/block-props.ts';

/** A part of the story. */
export type ChapterSection = BlockProps['chapters']['sections'][number];

interface OrderedChapter {
  readonly section: ChapterSection;
  /** True if the plate is before the words. */
  readonly isMirrored: boolean;
}

/**
 * The sections that have something to show. Plates alternate between the sides. The first plate follows the words if it is in the first
 * section, and precedes them if it is in a later one.
 */
export function orderedChapters(sections: readonly ChapterSection[]): readonly OrderedChapter[] {
  const shown = sections.filter((section) => Object.values(section).some((value) => value !== undefined));
  const first = shown.findIndex(({ figure }) => figure !== undefined);
  let plates = first === 0 ? 0 : 1;
  return shown.map((section) => {
    if (section.figure === undefined) return { section, isMirrored: false };
    plates += 1;
    return { section, isMirrored: plates % 2 === 0 };
  });
}
