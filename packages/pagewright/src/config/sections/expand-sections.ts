import { meets } from '../../grammar/conditions.ts';
import { sectionRoot } from '../../grammar/path-names.ts';
import { pathRoots } from '../../grammar/path-roots.ts';
import {
  areEqual,
  isArray,
  isObject,
  itemsOf,
  type Json,
  type JsonObject,
  objectOf,
  pointerToken,
} from '../../json/json-value.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { mergeRepeated } from '../../schema/merge-repeated.ts';
import {
  type BlockDraft,
  type ConditionDraft,
  readBlocks,
  readConditions,
  readLimits,
} from '../read/block-draft.ts';
import type { Origin } from '../read/origin.ts';
import type { QueryDraft } from '../read/query-draft.ts';
import { readSchedule } from '../read/read-schedule.ts';
import type { SectionUse, WrittenPart } from '../read/written-place.ts';
import { blockLists } from '../walk-blocks.ts';
import type { Replacements } from './given-values.ts';
import { hasMisnamedParams, paramProblems } from './param-problems.ts';
import type { SectionDraft, SectionDrafts } from './section-draft.ts';
import { substitute } from './substitute.ts';

/** The blocks of a config, in which the blocks of sections have replaced the uses of the sections. */
export interface ExpandedBlocks {
  readonly blocks: readonly BlockDraft[];
  /** The queries of the used sections, under names that are unique on the page. */
  readonly queries: readonly QueryDraft[];
  /** The schemas of the content of these queries. */
  readonly contents: Readonly<Record<string, JsonSchema | 'unknown'>>;
  readonly uses: readonly SectionUse[];
}

export const noBlocks: ExpandedBlocks = { blocks: [], queries: [], contents: {}, uses: [] };

interface Uses {
  readonly blocks: BlockDraft[];
  readonly queries: Map<string, QueryDraft>;
  readonly contents: Record<string, JsonSchema | 'unknown'>;
  readonly uses: SectionUse[];
}

/** Reads the blocks of a config, and replaces each use of a section by the blocks of the section. */
export function expandSections(
  config: { readonly [list: string]: Json | undefined },
  origin: Origin,
  isValid: boolean,
  sections: SectionDrafts,
): ExpandedBlocks {
  const uses: Uses = { blocks: [], queries: new Map(), contents: {}, uses: [] };
  for (const list of blockLists) {
    const pointer = `/${list}`;
    for (const [index, item] of itemsOf(config[list]).entries()) {
      if (!isObject(item)) continue;
      if ('section' in item && (!('type' in item) || item.type === 'section'))
        addUse(item, pointer + pointerToken(index), origin, sections, uses);
      else uses.blocks.push(...readBlocks(item, pointer, index, origin, isValid));
    }
  }
  return { ...uses, queries: [...uses.queries.values()] };
}

function addUse(
  item: JsonObject,
  pointer: string,
  origin: Origin,
  sections: SectionDrafts,
  uses: Uses,
): void {
  const { section: name } = item;
  if (typeof name !== 'string') return;
  const section = sections.get(name);
  const limits = readLimits(item);
  const schedule = readSchedule(item);
  const use = { section: name, origin, pointer, schedule, ...limits };
  if (!section) {
    uses.uses.push({ ...use, found: [], isUnknown: true, isBroken: true });
    return;
  }
  const found = paramProblems(item, section, pointer);
  const replacements = replacementsOf(objectOf(item.with), section, { ...use, found, isBroken: false }, uses);
  const filled = section.blocks.map((block) => ({
    block,
    ...substitute({ props: block.props, ...block.bound }, replacements),
  }));
  const wrong = mergeRepeated(filled.flatMap((each) => each.found));
  const problems = found.length > 0 ? found : wrong;
  const checked = {
    ...use,
    found: problems,
    isBroken: problems.length > 0 || hasMisnamedParams(item, section),
  };
  uses.uses.push(checked);
  const outer = readConditions(item, pointer, origin);
  for (const { block, value, parts } of filled) {
    const inner = block.conditions.map((each) => givenCondition(each, replacements, checked));
    if (inner.includes('never')) continue;
    const { props, ...bound } = objectOf(value);
    const shown = schedule ? { schedule: { ...block.schedule, ...schedule } } : {};
    const conditions = [...outer, ...inner.filter((each) => typeof each === 'object')];
    uses.blocks.push({
      ...block,
      isHidden: block.isHidden || item.hidden === true,
      ...limits,
      ...shown,
      conditions,
      props: objectOf(props),
      bound,
      isValid: false,
      parts,
      use: checked,
    });
  }
}

function givenCondition(
  condition: ConditionDraft,
  replacements: Replacements,
  use: SectionUse,
): ConditionDraft | 'always' | 'never' {
  const given = filledCondition(condition, replacements);
  return typeof given === 'string' ? given : { ...condition, ...given, use };
}

/**
 * A condition of a section, with the values of the page filled in. If the page gives a literal value rather than content, the block is
 * always or never shown.
 */
export function filledCondition(
  { key, value }: Pick<ConditionDraft, 'key' | 'value'>,
  replacements: Replacements,
): { readonly value: Json; readonly parts: readonly WrittenPart[] } | 'always' | 'never' {
  const { value: filled, parts } = substitute(value, replacements);
  if (filled !== undefined && pathRoots(value).every(({ name }) => name !== sectionRoot))
    return { value: filled, parts };
  const given = isObject(value) ? objectOf(filled).value : filled;
  const path = isObject(given) ? given.from : given;
  if (typeof path === 'string' && path.includes('{'))
    return { value: isObject(value) ? { ...value, value: path } : path, parts };
  const { is } = objectOf(value);
  const values = is === undefined ? {} : { is: isArray(is) ? is : [is] };
  return meets({ ...values, ...(key === 'unless' ? { not: true as const } : {}) }, given)
    ? 'always'
    : 'never';
}

/** The values and names that replace the paths of a section in one use. Adds the section's queries to the page. */
function replacementsOf(given: JsonObject, section: SectionDraft, use: SectionUse, uses: Uses): Replacements {
  const params = new Map(
    Object.entries(given).map(([name, value]) => [
      name,
      { value, pointer: `${use.pointer}/with${pointerToken(name)}` },
    ]),
  );
  const queries = new Map<string, string>();
  for (const query of section.queries) {
    const { value: filled, parts } = substitute({ params: query.params }, { params, queries: new Map() });
    const written = objectOf(objectOf(filled).params);
    const name = freeName(section.name, query.name, written, uses.queries);
    queries.set(query.name, name);
    uses.queries.set(name, {
      ...query,
      name,
      params: written,
      isValid: false,
      origin: section.origin,
      use,
      parts,
    });
    uses.contents[name] = section.contents[query.name] ?? 'unknown';
  }
  return { params, queries };
}

/**
 * The name that a query of a section has on a page. If uses of the section have different params, further queries add a hyphen and a number
 * to it.
 */
export function sectionQueryName(section: string, query: string): string {
  return `_${section.replaceAll(/\W/g, '-')}--${query}`;
}

/** A free name for a query of a section. Uses of the section with the same params share one query. */
function freeName(
  section: string,
  query: string,
  params: JsonObject,
  queries: ReadonlyMap<string, QueryDraft>,
): string {
  const base = sectionQueryName(section, query);
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}-${count}`;
    const known = queries.get(name);
    if (!known || areEqual(known.params, params)) return name;
  }
}
