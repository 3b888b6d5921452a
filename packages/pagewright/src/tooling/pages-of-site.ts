export { topHeadings } from '../check/facts/block-headings.ts';
export { pathsOf } from '../editor/linkable-paths.ts';
export { type Anchor, anchorsOf, blocksOfPage as blocksOf, endingOf } from '../editor/page-blocks.ts';
export { pageAtPath, pageMatching } from '../explain/page-at.ts';
