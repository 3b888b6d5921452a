import {
  bindings,
  configs,
  type EditorSite,
  type Json,
  type JsonObject,
  json,
  nodes,
  type SchemaNode,
  type Steps,
  sharedSections,
  spelling,
} from 'pagewright/tooling';
import { nameStrings } from './name-strings.ts';
import { wordsIn } from './page-facts.ts';
import { propertyLabel } from './part-names.ts';
import { readableTexts } from './readable-text.ts';
import { shortLine } from './short-line.ts';

/** The name of the shared section that an item of a list uses; undefined for a block. */
export function usedSection(item: Json | undefined): string | undefined {
  if (item === undefined || !json.isObject(item) || 'type' in item) return undefined;
  return json.stringIn(item.section);
}

/** The title of a block type in words: the title of its schema, unless that only repeats the name of the type. */
export function typeTitle({ workspace: { schemas } }: EditorSite, type: string): string {
  const title = schemas.blocks.get(type)?.title;
  return typeof title === 'string' && title !== '' && title !== spelling.pascalCase(type)
    ? title
    : spelling.sentenceCase(type);
}

/** What people call a block, or a use of a section. */
export function nameOfItem(site: EditorSite, item: Json | undefined): string {
  const section = usedSection(item);
  if (section !== undefined && section !== '') return spelling.sentenceCase(section);
  const type = json.stringIn(json.objectOf(item).type);
  return type === undefined || type === '' ? nameStrings.unnamed : typeTitle(site, type);
}

/** The list of a block, such as a slot, at some steps from it. */
export function listIn(site: EditorSite, block: JsonObject, steps: Steps) {
  return configs.listsOfBlock(site, block).find((list) => list.steps.join('/') === steps.join('/'));
}

/** The lists that a block has, or may have with its props. */
export function shownLists(site: EditorSite, block: JsonObject) {
  return configs.listsOfBlock(site, block).filter(({ isShown }) => isShown);
}

/** A text that a block shows. */
export interface SectionHeading {
  readonly text: string;
  /** True if content decides about the words; the text then says which content. */
  readonly isBound: boolean;
}

/** The longest text, in characters. */
const longest = 80;

function lastName(path: readonly string[]): string {
  return propertyLabel(path.at(-1) ?? '').replaceAll('_', ' ');
}

/** A value in words: its text, with the words of the site, and the names of the values that come from content. Undefined if it has none. */
function headingIn(site: EditorSite, value: Json | undefined): SectionHeading | undefined {
  const spoken = wordsIn(value);
  if (spoken !== undefined) return { text: shortLine(spoken, longest), isBound: false };
  const text = json.stringIn(value) ?? json.stringIn(json.objectOf(value).from) ?? '';
  const parsed = bindings.parseString(text, () => true);
  if (parsed.is !== 'template' && parsed.is !== 'path') return undefined;
  const common = configs.read(site, '_site.json')?.value ?? {};
  const parts = (parsed.is === 'path' ? [parsed.path] : parsed.parts).map((part) => {
    if (typeof part === 'string') return { text: part, isBound: false };
    const [root, name = ''] = part;
    const known = root === 'site' && part.length === 2 ? json.stringIn(common[name]) : undefined;
    return { text: known ?? lastName(part), isBound: known === undefined };
  });
  const whole = shortLine(parts.map((part) => part.text).join(''), longest);
  return whole === '' ? undefined : { text: whole, isBound: parts.some(({ isBound }) => isBound) };
}

/** The schema of what a block, or the use of a shared section, shows. */
function shownNode(site: EditorSite, item: JsonObject): SchemaNode | undefined {
  const section = sharedSections.find(site, usedSection(item));
  const schema = section
    ? sharedSections.paramsSchema(site, section)
    : site.workspace.schemas.blocks.get(json.stringIn(item.type) ?? '');
  return schema && nodes.of(schema);
}

/** The first heading or text among the properties of a value. */
function headingAmong(
  site: EditorSite,
  values: JsonObject,
  node: SchemaNode | undefined,
): SectionHeading | undefined {
  const known = node && nodes.objectShape(node).properties;
  const unknown = Object.keys(values).filter((name) => !known?.has(name));
  for (const name of [...(node ? readableTexts(node) : []).map(([name]) => name), ...unknown]) {
    const heading = headingIn(site, values[name]);
    if (heading) return heading;
  }
  return undefined;
}

/**
 * The words by which people recognize a block: its heading, or else the first text that people read, by its schema. Then the words of the
 * first items of its lists. Undefined if it has none.
 */
export function headingOfItem(site: EditorSite, item: JsonObject): SectionHeading | undefined {
  const values = json.objectOf(item.props ?? item.with);
  const node = shownNode(site, item);
  const own = headingAmong(site, values, node);
  if (own) return own;
  const properties = node ? nodes.objectShape(node).properties : new Map<string, SchemaNode>();
  for (const [name, list] of Object.entries(values)) {
    const property = properties.get(name);
    const first = json.isArray(list) ? json.objectOf(list[0]) : {};
    const heading = headingAmong(site, first, property && nodes.arrayShape(property).item);
    if (heading) return heading;
  }
  return undefined;
}
