export { noCodeProblems } from '../check/diagnostics/missing-code.ts';
export { errorsOfPage } from '../check/files/page-errors.ts';
export { fixesOf } from '../check/fixes/fixes-of.ts';
export { messageFor } from '../check/messages/catalogue.ts';
