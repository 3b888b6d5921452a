import type { Json, PagePlan } from '../grammar/plan.ts';
import { once } from '../once.ts';
import { readSource, type SourceFile } from './json/source-file.ts';
import { readPage } from './page-draft.ts';
import { compilePage } from './page-plan.ts';
import type { PageSchemas } from './page-schemas.ts';
import { type CheckedPage, checkPage } from './rules/page-check.ts';
import type { FallbackSources } from './rules/query-fallback.ts';
import type { CheckedSite } from './rules/site-check.ts';
import { type Rejection, structureValidator } from './structure/structure-validator.ts';
import type { Workspace } from './workspace.ts';

/** The file of a page, after the checks that do not depend on other pages. */
export interface PageFile {
  readonly kind: 'page';
  readonly file: SourceFile;
  /** Why Ajv rejected its structure, if it did. */
  readonly rejection: Rejection | undefined;
  /** Undefined if its JSON cannot be parsed. */
  readonly page: CheckedPage | undefined;
  /** Compiles the page, once. Parses the file again. Undefined if the page has an error. */
  readonly plan: () => PagePlan | undefined;
}

/** What the check of a page depends on, other than its own file. */
export interface PageInputs {
  readonly workspace: Workspace;
  readonly schemas: PageSchemas;
  readonly site: CheckedSite;
  readonly fallbacks: FallbackSources;
}

/** Parses a page config and validates its structure. The returned function runs the rules, and then drops the parsed config. */
export function parsePageFile(name: string, text: string, inputs: PageInputs): () => PageFile {
  const { value, ...file } = readSource(name, text);
  if (value === undefined)
    return () => ({ kind: 'page', file, rejection: undefined, page: undefined, plan: () => undefined });
  const rejection = structureValidator(inputs.workspace.schemas)('page', value);
  return once(() => runRules(file, text, value, rejection, inputs));
}

/** No function in here may use `config`, because the result keeps everything that they use. */
function runRules(
  file: SourceFile,
  text: string,
  config: Json,
  rejection: Rejection | undefined,
  { workspace, schemas, site, fallbacks }: PageInputs,
): PageFile {
  const isValid = rejection === undefined;
  const page = checkPage(readPage(file, config, schemas.page, isValid), workspace, schemas, site, fallbacks);
  const plan = once(() => {
    const { value = null } = readSource(file.name, text);
    return compilePage(readPage(file, value, schemas.page, isValid), page, workspace, schemas, site);
  });
  return { kind: 'page', file, rejection, page, plan };
}
