import type { Languages } from '../grammar/languages.ts';
import type { PagePlan } from '../grammar/plans/page-plan.ts';
import type { Json } from '../json/json-value.ts';
import { nothingMoved } from '../json/source-place.ts';
import { once } from '../memory/once.ts';
import { compilePage } from './compile-page.ts';
import { languageDrafts } from './language-drafts.ts';
import type { Diagnostic } from './messages/diagnostic.ts';
import { diagnoseAt } from './origin.ts';
import { type PageDraft, readPage } from './page-draft.ts';
import type { PageSchemas } from './page-schemas.ts';
import { pagedDrafts } from './paged-drafts.ts';
import { type CheckedPage, checkPage } from './rules/pages/page-check.ts';
import type { FallbackSources } from './rules/queries/query-fallback.ts';
import { checkSchemaReference } from './rules/schema-reference.ts';
import type { CheckedSite } from './rules/site/site-check.ts';
import type { CheckedSections } from './sections/section-check.ts';
import { validateSectionBlocks } from './sections/validate-section-blocks.ts';
import { readSource, type SourceFile } from './source-file.ts';
import { moveMisplacedKeys } from './structure/misplaced-keys.ts';
import type { Rejection, StructureValidator } from './structure/structure-validator.ts';
import type { Workspace } from './workspace.ts';

/** The file of a page, after the checks that do not depend on other pages. */
export interface PageFile {
  readonly kind: 'page';
  readonly file: SourceFile;
  /** Why Ajv rejected its structure, if it did. */
  readonly rejection: Rejection | undefined;
  /** One page, or the two of a config with `paging`, for each of its languages; none if its JSON cannot be parsed. */
  readonly pages: readonly CheckedPage[];
  /** Compiles the pages, once. Parses the file again. Omits a page that has an error. */
  readonly plans: () => readonly PagePlan[];
}

/** What the check of a page depends on, other than its own file. */
export interface PageInputs {
  readonly workspace: Workspace;
  readonly schemas: PageSchemas;
  readonly site: CheckedSite;
  /** The site in each language other than the default one, by its tag. */
  readonly languages: ReadonlyMap<string, CheckedSite>;
  /** The languages of the site. */
  readonly tags: Languages;
  readonly fallbacks: FallbackSources;
  readonly sections: CheckedSections;
  readonly validate: StructureValidator;
}

/**
 * How many pages Ajv validates before the rules check them. In turns for each page, Ajv would take half as long again; if all pages
 * were validated first, their parsed configs would fill the memory.
 */
const batchSize = 50;

/** Divides pages into those that are validated at a time. */
export function batchesOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / batchSize);
  return Array.from({ length: count }, (_, index) => items.slice(index * batchSize, (index + 1) * batchSize));
}

/** Parses a page config and validates its structure. The returned function runs the rules, and then drops the parsed config. */
export function parsePageFile(name: string, text: string, inputs: PageInputs): () => PageFile {
  const { value, ...file } = readSource(name, text);
  if (value === undefined)
    return () => ({ kind: 'page', file, rejection: undefined, pages: [], plans: () => [] });
  const rejection = inputs.validate('page', value);
  return once(() => runRules(file, text, value, rejection, inputs));
}

/** No function in here may use `written` or `config`, because the result keeps everything that they use. */
function runRules(
  file: SourceFile,
  text: string,
  written: Json,
  rejection: Rejection | undefined,
  { workspace, schemas, site: inDefaultLanguage, languages, tags, fallbacks, sections, validate }: PageInputs,
): PageFile {
  const isValid = rejection === undefined;
  const { drafts } = sections;
  const {
    value: config,
    moved,
    found,
  } = moveMisplacedKeys(written, 'page', workspace.schemas, drafts, isValid);
  const read = readPage(file, config, schemas.page, drafts, isValid, moved);
  const draft = isValid ? { ...read, used: validateSectionBlocks(read.used, validate) } : read;
  const siteOf = ({ language }: PageDraft) => languages.get(language ?? '') ?? inDefaultLanguage;
  const problems = [...found, ...checkSchemaReference(file.name, 'page', written)];
  const diagnostics = [...problems.map((each) => file.diagnose(each)), ...draft.diagnostics];
  const pages = checkPages(
    languageDrafts({ ...draft, diagnostics }, tags),
    (each) => checkPage(each, workspace, schemas, siteOf(each), fallbacks, sections),
    workspace.schemas,
  );
  const plans = once(() => {
    const { value = null } = readSource(file.name, text);
    const whole = readPage(file, value, schemas.page, drafts, isValid, nothingMoved);
    const all = languageDrafts(whole, tags).flatMap((each) => pagedDrafts(each, workspace.schemas).drafts);
    return all.flatMap((each, index) => {
      const page = pages[index];
      return (page && compilePage(each, page, workspace, schemas, siteOf(each))) ?? [];
    });
  });
  return { kind: 'page', file, rejection, pages, plans };
}

/** Checks the pages of a config in each of its languages. A mistake that several have is reported once. */
function checkPages(
  inLanguages: readonly PageDraft[],
  checkOne: (draft: PageDraft) => CheckedPage,
  schemas: Workspace['schemas'],
): readonly CheckedPage[] {
  const paged = inLanguages.map((draft) => ({ draft, ...pagedDrafts(draft, schemas) }));
  const reported = new Set<string>();
  const keyOf = ({ code, pointer, range: { line, column } }: Diagnostic) =>
    `${code} ${pointer} ${line}:${column}`;
  const pages = paged.flatMap(({ draft, drafts, found }) =>
    drafts.map((each, index) => ({
      page: checkOne(each),
      own: index === 0 ? found.map((problem) => diagnoseAt(draft.origin, problem)) : [],
    })),
  );
  return pages.map(({ page, own }) => {
    const isNew = (each: Diagnostic) => !reported.has(keyOf(each));
    const diagnostics = [...own, ...page.diagnostics].filter(isNew);
    const headingDiagnostics = page.headingDiagnostics.filter(isNew);
    for (const each of [...diagnostics, ...headingDiagnostics]) reported.add(keyOf(each));
    return { ...page, diagnostics, headingDiagnostics };
  });
}
