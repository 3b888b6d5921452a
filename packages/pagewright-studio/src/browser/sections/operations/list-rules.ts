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
} from 'pagewright/tooling';
import { usedSection } from '../../names/section-names.ts';
import { strings } from '../../strings.ts';

/** What may be in a list of sections. */
interface ListRules {
  /** Block types. */
  readonly types: readonly string[];
  /** True if shared sections may be used in it. */
  readonly hasUses: boolean;
  /** The properties that a block in it may have. */
  readonly properties: ReadonlySet<string>;
}

/** The names of the lists of sections that each kind of file has at its top. */
const listsOfKinds: Partial<Record<string, readonly string[]>> = {
  page: ['blocks', 'end'],
  section: ['blocks'],
  site: ['end'],
  language: ['end'],
};

/** The lists at the top of a file, whether the file has them yet or not. */
export function listNamesOf({ kind }: ConfigText): readonly string[] {
  return listsOfKinds[kind ?? ''] ?? [];
}

/** The steps to the block around a list in a slot; undefined for other lists. */
export function outerOf(list: Steps): Steps | undefined {
  return list.at(-2) === 'slots' ? list.slice(0, -2) : undefined;
}

/** The value of a list; empty if the file has none there. */
export function itemsIn(config: ConfigText, list: Steps): readonly Json[] {
  const items = json.valueAt(config.value, list.map(String));
  return items !== undefined && json.isArray(items) ? items : [];
}

function propertiesOf({ root }: SchemaNode, definition: string): ReadonlySet<string> {
  const node = { schema: { $ref: `#/definitions/${definition}` }, root };
  return new Set(['$comment', ...nodes.objectShape(node).properties.keys()]);
}

/** The rules of a list. */
export function rulesOf(site: EditorSite, config: ConfigText, list: Steps): ListRules {
  const { page, section } = configs.grammarOf(site);
  const types = [...site.workspace.schemas.blocks.keys()];
  const outer = outerOf(list);
  if (outer) {
    const allowed = configs.slotsAt(site, config, outer).get(String(list.at(-1))) ?? [];
    return {
      types: types.filter((type) => allowed.includes(type)),
      hasUses: false,
      properties: propertiesOf(page, 'slotBlock'),
    };
  }
  if (config.kind === 'section')
    return { types, hasUses: false, properties: propertiesOf(section, 'sectionBlock') };
  return { types, hasUses: true, properties: propertiesOf(page, 'block') };
}

/** Why a block, or a use of a section, cannot be in a list, as a sentence; undefined if it can. */
export function refusalAt(site: EditorSite, file: string, list: Steps, item: JsonObject): string | undefined {
  const { refused } = strings.sections;
  const config = configs.read(site, file);
  if (!config || (list.length === 1 && !listNamesOf(config).includes(String(list[0])))) return refused.noList;
  const rules = rulesOf(site, config, list);
  const isInSlot = outerOf(list) !== undefined;
  if (usedSection(item) !== undefined)
    return rules.hasUses ? undefined : isInSlot ? refused.useInSlot : refused.useInSection;
  const type = json.stringIn(item.type);
  if (type === undefined || !site.workspace.schemas.blocks.has(type)) return refused.unknownType(type);
  if (!rules.types.includes(type)) return refused.notInSlot;
  const names = Object.keys(item).filter((name) => !rules.properties.has(name));
  if (names.includes('slots')) return refused.nestedSlots;
  if (names.some(configs.isByParams)) return isInSlot ? refused.limitsInSlot : refused.limitsInSection;
  const [limit] = names.filter((name) => configs.limitNames('block').includes(name));
  if (limit === undefined) return undefined;
  return /^show(?:From|Until)$/.test(limit) ? refused.datesInSlot : refused.limitNotHere(limit);
}
