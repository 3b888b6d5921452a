import {
  configs,
  type EditorSite,
  type Json,
  type JsonObject,
  json,
  nodes,
  sharedSections,
  spelling,
} from 'pagewright/tooling';
import { emptyValue } from '../../field/empty-value.ts';
import { asText } from '../../names/page-facts.ts';
import { typeTitle } from '../../names/section-names.ts';
import { blockExamples } from '../../stages/block-examples.ts';
import { rulesOf } from './list-rules.ts';
import type { SectionSpot } from './section-change.ts';
import { rowsIn, sectionLists } from './section-rows.ts';
import { unlikeNeighbours } from './variants-beside.ts';
import { rootsOfText } from './written-paths.ts';

/** A section that may be added at a place. */
export interface SectionOffer {
  readonly is: 'block' | 'section';
  /** The block type, or the name of the shared section. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Examples of the props of a block type, without the ones that its variant at the place changes. */
  readonly examples: readonly JsonObject[];
}

/** What may be added at a place: block types in the order of their titles, then shared sections. */
export function offersAt(
  site: EditorSite,
  { file, list }: Pick<SectionSpot, 'file' | 'list'>,
): readonly SectionOffer[] {
  const config = configs.read(site, file);
  if (!config) return [];
  const { types, hasUses } = rulesOf(site, config, list);
  const { blocks } = site.workspace.schemas;
  const ofTypes = types.map((type): SectionOffer => {
    const { description } = blocks.get(type) ?? {};
    return {
      is: 'block',
      name: type,
      title: typeTitle(site, type),
      description: typeof description === 'string' ? description : '',
      examples: examplesOf(site, type),
    };
  });
  const shared = configs.all(site, 'section').map(({ file: of, value }): SectionOffer => {
    const name = configs.nameOf(of) ?? '';
    return {
      is: 'section',
      name,
      title: spelling.sentenceCase(name),
      description: json.stringIn(value.description) ?? '',
      examples: [],
    };
  });
  const byTitle = (one: SectionOffer, other: SectionOffer) => one.title.localeCompare(other.title, 'en');
  return [...ofTypes.toSorted(byTitle), ...(hasUses ? shared.toSorted(byTitle) : [])];
}

/** The examples of a block type, the most complete first. For a type without any, what its schema requires. */
export function examplesOf({ workspace: { schemas } }: EditorSite, type: string): readonly JsonObject[] {
  const schema = schemas.blocks.get(type);
  const examples = blockExamples(schemas, type);
  if (examples.length === 0) return schema ? [json.objectOf(emptyValue(nodes.of(schema)))] : [];
  return examples.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length);
}

/** Text of examples as text of a config, in which braces are content. */
function asTexts(value: Json): Json {
  if (typeof value === 'string') return asText(value);
  if (json.isArray(value)) return value.map(asTexts);
  if (!json.isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asTexts(each)]));
}

/** A new block of a type for a place, with the props of an example and a variant that its neighbours do not have. */
export function newBlock(site: EditorSite, spot: SectionSpot, type: string, example: JsonObject): JsonObject {
  const props = unlikeNeighbours(site, spot, type, json.objectOf(asTexts(example)));
  return Object.keys(props).length === 0 ? { type } : { type, props };
}

/** A new use of a shared section, with the values that it requires: the typed values of another use, or else empty ones. */
export function newUse(site: EditorSite, name: string): JsonObject {
  const section = sharedSections.find(site, name);
  if (!section) return { section: name };
  const { properties, required } = nodes.objectShape(nodes.of(sharedSections.paramsSchema(site, section)));
  const uses = sharedSections.usesOf(site, name);
  const values = [...required].map((param) => {
    const typed = uses
      .map(({ values: given }) => given[param])
      .find((value) => value !== undefined && isTyped(value));
    return [param, typed ?? emptyValue(properties.get(param) ?? nodes.of())];
  });
  return { section: name, ...(values.length > 0 ? { with: Object.fromEntries(values) } : {}) };
}

function isTyped(value: Json): boolean {
  return rootsOfText(JSON.stringify(value)).size === 0;
}

/** The content that a block type shows wherever the site uses it: names of sources. Empty if a use has none, or if there is no use. */
export function contentElsewhere(site: EditorSite, type: string): readonly string[] {
  const pagesAndSections = (['page', 'section'] as const).flatMap((kind) => configs.all(site, kind));
  const uses = pagesAndSections.flatMap(({ file, value: { data } }) =>
    rowsIn(sectionLists(site, file).filter(({ isElsewhere }) => !isElsewhere))
      .filter(({ value }) => value.type === type)
      .map(({ value }) =>
        [...rootsOfText(JSON.stringify(value))].flatMap(
          (root) =>
            json.stringIn(json.objectOf(json.objectOf(data)[root]).source) ?? (root === 'paging' ? root : []),
        ),
      ),
  );
  return uses.length > 0 && uses.every((each) => each.length > 0) ? [...new Set(uses.flat())] : [];
}
