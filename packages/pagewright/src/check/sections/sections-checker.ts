import { isArray, type Json, objectOf } from '../../json/json-value.ts';
import { usedNames } from '../config-files.ts';
import type { Diagnostic } from '../messages/diagnostic.ts';
import type { PageSchemas } from '../page-schemas.ts';
import { RoundCache } from '../round-cache.ts';
import type { References } from '../rules/links/references.ts';
import type { FallbackSources } from '../rules/queries/query-fallback.ts';
import type { CheckedSite } from '../rules/site/site-check.ts';
import type { ParsedFile } from '../source-file.ts';
import type { Workspace } from '../workspace.ts';
import { type CheckedSection, type CheckedSections, checkSection } from './section-check.ts';
import { readSection, type SectionDraft, type SectionDrafts, sectionName } from './section-draft.ts';
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
  files: Iterable<Pick<ParsedFile, 'name' | 'value'>>,
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

/** The names of the sections with an error. */
function brokenOf(drafts: SectionDrafts, checked: readonly CheckedSection[]): ReadonlySet<string> {
  const hasError = checked.map(({ diagnostics }) => diagnostics.some(({ severity }) => severity === 'error'));
  return new Set([...drafts.keys()].filter((_, index) => hasError[index]));
}

/** Whether a file names a section without "section": as the type of a block, or only by its name. That is reported where it is. */
function isMeant(name: string, files: Workspace['files'], { blocks }: Workspace['schemas']): boolean {
  if (blocks.has(name)) return false;
  return [...files.values()].some((text) =>
    text
      .split(JSON.stringify(name))
      .slice(0, -1)
      .some((before) => /(?:"type"\s*:|[[,])\s*$/.test(before)),
  );
}

/**
 * Reports sections that no page uses, unless something else is wrong with them. If a page names a section that does not exist, it most
 * likely means the one that is not used, so that only the page is reported.
 */
function unusedSections(
  drafts: SectionDrafts,
  checked: readonly CheckedSection[],
  { files, schemas }: Workspace,
): readonly Diagnostic[] {
  if (drafts.size === 0) return [];
  const used = usedNames(files, 'section');
  if ([...used].some((name) => !drafts.has(name))) return [];
  return [...drafts.values()].flatMap(({ name, origin }, index) =>
    used.has(name) || isMeant(name, files, schemas) || (checked[index]?.diagnostics.length ?? 0) > 0
      ? []
      : [origin.file.diagnose({ code: 'unused-section', pointer: '', on: 'key', data: { name } })],
  );
}

interface ValidatedSection {
  readonly file: ParsedFile;
  readonly rejection: unknown;
}

/** Checks sections, and again only those that changed. */
export class SectionsChecker {
  readonly #drafts = new RoundCache<SectionDraft>();
  readonly #allDrafts = new RoundCache<SectionDrafts>();
  readonly #checked = new RoundCache<CheckedSection>();
  readonly #all = new RoundCache<CheckedSections>();

  startRound(): void {
    for (const cache of [this.#drafts, this.#allDrafts, this.#checked, this.#all]) cache.startRound();
  }

  /**
   * Reads the sections. Returns the same object if none has changed.
   * @param meantNames the names that the files should have
   */
  read(
    sections: readonly ValidatedSection[],
    meantNames: ReadonlyMap<string, string>,
    nodes: PageSchemas,
    workspace: Workspace,
  ): SectionDrafts {
    const drafts = sections.map((each) => {
      const name = sectionName(meantNames.get(each.file.name) ?? each.file.name) ?? '';
      return this.#drafts.getOrCreate(name, [each, workspace.schemas, workspace.code], () =>
        readSection(name, each.file, nodes, workspace, each.rejection === undefined),
      );
    });
    return this.#allDrafts.getOrCreate(
      '',
      [drafts.length, ...drafts],
      () => new Map(drafts.map((draft) => [draft.name, draft])),
    );
  }

  /** Checks each section on its own. `all` is the same object if nothing has changed. */
  check(
    drafts: SectionDrafts,
    workspace: Workspace,
    site: CheckedSite,
    fallbacks: FallbackSources,
  ): {
    readonly all: CheckedSections;
    readonly diagnostics: readonly Diagnostic[];
    readonly references: readonly References[];
  } {
    const fallbackSources = JSON.stringify([...fallbacks]);
    const checked = [...drafts.values()].map((draft) =>
      this.#checked.getOrCreate(
        draft.name,
        [draft, workspace.images, workspace.code, site, fallbackSources],
        () => checkSection(draft, workspace, site, fallbacks),
      ),
    );
    return {
      all: this.#all.getOrCreate('', [drafts, ...checked], () => ({
        drafts,
        broken: brokenOf(drafts, checked),
      })),
      diagnostics: [
        ...checked.flatMap(({ diagnostics }) => diagnostics),
        ...unusedSections(drafts, checked, workspace),
      ],
      references: checked.flatMap(({ references }) => references),
    };
  }
}
