import type { BlockProps } from '../../generated/block-props.ts';

type ArticleSection = BlockProps['article']['sections'][number];

/** A section, and how its picture stands. */
export interface Part extends ArticleSection {
  /** left and right: with its side text beside it, below the section. margin: below the heading, beside the section. */
  readonly picture: 'left' | 'right' | 'margin' | 'none';
}

/** Pictures with a side text change sides; a section that holds nothing is left out. */
export function partsOf(sections: readonly ArticleSection[]): readonly Part[] {
  let spreads = 0;
  return sections
    .filter((section) => Object.values(section).some((value) => value !== undefined))
    .map((section) => {
      if (section.image === undefined) return { ...section, picture: 'none' };
      if (section.aside === undefined) return { ...section, picture: 'margin' };
      spreads += 1;
      return { ...section, picture: spreads % 2 === 1 ? 'left' : 'right' };
    });
}
