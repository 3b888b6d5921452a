/** How a block of a page has changed. moved: the same HTML at another place among the blocks. */
export type BlockChange = 'added' | 'removed' | 'changed' | 'moved';

export interface PageImpact {
  readonly path: string;
  /** The file of its page config; absent for a page without one, such as the page for unknown paths. */
  readonly config?: string;
  /** The blocks that differ, by type. */
  readonly blocks: readonly { readonly type: string; readonly change: BlockChange }[];
  /** True if the head differs, such as the title or the description. */
  readonly hasOtherHead: boolean;
  /** True if the HTML around the blocks differs, such as a menu. */
  readonly hasOtherFrame: boolean;
  /** The sources whose content or requests in the page differ. */
  readonly sources: readonly string[];
}

/** The effect of a change on the pages of a site. Paths are sorted. */
export interface Impact {
  /** The revision that the working tree is compared with. */
  readonly revision: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Pages whose HTML or content differs. */
  readonly changed: readonly PageImpact[];
  /** Pages that look the same without scripts, but load other scripts, styles or data about their blocks. */
  readonly otherCode: readonly string[];
  readonly unchanged: readonly string[];
  /** Block types and sources that differ in changed pages, with the number of these pages. */
  readonly blocks: Readonly<Record<string, number>>;
  readonly sources: Readonly<Record<string, number>>;
}
