import { itemsOf, type Json, objectOf } from '../../json/json-value.ts';
import { sectionName } from '../config-kind.ts';
import { type SectionParam, sectionParams } from './section-params.ts';

/** The facts about a section that the schema of page configs depends on. */
export interface SectionType {
  readonly description: string | undefined;
  /** Undefined if the blocks of the section cannot be read. */
  readonly params: ReadonlyMap<string, SectionParam> | undefined;
}

/** The sections of a project by name. Equal params give the identical object. */
export type SectionTypes = ReadonlyMap<string, SectionType>;

/** The types of all sections among some parsed files. */
export function sectionTypes(
  files: Iterable<{ readonly name: string; readonly value: Json | undefined }>,
): ReadonlyMap<string, SectionType> {
  const types = new Map<string, SectionType>();
  for (const { name: file, value } of files) {
    const name = sectionName(file);
    if (name === undefined) continue;
    const section = objectOf(value);
    const { description, blocks } = section;
    types.set(name, {
      description: typeof description === 'string' ? description : undefined,
      params: itemsOf(blocks).length > 0 ? sectionParams(section) : undefined,
    });
  }
  return types;
}
