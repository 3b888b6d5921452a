export { completionsAt } from '../editor/completion/complete.ts';
export { hoverAt } from '../editor/hover.ts';
export { renameAt } from '../editor/name-uses.ts';
