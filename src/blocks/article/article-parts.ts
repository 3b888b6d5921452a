import type { BlockProps } from '../../generated/block-props.ts';

type ArticleSection = BlockProps['article']['sections'][number];

/** A section, and where its picture is. */
export interface Part extends ArticleSection {
  /** `left` and `right`: below the section, with its caption next to it. `margin`: below the heading, next to the text. */
  readonly picture: 'left' | 'right' | 'margin' | 'none';
}

/** Pictures with a caption alternate sides. Empty sections are omitted. */
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
