import { isArray, isObject, type Json } from '../../json/json-value.ts';
import type { Renamed } from '../../json/source-place.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';
import { type BlockDraft, readBlocks } from '../block-draft.ts';
import type { Diagnostic, Problem } from '../messages/diagnostic.ts';
import type { Origin } from '../origin.ts';
import type { PageSchemas } from '../page-schemas.ts';
import { type Contents, queryContents } from '../page-scope.ts';
import { type QueryDraft, readQueries } from '../query-draft.ts';
import type { ParsedFile } from '../source-file.ts';
import { moveMisplacedKeys } from '../structure/misplaced-keys.ts';
import { readOutline } from '../structure/outline.ts';
import type { Workspace } from '../workspace.ts';
import { type SectionParam, sectionParams } from './section-params.ts';

/** A shared section, parsed: a file in `page-configs/_sections/`. */
export interface SectionDraft {
  readonly name: string;
  readonly origin: Origin;
  readonly params: ReadonlyMap<string, SectionParam>;
  readonly queries: readonly QueryDraft[];
  /** The schemas of the content of its queries. */
  readonly contents: Contents;
  readonly blocks: readonly BlockDraft[];
  /** Errors in the outline, and in the declarations of queries. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The sections by their names. */
export type SectionDrafts = ReadonlyMap<string, SectionDraft>;

/** Sections cannot use others. */
const noSections: SectionDrafts = new Map();

/** A name that starts with an underscore is a draft. */
const sectionFile = /^_sections\/([^_/][^/]*)\.json$/;

/** The name of the section in a file below `page-configs/`; undefined for other files. */
export function sectionName(file: string): string | undefined {
  return sectionFile.exec(file)?.[1];
}

/** Reports uses of sections in a section. */
function nestedSections(section: Json): readonly Problem[] {
  const { blocks = null } = isObject(section) ? section : {};
  return (isArray(blocks) ? blocks : []).flatMap((block, index): readonly Problem[] =>
    isObject(block) && typeof block.section === 'string' && !('type' in block)
      ? [
          {
            code: 'nested-section',
            pointer: `/blocks/${index}/section`,
            on: 'key',
            data: { name: block.section },
          },
        ]
      : [],
  );
}

/** Reports one of the properties that only pages have: a page that became a section still has all of them. */
function ofPages(problems: readonly Problem[], page: SchemaNode): readonly Problem[] {
  const { properties } = objectShape(page);
  const isOfPage = ({ code, pointer, data }: Problem) =>
    code === 'unknown-key' && pointer.lastIndexOf('/') === 0 && properties.has(data.key);
  const [first] = problems.filter(isOfPage);
  return problems.filter((each) => each === first || !isOfPage(each));
}

/** Reads a parsed section. */
export function readSection(
  name: string,
  file: ParsedFile,
  schemas: PageSchemas,
  workspace: Workspace,
  isValid: boolean,
): SectionDraft {
  const { value: written = null, ...source } = file;
  const {
    value,
    moved,
    found: misplaced,
  } = moveMisplacedKeys(written, 'section', workspace.schemas, noSections, isValid);
  const nested = nestedSections(value);
  const outline = readOutline(value, schemas.section, isValid || nested.length > 0);
  const renamed: Renamed = new Map([...moved, ...outline.renamed]);
  const origin = { file: source, renamed };
  const config: Readonly<Record<string, Json>> = isObject(outline.value) ? outline.value : {};
  const blocks = config.blocks !== undefined && isArray(config.blocks) ? config.blocks : [];
  const queries = readQueries(config.data, origin, isValid);
  const { contents, found } = queryContents({ queries }, workspace);
  return {
    name,
    origin,
    params: sectionParams(config),
    queries,
    contents,
    blocks: blocks.flatMap((block, index) =>
      isObject(block) ? readBlocks(block, '/blocks', index, origin, isValid) : [],
    ),
    diagnostics: [...misplaced, ...nested, ...ofPages(outline.problems, schemas.page), ...found].map((each) =>
      file.diagnose(each, renamed),
    ),
  };
}
