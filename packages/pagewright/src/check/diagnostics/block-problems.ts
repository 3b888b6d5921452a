/** What the diagnostics about blocks, shared sections and what is inside them say, by their codes. */
export interface BlockProblemData {
  'unknown-block-type': {
    readonly type: string;
    readonly options: readonly string[];
    /** True if the registry has an entry with this name. */
    readonly isCoded: boolean;
    /** True if a shared section has this name. */
    readonly isSection?: true;
  };
  /** `isBlock` is true if a block type has this name. */
  'unknown-section': {
    readonly name: string;
    readonly options: readonly string[];
    readonly isBlock?: true;
  };
  /** `others` are the block types with slots. */
  'unknown-slot': {
    readonly name: string;
    readonly type: string;
    readonly options: readonly string[];
    readonly others: readonly string[];
  };
  'block-not-allowed': {
    readonly type: string;
    readonly slot: string;
    readonly owner: string;
    readonly options: readonly string[];
    /** True for a type that has slots itself. */
    readonly hasSlots?: true;
  };
  /** The block is written for the version `found` of its type. */
  'old-version': { readonly type: string; readonly found: number; readonly current: number };
  'nested-section': { readonly name: string };
  /**
   * Properties of a page, block or query that belong in its `inner`. With `from`, they are in the props of a block, and belong in its slots
   * or in the block itself.
   */
  'misplaced-key':
    | {
        readonly keys: readonly string[];
        readonly inner: 'head' | 'props' | 'params' | 'failed' | 'slots' | 'blocks';
        readonly from?: undefined;
      }
    | { readonly keys: readonly string[]; readonly inner: 'block' | 'slots'; readonly from: 'props' };
  /** `object` and `siblings` are properties that take HTML: of an object in its place, and next to it. */
  'raw-markup': { readonly found: string; readonly object?: string; readonly siblings: readonly string[] };
}
