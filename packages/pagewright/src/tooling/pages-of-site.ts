export { topHeadings } from '../check/facts/block-headings.ts';
export { type Anchor, anchorsOf, pageWithPath, pathsOf } from '../editor/linkable-paths.ts';
export { pageAtPath, pageMatching } from '../explain/page-at.ts';
export { blocksOfPage as blocksOf, endingOf } from '../explain/placed-blocks.ts';
