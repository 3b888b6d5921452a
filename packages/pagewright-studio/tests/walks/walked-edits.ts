import type { Edit } from './walk-choice.ts';
import { pageEdits } from './walked-pages.ts';
import { sectionEdits } from './walked-sections.ts';
import { valueEdits } from './walked-values.ts';

/** All edits of a walk, by name. */
export const walkedEdits: ReadonlyMap<string, Edit> = new Map([...sectionEdits, ...valueEdits, ...pageEdits]);
