import { isArray, type Json, objectOf } from '../../json/json-value.ts';
import { sectionName } from '../config-kind.ts';
import { type SectionParam, sectionParams } from './section-params.ts';
/** What the schema of page configs needs to know of a section. */
export interface SectionType {
  readonly description: string | undefined;
  /** Undefined if its blocks cannot be read. */
  readonly params: ReadonlyMap<string, SectionParam> | undefined;
}

/** The sections of a project by their names. The same object for the same params. */
export type SectionTypes = ReadonlyMap<string, SectionType>;

/** The types of the sections among some parsed files. */
export function sectionTypes(
  files: Iterable<{ readonly name: string; readonly value: Json | undefined }>,
): ReadonlyMap<string, SectionType> {
  const types = new Map<string, SectionType>();
  for (const { name: file, value = null } of files) {
    const name = sectionName(file);
    if (name !== undefined) types.set(name, typeOf(value));
  }
  return types;
}

function typeOf(section: Json): SectionType {
  const { description, blocks = null } = objectOf(section);
  return {
    description: typeof description === 'string' ? description : undefined,
    params: isArray(blocks) && blocks.length > 0 ? sectionParams(section) : undefined,
  };
}
