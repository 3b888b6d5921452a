import { languageDrafts } from '../../config/language-drafts.ts';
import type { PageDraft } from '../../config/page-draft.ts';
import type { PageSchemas } from '../../config/schemas/page-schemas.ts';
import type { ExpandedBlocks } from '../../config/sections/expand-sections.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { Json } from '../../json/json-value.ts';
import { once } from '../../memory/once.ts';
import { RoundCache } from '../../memory/round-cache.ts';
import type { CommonFiles } from '../common-checker.ts';
import { diagnose, diagnoseAt } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readSource, type SourceFile } from '../diagnostics/source-file.ts';
import type { Workspace } from '../diagnostics/workspace.ts';
import type { CheckedPage } from '../facts/checked-page.ts';
import type { ConfigFiles } from '../files/config-reader.ts';
import { pagedDrafts } from '../paging/paged-drafts.ts';
import { moveMisplacedKeys } from '../recover/misplaced-keys.ts';
import { recoverPage } from '../recover/recover-page.ts';
import { extensionProblems } from '../rules/extensions/extension-rules.ts';
import { placeholderTexts } from '../rules/placeholder-texts.ts';
import { checkSchemaReference } from '../rules/schema-reference.ts';
import type { Rejection, StructureValidator } from '../structure/structure-validator.ts';
import { compilePage } from './compile-page.ts';
import { checkPage } from './page-check.ts';

/** The file of a page, after the checks that do not depend on other pages. */
export interface PageFile {
  readonly kind: 'page';
  readonly file: SourceFile;
  /** Why Ajv rejected its structure, if it did. */
  readonly rejection: Rejection | undefined;
  /** One page, or the two of a config with `paging`, for each of its languages; none if its JSON cannot be parsed. */
  readonly pages: readonly CheckedPage[];
  /** The pages without an error of their own, compiled; none if the check does not compile. */
  readonly plans: readonly PagePlan[];
}

/** What the check of a page depends on, other than its own file. */
interface PageInputs {
  readonly workspace: Workspace;
  readonly schemas: PageSchemas;
  readonly common: CommonFiles;
  readonly validate: StructureValidator;
  readonly compiles: boolean;
}

/**
 * How many pages Ajv validates before the rules check them. In turns for each page, Ajv would take half as long again; if all pages
 * were validated first, their parsed configs would fill the memory.
 */
const batchSize = 50;

/** Divides pages into those that are validated at a time. */
function batchesOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / batchSize);
  return Array.from({ length: count }, (_, index) => items.slice(index * batchSize, (index + 1) * batchSize));
}

/** Checks pages, and again only those that changed. */
export class PageChecker {
  readonly #files = new RoundCache<() => PageFile>();
  readonly #compiles: boolean;

  constructor(compiles: boolean) {
    this.#compiles = compiles;
  }

  check(
    { pages, validate }: ConfigFiles,
    common: CommonFiles,
    schemas: PageSchemas,
    workspace: Workspace,
  ): readonly PageFile[] {
    this.#files.startRound();
    const inputs = { workspace, schemas, common, validate, compiles: this.#compiles };
    const { site, languages, fallbackSources, sections } = common;
    const fallbacks = JSON.stringify([...fallbackSources]);
    const { images, code, extensions } = workspace;
    const dependsOn = [validate, images, code, extensions, site, languages, fallbacks, sections.all];
    return batchesOf(pages).flatMap((batch) =>
      batch
        .map(({ name, text }) =>
          this.#files.getOrCreate(name, [text, ...dependsOn], () => parsePageFile(name, text, inputs)),
        )
        .map((runRules) => runRules()),
    );
  }
}

/** Parses a page config and validates its structure. The returned function runs the rules, and then drops the parsed config. */
function parsePageFile(name: string, text: string, inputs: PageInputs): () => PageFile {
  const { value, ...file } = readSource(name, text);
  if (value === undefined) return () => ({ kind: 'page', file, rejection: undefined, pages: [], plans: [] });
  const rejection = inputs.validate('page', value);
  return once(() => runRules(file, value, rejection, inputs));
}

/** No function in here may use `written` or `value`, because the result keeps everything that they use. */
function runRules(
  file: SourceFile,
  written: Json,
  rejection: Rejection | undefined,
  { workspace, schemas, common, validate, compiles }: PageInputs,
): PageFile {
  const isValid = rejection === undefined;
  const { languages, tags, fallbackSources: fallbacks } = common;
  const sections = common.sections.all;
  const { drafts } = sections;
  const { value, moved, found } = moveMisplacedKeys(written, 'page', workspace.schemas, drafts, isValid);
  const { draft: read, outline } = recoverPage(file, value, schemas.page, drafts, isValid, moved);
  const draft = isValid ? { ...read, used: validateSectionBlocks(read.used, validate) } : read;
  const siteOf = ({ language }: PageDraft) => languages.sites.get(language ?? '') ?? common.site;
  const problems = [
    ...found,
    ...checkSchemaReference(file.name, 'page', written),
    ...placeholderTexts(written),
    ...extensionProblems(file.name, written, workspace.extensions ?? []),
  ];
  const diagnostics = [...problems.map((each) => diagnose(file, each)), ...outline];
  const planOf = (each: PageDraft, page: CheckedPage) =>
    hasErrors(page) ? [] : (compilePage(each, page, workspace, schemas, siteOf(each)) ?? []);
  const checked = checkPages(
    languageDrafts(draft, tags.all ?? {}),
    (each) => checkPage(each, diagnostics, { workspace, schemas, site: siteOf(each), fallbacks, sections }),
    workspace.schemas,
  );
  const plans = compiles ? checked.flatMap(({ draft: each, page }) => planOf(each, page)) : [];
  return { kind: 'page', file, rejection, pages: checked.map(({ page }) => page), plans };
}

/** A page of a config, and what the check found out about it. */
interface CheckedDraft {
  readonly draft: PageDraft;
  readonly page: CheckedPage;
}

/** Checks the pages of a config in each of its languages. A mistake that several have is reported once. */
function checkPages(
  inLanguages: readonly PageDraft[],
  checkOne: (draft: PageDraft) => CheckedPage,
  schemas: Workspace['schemas'],
): readonly CheckedDraft[] {
  const reported = new Set<string>();
  const keyOf = ({ code, pointer, range: { line, column } }: Diagnostic) =>
    `${code} ${pointer} ${line}:${column}`;
  const isNew = (each: Diagnostic) => !reported.has(keyOf(each));
  const pages = inLanguages.flatMap((written) => {
    const { drafts, found } = pagedDrafts(written, schemas);
    return drafts.map((draft, index) => ({
      draft,
      page: checkOne(draft),
      own: index === 0 ? found.map((problem) => diagnoseAt(written.origin, problem)) : [],
    }));
  });
  return pages.map(({ draft, page, own }) => {
    const diagnostics = [...own, ...page.diagnostics].filter(isNew);
    const headingDiagnostics = page.headingDiagnostics.filter(isNew);
    for (const each of [...diagnostics, ...headingDiagnostics]) reported.add(keyOf(each));
    return { draft, page: { ...page, diagnostics, headingDiagnostics } };
  });
}

function hasErrors({ diagnostics, headingDiagnostics }: CheckedPage): boolean {
  return [...diagnostics, ...headingDiagnostics].some(({ severity }) => severity === 'error');
}

/**
 * Validates the blocks that a page has from sections, as if the page had written them. The rules check valid blocks with the same
 * bindings only once, and a thousand pages may use a section.
 */
function validateSectionBlocks(used: ExpandedBlocks, validate: StructureValidator): ExpandedBlocks {
  const blocks = used.blocks.map((block) => {
    const { type, props, use } = block;
    if (!use || use.isBroken || type === undefined) return block;
    return { ...block, isValid: validate('page', pageWith({ type, props })) === undefined };
  });
  return { ...used, blocks };
}

/** A page that is valid if its only block is. */
function pageWith(block: Json): Json {
  return { route: '/', head: { title: 'A page', description: 'A page with a block.' }, blocks: [block] };
}
