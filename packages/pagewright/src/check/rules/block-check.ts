import { compile, type Scope } from '../../grammar/compile/compile.ts';
import type { JsonSchema, Plan } from '../../grammar/plan.ts';
import { isRecord, pointerToken } from '../../schema/json-value.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import type { PlacedValue } from '../json/placed-value.ts';
import type { Diagnostic, Problem } from '../messages/diagnostic.ts';
import type { BlockDraft } from '../page-draft.ts';
import { blockSchema } from '../page-schemas.ts';
import { readRoots } from '../read-roots.ts';
import type { Workspace } from '../workspace.ts';
import { checkItems } from './item-rules.ts';
import type { CodeProblems } from './missing-code.ts';

/** A block, with its props checked against the schema of its type. */
export interface CheckedBlock {
  readonly draft: BlockDraft;
  readonly schema: JsonSchema | undefined;
  /** Undefined when an error stops it. */
  readonly plan: Plan | undefined;
  /** True when the block has the page's h1. */
  readonly drawsTitle: boolean;
  readonly queries: readonly string[];
  readonly places: readonly PlacedValue[];
  readonly diagnostics: readonly Diagnostic[];
  /** Problems that the page may still merge with others. */
  readonly found: readonly Problem[];
}

/** True for a prop that is the page's h1. */
function isTopHeading(schema: JsonSchema, name: string): boolean {
  const member = isRecord(schema.properties) ? schema.properties[name] : undefined;
  return isRecord(member) && member.headingLevel === 1;
}

/** Reports a block type that has a schema but no code: it could not be shown. */
function missingCode({ file, renamed, type, pointer }: BlockDraft, { broken }: CodeProblems): Diagnostic[] {
  const problem = type === undefined ? undefined : broken.get(type);
  if (type === undefined || !problem) return [];
  const data = { ...problem, kind: 'block type', name: type } as const;
  return [file.diagnose({ code: 'missing-code', pointer: `${pointer}/type`, on: 'value', data }, renamed)];
}

/** A title with a default is shown, even if the config does not mention it. */
function drawsTitle(schema: JsonSchema, props: object): boolean {
  return Object.entries(isRecord(schema.properties) ? schema.properties : {}).some(
    ([name, member]) =>
      isTopHeading(schema, name) && (name in props || (isRecord(member) && 'default' in member)),
  );
}

/** Checks one block; `index` is its index among all blocks of the page. */
export function checkBlock(
  draft: BlockDraft,
  index: number,
  scope: Scope,
  { schemas, images, code }: Workspace,
): CheckedBlock {
  const { file, renamed, type } = draft;
  const schema = type === undefined ? undefined : blockSchema(schemas, type);
  if (!schema) {
    const unknown: Problem[] =
      type === undefined
        ? []
        : [
            {
              code: 'unknown-block-type',
              pointer: `${draft.pointer}/type`,
              on: 'value',
              data: {
                type,
                options: [...schemas.blocks.keys()],
                isCoded: code.blocks.withoutSchema.has(type),
              },
            },
          ];
    const diagnostics = unknown.map((found) => file.diagnose(found, renamed));
    return {
      draft,
      schema,
      plan: undefined,
      drawsTitle: false,
      queries: readRoots(draft.props).map(({ name }) => name),
      places: [],
      diagnostics,
      found: [],
    };
  }
  const places: PlacedValue[] = [];
  const base = `${draft.pointer}/props`;
  const result = compile(draft.props, schema, scope, {
    isOptional: draft.isOptional,
    alwaysNeeded: (name) => isTopHeading(schema, name),
    images,
    isValid: draft.isValid,
    onLandmark: (placed) =>
      places.push({ ...placed, pointer: base + placed.pointer, file, renamed, block: index }),
  });
  const problems = result.problems.map(
    (problem): Problem => ({ ...problem, pointer: base + problem.pointer }),
  );
  // A property with a misspelt name would be reported as missing too.
  const found = problems.length > 0 ? problems : checkItems(draft.props, nodeOf(schema), base);
  return {
    draft,
    schema,
    plan: result.compiled?.plan,
    drawsTitle: drawsTitle(schema, draft.props),
    queries: result.queries,
    places,
    diagnostics: missingCode(draft, code.blocks),
    found,
  };
}

/** Reports an `only` that names no param of the route, or a value that no URL has. */
export function checkOnly(
  draft: BlockDraft,
  params: ReadonlyMap<
    string,
    { readonly written: readonly { readonly value: string }[]; readonly isOpen: boolean }
  >,
  route: string,
): readonly Problem[] {
  return Object.entries(draft.only).flatMap(([name, values]): Problem[] => {
    const pointer = `${draft.pointer}/only${pointerToken(name)}`;
    const known = params.get(name);
    if (!known)
      return [
        { code: 'unknown-param', pointer, on: 'key', data: { name, options: [...params.keys()], route } },
      ];
    if (known.isOpen) return [];
    const options = known.written.map(({ value }) => value);
    return values.flatMap((value, index): Problem[] =>
      options.includes(value)
        ? []
        : [
            {
              code: 'impossible-value',
              pointer: pointer + pointerToken(index),
              on: 'value',
              data: { param: name, value, options },
            },
          ],
    );
  });
}

/** Reports ids that two blocks of a page share. */
export function checkIds(
  blocks: readonly BlockDraft[],
): readonly { readonly block: BlockDraft; readonly found: Problem }[] {
  const first = new Map<string, BlockDraft>();
  return blocks.flatMap((block) => {
    if (block.id === undefined) return [];
    const before = first.get(block.id);
    if (!before) {
      first.set(block.id, block);
      return [];
    }
    // Two blocks that are never shown at the same URL may share an id.
    if (areApart(before, block)) return [];
    const { line } = before.file.place(`${before.pointer}/id`, 'value', before.renamed);
    return [
      {
        block,
        found: {
          code: 'duplicate-id' as const,
          pointer: `${block.pointer}/id`,
          on: 'value' as const,
          data: { id: block.id, firstLine: line },
        },
      },
    ];
  });
}

function areApart(one: BlockDraft, other: BlockDraft): boolean {
  return Object.entries(one.only).some(([name, values]) => {
    const others = other.only[name];
    return others !== undefined && !values.some((value) => others.includes(value));
  });
}
