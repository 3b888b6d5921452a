export { isConfigName } from '../../check/files/config-files.ts';
export { siteFile } from '../../pipeline/code/syntax-tree.ts';
export { errorCode } from '../files/error-code.ts';
export { takeLock } from '../output/process-lock.ts';
export { watchFiles as watch } from '../vite/watch-files.ts';
