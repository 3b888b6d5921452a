import { configs, type EditorSite, type JsonObject, json, nodes } from 'pagewright/tooling';
import { wordsIn } from '../../names/page-facts.ts';
import { usedSection } from '../../names/section-names.ts';
import { blocksOfSection, itemsIn } from './list-rules.ts';
import type { SectionSpot } from './section-change.ts';
import { sharedEndOf } from './section-rows.ts';

/** Controls of props in which sections that follow each other should differ: tones always, variants if they are of one type. */
const looks: readonly nodes.Control[] = ['tones', 'variants'];

/** The names and schemas of the props of a block type that have a control. */
function propsWith(site: EditorSite, type: string, control: nodes.Control) {
  const schema = site.workspace.schemas.blocks.get(type);
  const properties = schema ? [...nodes.objectShape(nodes.of(schema)).properties] : [];
  return properties.filter(([, node]) => nodes.controlOf(node) === control);
}

/** The values that a block has for the props with a control, with their defaults; none where content decides. */
function looksOf(site: EditorSite, block: JsonObject, control: nodes.Control): readonly string[] {
  return propsWith(site, json.stringIn(block.type) ?? '', control).flatMap(([name, node]) => {
    const written = json.objectOf(block.props)[name];
    return (written === undefined ? json.stringIn(nodes.defaultOf(node)?.value) : wordsIn(written)) ?? [];
  });
}

/** The blocks of an item of a list: itself, or the blocks of the shared section that it uses, with literal values for its params. */
function blocksOfItem(site: EditorSite, item: JsonObject): readonly JsonObject[] {
  const name = usedSection(item);
  if (name === undefined) return [item];
  const given = json.objectOf(item.with);
  return blocksOfSection(site, name).map((block) => {
    const props = Object.entries(json.objectOf(block.props)).map(([prop, value]) => {
      const path = json.stringIn(value) ?? json.stringIn(json.objectOf(value).from) ?? '';
      const param = /^\{section\.([\w-]+)\}$/.exec(path)?.[1];
      return [prop, (param === undefined ? undefined : given[param]) ?? value];
    });
    return { ...block, props: Object.fromEntries(props) };
  });
}

/** The blocks before and after a place. */
function neighboursAt(site: EditorSite, { file, list, index }: SectionSpot): readonly JsonObject[] {
  const config = configs.read(site, file);
  if (!config) return [];
  const items = itemsIn(config, list).map(json.objectOf);
  const end = config.kind === 'page' && list[0] === 'blocks' && list.length === 1;
  const ending = end && config.value.end === undefined ? sharedEndOf(site, config) : config;
  const [ofEnd] = end && ending ? itemsIn(ending, ['end']).map(json.objectOf) : [];
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
  const node = nodes.of(schema);
  const around = neighboursAt(site, spot);
  const countProblems = (value: JsonObject) => nodes.problemsOf(value, node).length;
  let chosen = props;
  for (const control of looks) {
    const beside = control === 'variants' ? around.filter((block) => block.type === type) : around;
    const taken = new Set(beside.flatMap((block) => looksOf(site, block, control)));
    for (const [name, prop] of propsWith(site, type, control)) {
      const own = chosen[name] ?? nodes.defaultOf(prop)?.value;
      if (typeof own !== 'string' || !taken.has(own)) continue;
      const problems = countProblems(chosen);
      const options = (nodes.enumValues(prop) ?? [])
        .filter((value) => typeof value === 'string' && !taken.has(value))
        .map((value) => ({ ...chosen, [name]: value }));
      chosen = options.find((option) => countProblems(option) <= problems) ?? chosen;
    }
  }
  return chosen;
}
