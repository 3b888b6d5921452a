/** All operations on sections. Each takes the site as the window shows it, and returns a change of files, or why it cannot be done. */
export { addSection, deleteSection, duplicateSection, hideSection } from './change-section.ts';
export { detachSection } from './detach-section.ts';
export { moveBy, moveRefusal, moveSection, spotBeside } from './move-section.ts';
export { pasteSection, queriesToBring } from './paste-section.ts';
export {
  isRefusal,
  type Outcome,
  type Refusal,
  type SectionChange,
  type SectionSpot,
} from './section-change.ts';
export { type CopiedSection, clipboardText, copySection, sectionInText } from './section-clipboard.ts';
export { sectionNameProblem, sharedParts, shareRefusal, shareSection } from './share-section.ts';
