import { type EditorSite, readConfig, stringIn } from '../../../editor/editor-site.ts';
import { sectionOf } from '../../../editor/shared-sections.ts';
import { isArray, type JsonObject, objectOf } from '../../../json/json-value.ts';
import { defaultOf } from '../../../schema/literal-completion.ts';
import { literalProblems } from '../../../schema/literal-problems.ts';
import { enumValues, nodeOf } from '../../../schema/schema-node.ts';
import { objectShape } from '../../../schema/schema-shape.ts';
import { wordsIn } from '../../names/page-facts.ts';
import { usedSection } from '../../names/section-names.ts';
import { itemsIn } from './list-rules.ts';
import type { SectionSpot } from './section-change.ts';
import { sharedEndOf } from './section-rows.ts';

/** Props in which sections that follow each other should differ: the tone always, the layout if they are of one type. */
const variants = ['tone', 'layout'];

/** The value that a block has for one of these props, with its default; undefined if content decides about it. */
function variantOf(site: EditorSite, block: JsonObject, name: string): string | undefined {
  const schema = site.workspace.schemas.blocks.get(stringIn(block.type) ?? '');
  const node = schema && objectShape(nodeOf(schema)).properties.get(name);
  if (!node) return undefined;
  const written = objectOf(block.props)[name];
  return written === undefined ? stringIn(defaultOf(node)?.value) : wordsIn(written);
}

/** The blocks of an item of a list: itself, or those of the shared section that it uses, with literal values for its params. */
function blocksOfItem(site: EditorSite, item: JsonObject): readonly JsonObject[] {
  const name = usedSection(item);
  if (name === undefined) return [item];
  const { blocks } = sectionOf(site, name)?.value ?? {};
  const given = objectOf(item.with);
  return (blocks !== undefined && isArray(blocks) ? blocks : []).map(objectOf).map((block) => {
    const props = Object.entries(objectOf(block.props)).map(([prop, value]) => {
      const path = stringIn(value) ?? stringIn(objectOf(value).from) ?? '';
      const param = /^\{section\.([\w-]+)\}$/.exec(path)?.[1];
      return [prop, (param === undefined ? undefined : given[param]) ?? value];
    });
    return { ...block, props: Object.fromEntries(props) };
  });
}

/** The blocks before and after a place. */
function neighboursAt(site: EditorSite, { file, list, index }: SectionSpot): readonly JsonObject[] {
  const config = readConfig(site, file);
  if (!config) return [];
  const items = itemsIn(config, list).map(objectOf);
  const end = config.kind === 'page' && list[0] === 'blocks' && list.length === 1;
  const ending = end && config.value.end === undefined ? sharedEndOf(site, config) : config;
  const [ofEnd] = end && ending ? itemsIn(ending, ['end']).map(objectOf) : [];
  const [before, after] = [items[index - 1], items[index] ?? ofEnd];
  return [
    ...(before ? blocksOfItem(site, before).slice(-1) : []),
    ...(after ? blocksOfItem(site, after).slice(0, 1) : []),
  ];
}

/** Props for a new block that do not look like its neighbours, if its schema has such a choice and the props stay valid. */
export function unlikeNeighbours(
  site: EditorSite,
  spot: SectionSpot,
  type: string,
  props: JsonObject,
): JsonObject {
  const schema = site.workspace.schemas.blocks.get(type);
  if (!schema) return props;
  const node = nodeOf(schema);
  const around = neighboursAt(site, spot);
  const countProblems = (value: JsonObject) => literalProblems(value, node).length;
  let chosen = props;
  for (const name of variants) {
    const values = enumValues(objectShape(node).properties.get(name) ?? nodeOf({})) ?? [];
    const beside = name === 'layout' ? around.filter((block) => block.type === type) : around;
    const taken = new Set(beside.map((block) => variantOf(site, block, name)));
    if (!taken.has(variantOf(site, { type, props: chosen }, name))) continue;
    const problems = countProblems(chosen);
    for (const value of values) {
      const option = { ...chosen, [name]: value };
      if (typeof value !== 'string' || taken.has(value) || countProblems(option) > problems) continue;
      chosen = option;
      break;
    }
  }
  return chosen;
}
