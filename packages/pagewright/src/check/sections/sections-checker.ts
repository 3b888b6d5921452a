import { sectionName } from '../../config/config-kind.ts';
import type { PageSchemas } from '../../config/schemas/page-schemas.ts';
import type { SectionDrafts } from '../../config/sections/section-draft.ts';
import { RoundCache } from '../../memory/round-cache.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Workspace } from '../diagnostics/workspace.ts';
import type { References } from '../facts/references.ts';
import type { CheckedSite, FallbackSources } from '../facts/site-facts.ts';
import { usedNames } from '../files/config-files.ts';
import type { ValidatedFile } from '../files/config-reader.ts';
import { type RecoveredSection, recoverSection } from '../recover/recover-section.ts';
import { type CheckedSection, type CheckedSections, checkSection } from './section-check.ts';

/** The names of the sections with an error. */
function brokenOf(checked: readonly CheckedSection[]): ReadonlySet<string> {
  const broken = checked.filter(({ diagnostics }) =>
    diagnostics.some(({ severity }) => severity === 'error'),
  );
  return new Set(broken.map(({ draft }) => draft.name));
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
  return checked.flatMap(({ draft: { name, origin }, diagnostics }) =>
    used.has(name) || isMeant(name, files, schemas) || diagnostics.length > 0
      ? []
      : [diagnose(origin.file, { code: 'unused-section', pointer: '', on: 'key', data: { name } })],
  );
}

/** Checks sections, and again only those that changed. */
export class SectionsChecker {
  readonly #recovered = new RoundCache<RecoveredSection>();
  #sections: readonly RecoveredSection[] = [];
  readonly #allDrafts = new RoundCache<SectionDrafts>();
  readonly #checked = new RoundCache<CheckedSection>();
  readonly #all = new RoundCache<CheckedSections>();

  startRound(): void {
    for (const cache of [this.#recovered, this.#allDrafts, this.#checked, this.#all]) cache.startRound();
  }

  /** Reads the sections. Returns the same object if none has changed. */
  read(sections: readonly ValidatedFile[], nodes: PageSchemas, workspace: Workspace): SectionDrafts {
    this.#sections = sections.map((each) => {
      const name = sectionName(each.meant) ?? '';
      return this.#recovered.getOrCreate(name, [each, workspace.schemas, workspace.code], () =>
        recoverSection(name, each.file, nodes, workspace, each.rejection === undefined),
      );
    });
    return this.#allDrafts.getOrCreate(
      '',
      [this.#sections.length, ...this.#sections],
      () => new Map(this.#sections.map(({ draft }) => [draft.name, draft])),
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
    const checked = this.#sections.map((section) =>
      this.#checked.getOrCreate(
        section.draft.name,
        [section, workspace.images, workspace.code, site, fallbackSources],
        () => checkSection(section, workspace, site, fallbacks),
      ),
    );
    return {
      all: this.#all.getOrCreate('', [drafts, ...checked], () => ({ drafts, broken: brokenOf(checked) })),
      diagnostics: [
        ...checked.flatMap(({ diagnostics }) => diagnostics),
        ...unusedSections(drafts, checked, workspace),
      ],
      references: checked.flatMap(({ references }) => references),
    };
  }
}
