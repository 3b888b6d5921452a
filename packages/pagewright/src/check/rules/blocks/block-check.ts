import { boundKeys } from '../../../config/constructs.ts';
import type { BlockDraft } from '../../../config/read/block-draft.ts';
import { blockSchema } from '../../../config/schemas/page-schemas.ts';
import type { Schemas } from '../../../config/schemas/schemas.ts';
import { isVersion, versionOf, writtenVersion } from '../../../config/schemas/written-versions.ts';
import { type CompileOptions, compile, type Scope } from '../../../grammar/compile/compile.ts';
import { type Verified, verify } from '../../../grammar/compile/verify.ts';
import { pathRoots } from '../../../grammar/path-roots.ts';
import type { BlockPlan } from '../../../grammar/plans/block-plan.ts';
import { pointerToken } from '../../../json/json-value.ts';
import { getOrInsert } from '../../../memory/get-or-insert.ts';
import { slotSchema, slotsOf } from '../../../schema/block-slots.ts';
import type { JsonSchema } from '../../../schema/json-schema.ts';
import { mergeRepeated } from '../../../schema/merge-repeated.ts';
import { nodeOf } from '../../../schema/schema-node.ts';
import { diagnoseWritten } from '../../diagnostics/diagnose.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';
import { type Heading, headingsOf, rendersTitle, topHeadings } from '../../facts/block-headings.ts';
import type { CheckedBlock } from '../../facts/checked-block.ts';
import { acceptsValue, type ParamValues } from '../../facts/param-values.ts';
import { noReferences, referencesOf } from '../../facts/references.ts';
import { prefixPointers } from '../prefix-pointers.ts';
import { compileConditions } from './block-conditions.ts';
import { frameProblems } from './frame-check.ts';
import { checkItems, comparisonsIn, ignoredKey } from './item-rules.ts';
import { rawMarkup } from './raw-markup.ts';

/** What depends on the conditions of a block: whether content is there. */
const ofMissingContent: ReadonlySet<string> = new Set(['may-be-missing', 'needs-value', 'may-drop-item']);

export function checkBlock(draft: BlockDraft, outer: Scope, workspace: Workspace): CheckedBlock {
  const { type, props } = draft;
  const { schemas, code } = workspace;
  // A block without a type is reported elsewhere.
  if (type === undefined) return unchecked(draft);
  const at = `${draft.pointer}/type`;
  const schema = blockSchema(schemas, type);
  if (!schema) {
    const options = [...schemas.blocks.keys()];
    const isCoded = code.blocks.withoutSchema.has(type);
    return unchecked(draft, problemAt('unknown-block-type', at, { type, options, isCoded }));
  }
  if (draft.use?.isBroken) return unchecked(draft);
  const wrong = slotProblem(draft, schemas) ?? versionProblem(draft, schemas);
  if (wrong) return unchecked(draft, wrong);
  const missing = code.blocks.broken.get(type);
  const ofBlock: readonly Problem[] = [
    ...(missing ? [problemAt('missing-code', at, { ...missing, kind: 'block type', name: type })] : []),
    ...ignoredSlot(draft, schemas),
  ];
  const { scope, conditions, problems: conditionProblems, ...read } = compileConditions(draft, outer);
  const pointer = `${draft.pointer}/props`;
  const verified = verify(props, schema, scope, blockOptions(draft, schema));
  const others = checkBound(draft, scope, workspace);
  const { plan, queries } = verified;
  const isConditionWrong = conditions.length < draft.conditions.length;
  // What a condition with an error requires may be meant to be there.
  const problems = isConditionWrong
    ? verified.problems.filter(({ code }) => !ofMissingContent.has(code))
    : verified.problems;
  return {
    draft,
    isValid: plan !== undefined && !isConditionWrong,
    headings: headingsIn(verified, props, schema),
    queries: [...queries, ...others.queries, ...read.queries],
    conditions,
    conditionProblems,
    references: referencesOf(verified, props, pointer, draft),
    diagnostics: ofBlock.map((each) => diagnoseWritten(draft, each)),
    // A property with a misspelt name would be reported as missing too.
    found: [
      ...others.found,
      ...(problems.length > 0
        ? mergeRepeated(prefixPointers(pointer, problems))
        : [
            ...checkItems(props, nodeOf(schema), pointer),
            ...rawMarkup(props, schema, pointer),
            ...frameProblems(verified.landmarks, props, pointer),
          ]),
    ],
  };
}

/** Checks the values of keys with paths, other than props. */
function checkBound(
  { bound, pointer, isValid }: BlockDraft,
  scope: Scope,
  { schemas }: Workspace,
): { readonly queries: readonly string[]; readonly found: readonly Problem[] } {
  const { definitions = {} } = schemas.grammar.get('page') ?? {};
  const checked = boundKeys.flatMap(({ name, value }) => {
    const written = bound[name];
    if (written === undefined) return [];
    const { problems, queries } = verify(written, { ...value, definitions }, scope, { isValid });
    return [{ queries, found: prefixPointers(`${pointer}/${name}`, problems) }];
  });
  return {
    queries: checked.flatMap(({ queries }) => queries),
    found: checked.flatMap(({ found }) => found),
  };
}

/** Reports a block in a slot that does not exist, or that does not allow its type. */
function slotProblem({ slot, type, pointer }: BlockDraft, { blocks }: Schemas): Problem | undefined {
  if (!slot || type === undefined || slot.of === undefined) return undefined;
  const owner = blocks.get(slot.of);
  if (!owner) return undefined;
  const slots = slotsOf(owner);
  const allowed = slots.get(slot.name);
  if (!allowed) {
    const options = [...slots.keys()];
    const others = [...blocks].flatMap(([name, each]) => (slotsOf(each).size > 0 ? [name] : []));
    // Without slots, they are one mistake.
    const [at, name] =
      slots.size > 0 ? [slot.pointer, slot.name] : [slot.pointer.slice(0, slot.pointer.lastIndexOf('/')), ''];
    return problemAt('unknown-slot', at, { name, type: slot.of, options, others }, 'key');
  }
  if (allowed.includes(type)) return undefined;
  const nested = slotsOf(blocks.get(type)).size > 0 ? { hasSlots: true as const } : {};
  const data = { type, slot: slot.name, owner: slot.of, options: allowed, ...nested };
  return problemAt('block-not-allowed', `${pointer}/type`, data);
}

/** Reports a block that is written for another version of its type: an older one, or one that does not exist. */
function versionProblem({ type, version, pointer }: BlockDraft, schemas: Schemas): Problem | undefined {
  if (type === undefined) return undefined;
  const current = versionOf(schemas.blocks.get(type));
  const found = writtenVersion({ version }, type, schemas.written);
  if (found === current) return undefined;
  const at = `${pointer}/${isVersion(version) ? 'version' : 'type'}`;
  return found < current
    ? problemAt('old-version', at, { type, found, current })
    : problemAt('number-range', at, { found, max: current });
}

/** Reports a slot that the block around it does not show with its props. For the first block in it only. */
function ignoredSlot({ slot, pointer }: BlockDraft, { blocks }: Schemas): readonly Problem[] {
  if (slot?.of === undefined || pointer !== slot.pointer + pointerToken(0)) return [];
  const { onlyWhen } = slotSchema(blocks.get(slot.of), slot.name);
  return ignoredKey(slot.name, comparisonsIn(onlyWhen), slot.props, slot.pointer);
}

function blockOptions({ isOptional, isValid }: BlockDraft, schema: JsonSchema): CompileOptions {
  return { isOptional, alwaysNeeded: topHeadings(nodeOf(schema)), isValid };
}

const headings = new WeakMap<Verified, readonly Heading[]>();

function headingsIn(verified: Verified, props: object, schema: JsonSchema): readonly Heading[] {
  return getOrInsert(headings, verified, () => headingsOf(props, schema, verified.landmarks));
}

/** Compiles one block; undefined if it has an error. */
export function compileBlock(
  draft: BlockDraft,
  outer: Scope,
  { schemas, images }: Workspace,
): BlockPlan | undefined {
  const { type, props, origin, number, id, schedule, slot, only, except, isOptional } = draft;
  const schema = type === undefined ? undefined : blockSchema(schemas, type);
  if (type === undefined || !schema) return undefined;
  const { scope, conditions, queries: read } = compileConditions(draft, outer);
  if (conditions.length < draft.conditions.length) return undefined;
  const { compiled, queries } = compile(props, schema, scope, { ...blockOptions(draft, schema), images });
  if (!compiled) return undefined;
  return {
    type,
    place: { file: origin.file.name, block: number },
    props: compiled.plan,
    queries: read.length === 0 ? queries : [...new Set([...queries, ...read])].sort(),
    optional: isOptional,
    ...(rendersTitle(schema, props) ? { titled: true as const } : {}),
    ...(id === undefined ? {} : { id }),
    ...(schedule ? { schedule } : {}),
    ...(slot ? { slot: slot.name } : {}),
    ...('slots' in schema ? { hasSlots: true as const } : {}),
    ...(conditions.length === 0 ? {} : { when: conditions }),
    ...(Object.keys(only).length === 0 ? {} : { only }),
    ...(Object.keys(except).length === 0 ? {} : { except }),
  };
}

/** A block whose props cannot be checked. The queries that they seem to read count as used. */
function unchecked(draft: BlockDraft, problem?: Problem): CheckedBlock {
  return {
    draft,
    isValid: false,
    headings: [],
    queries: [draft.props, draft.bound, ...draft.conditions.map(({ value }) => value)].flatMap((value) =>
      pathRoots(value).map(({ name }) => name),
    ),
    conditions: [],
    conditionProblems: [],
    references: noReferences,
    diagnostics: problem ? [diagnoseWritten(draft, problem)] : [],
    found: [],
  };
}

/** Reports an `only` or `except` with an unknown param of the route, or with a value that no page has. */
export function checkLimits(
  draft: Pick<BlockDraft, 'only' | 'except' | 'pointer'>,
  params: ReadonlyMap<string, ParamValues>,
  route: string,
): readonly Problem[] {
  return (['only', 'except'] as const).flatMap((key) =>
    Object.entries(draft[key]).flatMap(([param, values]): readonly Problem[] => {
      const pointer = `${draft.pointer}/${key}${pointerToken(param)}`;
      const known = params.get(param);
      if (!known) {
        const data = { name: param, options: [...params.keys()], route };
        return [problemAt('unknown-param', pointer, data, 'key')];
      }
      const options = known.literals.map((each) => each.value);
      const isOpen = known.isOpen ? { isOpen: true as const } : {};
      return values.flatMap((value, index) => {
        if (acceptsValue(known, value)) return [];
        const data = { param, value, options, ...isOpen };
        return [problemAt('impossible-value', pointer + pointerToken(index), data)];
      });
    }),
  );
}
