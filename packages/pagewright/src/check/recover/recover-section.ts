import type { PageSchemas } from '../../config/schemas/page-schemas.ts';
import { readSection, type SectionDraft, type SectionDrafts } from '../../config/sections/section-draft.ts';
import { itemsOf, type Json, objectOf } from '../../json/json-value.ts';
import type { Renamed } from '../../json/source-place.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, Problem } from '../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../diagnostics/source-file.ts';
import type { Workspace } from '../diagnostics/workspace.ts';
import { moveMisplacedKeys } from './misplaced-keys.ts';
import { readOutline } from './outline.ts';

/** A shared section as it is meant, and what is wrong with its outline and with the declarations of its queries. */
export interface RecoveredSection {
  readonly draft: SectionDraft;
  readonly outline: readonly Diagnostic[];
}

/** Sections cannot use others. */
const noSections: SectionDrafts = new Map();

/** Reports uses of sections in a section. */
function nestedSections(section: Json): readonly Problem[] {
  return itemsOf(objectOf(section).blocks).flatMap((block, index): readonly Problem[] => {
    const { type, section: name } = objectOf(block);
    if (typeof name !== 'string' || type !== undefined) return [];
    return [{ code: 'nested-section', pointer: `/blocks/${index}/section`, on: 'key', data: { name } }];
  });
}

/** Reports one of the properties that only pages have: a page that became a section still has all of them. */
function ofPages(problems: readonly Problem[], page: SchemaNode): readonly Problem[] {
  const { properties } = objectShape(page);
  const isOfPage = ({ code, pointer, data }: Problem) =>
    code === 'unknown-key' && pointer.lastIndexOf('/') === 0 && properties.has(data.key);
  const [first] = problems.filter(isOfPage);
  return problems.filter((each) => each === first || !isOfPage(each));
}

/** Reads a shared section as it is meant. */
export function recoverSection(
  name: string,
  file: ParsedFile,
  schemas: PageSchemas,
  workspace: Workspace,
  isValid: boolean,
): RecoveredSection {
  const { value: written = null, ...source } = file;
  const { value, moved, found } = moveMisplacedKeys(
    written,
    'section',
    workspace.schemas,
    noSections,
    isValid,
  );
  const nested = nestedSections(value);
  const outline = readOutline(value, schemas.section, isValid || nested.length > 0);
  const renamed: Renamed = new Map([...moved, ...outline.renamed]);
  const config = objectOf(outline.value);
  const draft = readSection(name, config, { file: source, renamed }, isValid, workspace.schemas);
  const problems = [...found, ...nested, ...ofPages(outline.problems, schemas.page)];
  return { draft, outline: problems.map((each) => diagnose(file, each, renamed)) };
}
