import {
  bindings,
  configs,
  type EditorSite,
  type Json,
  type JsonObject,
  json,
  nodes,
  spelling,
} from 'pagewright/tooling';
import { strings } from '../strings.ts';
import { wordsIn } from './page-facts.ts';
import { propertyLabel } from './part-names.ts';
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
  return type === undefined || type === '' ? strings.sections.unnamed : typeTitle(site, type);
}

/** What people call a slot of a block type. */
export function slotTitle({ workspace: { schemas } }: EditorSite, type: string, slot: string): string {
  const { title } = nodes.slotSchema(schemas.blocks.get(type), slot);
  return typeof title === 'string' && title !== '' ? title : spelling.sentenceCase(slot);
}

/** The slots of a block: first the slots of its type that it shows with its props, then others that it has by mistake. */
export function slotNames({ workspace: { schemas } }: EditorSite, block: JsonObject): readonly string[] {
  const schema = schemas.blocks.get(json.stringIn(block.type) ?? '');
  const declared = [...nodes.slotsOf(schema).keys()];
  const filled = Object.keys(json.objectOf(block.slots));
  const isShown = (slot: string) =>
    filled.includes(slot) ||
    nodes.isMet(nodes.comparisonsIn(nodes.slotSchema(schema, slot).onlyWhen), json.objectOf(block.props));
  return [...new Set([...declared.filter(isShown), ...filled])];
}

/** A text that a block shows. */
export interface SectionHeading {
  readonly text: string;
  /** True if content decides about the words; the text then says which content. */
  readonly isBound: boolean;
}

/** Props whose words identify a block among others of its type. The first one that the block has counts. */
const identifying = ['title', 'heading', 'label', 'text', 'lead'];

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

/** The first words that a block shows, which others of its type do not have; undefined if it has none. */
export function headingOfItem(site: EditorSite, item: JsonObject): SectionHeading | undefined {
  const values = json.objectOf(item.props ?? item.with);
  const firstItems = Object.values(values).flatMap((list) =>
    json.isArray(list) ? [json.objectOf(list[0])] : [],
  );
  for (const each of [values, ...firstItems])
    for (const name of identifying) {
      const heading = headingIn(site, each[name]);
      if (heading) return heading;
    }
  return undefined;
}
