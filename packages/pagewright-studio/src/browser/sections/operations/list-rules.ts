import {
  type ConfigText,
  configs,
  type EditorSite,
  type Json,
  type JsonObject,
  json,
  nodes,
  type SchemaNode,
  type Steps,
  sharedSections,
} from 'pagewright/tooling';
import { keysWithBlocks, limitKeys, paramLimits } from '../../names/keys-of-sections.ts';
import { listIn, usedSection } from '../../names/section-names.ts';
import { sectionStrings } from '../section-strings.ts';

/** What may be in a list of sections. */
interface ListRules {
  /** Block types. */
  readonly types: readonly string[];
  /** True if shared sections may be used in it. */
  readonly hasUses: boolean;
  /** The properties that a block in it may have. */
  readonly properties: ReadonlySet<string>;
}

/** The value of a list; empty if the file has none there. */
export function itemsIn(config: ConfigText, list: Steps): readonly Json[] {
  const items = json.valueAt(config.value, list);
  return json.itemsOf(items);
}

/** The outer blocks of a shared section; none if there is no such section. */
export function blocksOfSection(site: EditorSite, name: string): readonly JsonObject[] {
  const { value } = sharedSections.find(site, name) ?? {};
  return (value ? configs.walkBlocks(value) : []).flatMap((block) => (block.outer ? [] : [block.value]));
}

/** True for a schema of uses of shared sections. */
function isUse(node: SchemaNode): boolean {
  return nodes.conjuncts(node).some(({ schema }) => schema.construct === 'sectionUse');
}

/** The rules of a list. */
export function rulesOf(site: EditorSite, config: ConfigText, list: Steps): ListRules {
  const all = [...site.workspace.schemas.blocks.keys()];
  const { node } = configs.placeOf(site, config, [...list, itemsIn(config, list).length]);
  const items = node ? [node, ...nodes.branchesOf(node)] : [];
  const outer = configs.blockAround(list);
  const around = outer && json.objectOf(json.valueAt(config.value, outer));
  const allowed = around && listIn(site, around, list.slice(outer.length))?.types;
  return {
    types: outer ? all.filter((type) => allowed?.includes(type)) : all,
    hasUses: items.some(isUse),
    properties: new Set([
      configs.commentName,
      ...items.flatMap((item) => [...nodes.objectShape(item).properties.keys()]),
    ]),
  };
}

/** Why a block, or a use of a section, cannot be in a list, as a sentence; undefined if it can. */
export function refusalAt(site: EditorSite, file: string, list: Steps, item: JsonObject): string | undefined {
  const { refused } = sectionStrings;
  const config = configs.read(site, file);
  if (!config || (list.length === 1 && !configs.listsOf(config.kind).includes(String(list[0]))))
    return refused.noList;
  const rules = rulesOf(site, config, list);
  const isInSlot = configs.blockAround(list) !== undefined;
  if (usedSection(item) !== undefined)
    return rules.hasUses ? undefined : isInSlot ? refused.useInSlot : refused.useInSection;
  const type = json.stringIn(item.type);
  if (type === undefined || !site.workspace.schemas.blocks.has(type)) return refused.unknownType(type);
  if (!rules.types.includes(type)) return refused.notInSlot;
  const names = Object.keys(item).filter((name) => !rules.properties.has(name));
  if (names.some((name) => keysWithBlocks.includes(name))) return refused.nestedSlots;
  if (names.some((name) => paramLimits.includes(name)))
    return isInSlot ? refused.limitsInSlot : refused.limitsInSection;
  const [limit] = names.filter((name) => limitKeys.includes(name));
  if (limit === undefined) return undefined;
  return /^show(?:From|Until)$/.test(limit) ? refused.datesInSlot : refused.limitNotHere(limit);
}
