import type { SiteConfig } from '../../../../../src/generated/site-config.ts';
import type { Json, JsonSchema } from '../../grammar/plan.ts';
import { isObject, isRecord } from '../../schema/json-value.ts';
import { completed } from '../../schema/literal-completion.ts';
import { literalFaults } from '../../schema/literal-fit.ts';
import { type PlacedValue, plainPlaces } from '../json/placed-value.ts';
import type { SourceFile } from '../json/source-file.ts';
import type { Diagnostic, Found } from '../messages/diagnostic.ts';
import { type BlockDraft, readBlocks } from '../page-draft.ts';
import { type PageSchemas, siteScope } from '../page-schemas.ts';
import type { Workspace } from '../workspace.ts';
import { mend } from './mending.ts';

/** `_site.json`, checked. */
export interface CheckedSite {
  readonly value: Json | undefined;
  /** What `{site.…}` leads to. */
  readonly scope: JsonSchema;
  /** Undefined when a fault stops it. */
  readonly config: SiteConfig | undefined;
  readonly end: readonly BlockDraft[];
  readonly loading: Json | undefined;
  readonly failed: Json | undefined;
  readonly places: readonly PlacedValue[];
  readonly diagnostics: readonly Diagnostic[];
}

const none: CheckedSite = {
  value: undefined,
  scope: siteScope(undefined),
  config: undefined,
  end: [],
  loading: undefined,
  failed: undefined,
  places: [],
  diagnostics: [],
};

export function checkSite(
  file: SourceFile | undefined,
  schemas: PageSchemas,
  { images }: Workspace,
): CheckedSite {
  if (file?.value === undefined) return none;
  const found: Found[] = [...literalFaults(file.value, schemas.site)];
  const { value, renamed } = mend(file.value, schemas.site);
  if (!isObject(value)) return { ...none, diagnostics: found.map((each) => file.diagnose(each)) };
  const { end, states } = value;
  const blocks = mend(end ?? [], { schema: { items: schemas.block.schema }, root: schemas.block.root });
  const names = new Map([
    ...renamed,
    ...[...blocks.renamed].map(([pointer, name]) => [`/end${pointer}`, name] as const),
  ]);
  for (const [index, block] of (Array.isArray(end) ? end : []).entries())
    found.push(...literalFaults(block, schemas.block, `/end/${index}`));
  const filled = completed(value, schemas.site, images);
  const isSound = found.length === 0;
  const declared = states !== undefined && isObject(states) ? states : {};
  return {
    value,
    scope: siteScope(value),
    config: isSound && isSiteConfig(filled) ? filled : undefined,
    end: readBlocks(blocks.value, '/end', file, names),
    loading: declared.loading,
    failed: declared.failed,
    places: plainPlaces(value, schemas.site, file).filter(({ pointer }) => !pointer.startsWith('/end')),
    diagnostics: found.map((each) => file.diagnose(each, names)),
  };
}

/** Its schema has been held against it before this is asked, and the type is generated from that schema. */
function isSiteConfig(value: unknown): value is SiteConfig {
  return isRecord(value) && 'name' in value && 'menus' in value;
}
