export { isConfigName } from '../../check/files/config-files.ts';
export { siteFile } from '../../pipeline/site/site-module.ts';
export { explainDisk } from '../files/disk-errors.ts';
export { makePrivateFolder } from '../files/private-folder.ts';
export { assertWritableName, foldedName, writablePlace } from '../files/writable-paths.ts';
export {
  deleteFileSafely as remove,
  writeFileSafely as write,
} from '../files/write-safely.ts';
export { takeLock } from '../output/process-lock.ts';
export { watchFiles as watch } from '../vite/watch-files.ts';
