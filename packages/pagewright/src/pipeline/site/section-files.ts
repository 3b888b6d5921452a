import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSource } from '../../check/diagnostics/source-file.ts';
import { pagesFolder } from '../../config/config-kind.ts';
import { type SectionTypes, sectionTypes } from '../../config/sections/section-types.ts';
import { filesBelow } from '../files-below.ts';

/** Reads the facts about the shared sections of the project in `root` that the schema of page configs depends on. */
export function readSectionTypes(root: string): SectionTypes {
  const folder = path.join(root, pagesFolder, '_sections');
  const files = filesBelow(folder).filter((file) => file.endsWith('.json'));
  return sectionTypes(
    files.map((file) => readSource(`_sections/${file}`, readFileSync(path.join(folder, file), 'utf8'))),
  );
}
