import {
  type ConfigText,
  configs,
  type EditorSite,
  type JsonObject,
  json,
  type Steps,
  sitePages,
} from 'pagewright/tooling';
import { nameStrings } from '../../names/name-strings.ts';
import {
  headingOfItem,
  nameOfItem,
  type SectionHeading,
  shownLists,
  usedSection,
} from '../../names/section-names.ts';
import { itemsIn, rulesOf } from './list-rules.ts';

/** A list of sections, with what is in it. */
export interface SectionList {
  readonly file: string;
  /** The steps to the list, which need not exist. */
  readonly steps: Steps;
  readonly title: string;
  readonly is: 'blocks' | 'end' | 'slot';
  /** True for the end of all pages in the tree of one page: it is edited in its own file. */
  readonly isElsewhere: boolean;
  readonly rows: readonly SectionRow[];
}

/** A section in the tree. */
export interface SectionRow {
  readonly file: string;
  readonly steps: Steps;
  readonly list: Steps;
  readonly index: number;
  /** How many sections its list has. */
  readonly count: number;
  readonly name: string;
  readonly heading: SectionHeading | undefined;
  /** The shared section that it uses. */
  readonly shared: string | undefined;
  readonly value: JsonObject;
  readonly slots: readonly SectionList[];
}

/** A key for a section or a list of a file, as an attribute of an element. */
export function keyOf(file: string, steps: Steps): string {
  return `${file} ${steps.join('/')}`;
}

function listOf(
  site: EditorSite,
  config: ConfigText,
  steps: Steps,
  rest: Pick<SectionList, 'title' | 'is' | 'isElsewhere'>,
): SectionList {
  const { file } = config;
  const items = itemsIn(config, steps);
  const { properties } = rulesOf(site, config, steps);
  const rows = items.flatMap((item, index): readonly SectionRow[] => {
    if (!json.isObject(item)) return [];
    const own = [...steps, index];
    return [
      {
        file,
        steps: own,
        list: steps,
        index,
        count: items.length,
        name: nameOfItem(site, item),
        heading: headingOfItem(site, item),
        shared: usedSection(item),
        value: item,
        slots: shownLists(site, item)
          .filter(({ steps: [key] }) => properties.has(String(key)))
          .map((list) =>
            listOf(site, config, [...own, ...list.steps], {
              title: list.title,
              is: 'slot',
              isElsewhere: rest.isElsewhere,
            }),
          ),
      },
    ];
  });
  return { file, steps, rows, ...rest };
}

/** The config whose `end` ends a page without one of its own: the config of its language, or of the site. */
export function sharedEndOf(site: EditorSite, page: ConfigText): ConfigText | undefined {
  const found = sitePages.endingOf(site, page);
  return found === page || found?.value.end === undefined ? undefined : found;
}

interface KnownLists {
  readonly schemas: EditorSite['workspace']['schemas'];
  readonly end: ConfigText | undefined;
  readonly lists: readonly SectionList[];
}

/** The lists of each config, which is a new object after each change of its text. */
const known = new WeakMap<ConfigText, KnownLists>();

/**
 * The lists of sections of a file: its own, and for a page the end that it shares with others. The same object until something in it
 * changes.
 */
export function sectionLists(site: EditorSite, file: string): readonly SectionList[] {
  const config = configs.read(site, file);
  if (!config) return [];
  const { schemas } = site.workspace;
  const isSharing = config.kind === 'page' && config.value.end === undefined;
  const end = isSharing ? sharedEndOf(site, config) : undefined;
  const before = known.get(config);
  if (before?.schemas === schemas && before.end === end) return before.lists;
  const { titles } = nameStrings;
  const own = (name: string): SectionList => {
    const is = name === 'end' ? 'end' : 'blocks';
    return listOf(site, config, [name], { title: titles[is], is, isElsewhere: false });
  };
  const names = configs.listsOf(config.kind).filter((name) => name !== 'end' || !isSharing);
  const shared = end ? [listOf(site, end, ['end'], { title: titles.end, is: 'end', isElsewhere: true })] : [];
  const lists = [...names.map(own), ...shared];
  known.set(config, { schemas, end, lists });
  return lists;
}

/** All rows of some lists, from the first to the last, with the rows in slots. */
export function rowsIn(lists: readonly SectionList[]): readonly SectionRow[] {
  return lists.flatMap(({ rows }) => rows.flatMap((row) => [row, ...rowsIn(row.slots)]));
}

/** All lists, from the first to the last, with the slots in them. */
export function listsIn(lists: readonly SectionList[]): readonly SectionList[] {
  return lists.flatMap((list) => [list, ...list.rows.flatMap(({ slots }) => listsIn(slots))]);
}

/** How many pages use each shared section. One that `_site.json` uses is on all pages. */
export interface SectionUses {
  readonly pages: number;
  readonly isOnAll: boolean;
}

/** The uses of all shared sections by their names. */
export function usesOfSections(site: EditorSite): ReadonlyMap<string, SectionUses> {
  const uses = new Map<string, SectionUses>();
  const count = (config: ConfigText, isOnAll: boolean) => {
    const names = new Set(configs.walkBlocks(config.value).flatMap(({ value }) => usedSection(value) ?? []));
    for (const name of names) {
      const before = uses.get(name) ?? { pages: 0, isOnAll: false };
      uses.set(name, { pages: before.pages + (isOnAll ? 0 : 1), isOnAll: before.isOnAll || isOnAll });
    }
  };
  for (const page of configs.all(site, 'page')) count(page, false);
  for (const kind of ['site', 'language'] as const)
    for (const config of configs.all(site, kind)) count(config, true);
  return uses;
}

/** The row of a part: of the section itself, or of the innermost section around it. */
export function rowOfPart(
  rows: readonly SectionRow[],
  part: { readonly file: string; readonly steps: Steps } | undefined,
): SectionRow | undefined {
  if (!part) return undefined;
  return rows
    .filter(({ file, steps }) => file === part.file && steps.every((step, at) => part.steps[at] === step))
    .toSorted((one, other) => other.steps.length - one.steps.length)[0];
}
