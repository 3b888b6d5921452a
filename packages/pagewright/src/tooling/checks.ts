export { noCodeProblems } from '../check/codes/blocks/block-types/missing-code.ts';
export { messageFor } from '../check/codes/catalogue.ts';
export { errorsOfPage } from '../check/files/page-errors.ts';
export { fixesOf } from '../check/fixes/fixes-of.ts';
