import {
  bindings,
  type ConfigText,
  configs,
  type EditorSite,
  json,
  nodes,
  type PlacedBlock,
  type Steps,
} from 'pagewright/tooling';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { placeIn } from '../../field/use-field.ts';
import { partOfPointer } from '../../problems/part-of-pointer.ts';
import type { PageTarget } from '../messages/page-target.ts';
import { textOfTarget } from './field-of-target.ts';
import { type ShownText, shownTexts } from './shown-texts.ts';

/** A value of a config in which the text of a click is looked for. */
interface SearchedValue {
  readonly config: ConfigText;
  readonly steps: Steps;
}

/** The field that a click in a page leads to. */
export interface ClickedField {
  /** The part whose form has the field. */
  readonly part: SelectedPart;
  /** JSON pointer of its value. */
  readonly pointer: string;
  readonly caret?: number;
  /** False if content that is not read yet may fit better. */
  readonly isSure: boolean;
}

/** What each state of a query says to visitors. */
const queryTexts = ['failed', 'empty', 'loading'];

/** Properties of the site config that pages show outside of their blocks have other names. */
const elsewhere: ReadonlySet<string> = new Set(['$schema', '$comment', 'data', 'end', 'head']);

/** Where the texts of a block are written: in the block, or in what a page gives to its shared section. */
export function valuesOfBlock({ config, steps, use }: PlacedBlock): readonly SearchedValue[] {
  const own = { config, steps: [...steps, 'props'] };
  return use ? [{ config: use.config, steps: [...use.steps, 'with'] }, own] : [own];
}

/** Where the texts outside of all blocks are written: in the queries and the head of the page, and in the settings of the site. */
export function valuesOutside(site: EditorSite, page: ConfigText): readonly SearchedValue[] {
  const language = json.stringIn(page.value.language);
  const shared = [language === undefined ? undefined : `_languages/${language}.json`, '_site.json'];
  const queries = Object.keys(json.objectOf(page.value.data)).flatMap((name) =>
    queryTexts.map((state) => ({ config: page, steps: ['data', name, state] })),
  );
  return [
    ...queries,
    { config: page, steps: ['head', 'title'] },
    ...shared.flatMap((file) => {
      const config = file === undefined ? undefined : configs.read(site, file);
      const names = config ? Object.keys(config.value).filter((name) => !elsewhere.has(name)) : [];
      return config ? names.map((name) => ({ config, steps: [name] })) : [];
    }),
  ];
}

const searchedValue = ({ config, steps }: SearchedValue) => json.valueAt(config.value, steps);

/** True if a value has paths, so that content decides what it shows. */
export function hasPaths(searched: SearchedValue): boolean {
  return bindings.rootsIn(searchedValue(searched) ?? null).length > 0;
}

interface FoundIn extends ShownText {
  readonly config: ConfigText;
}

/**
 * Finds the field of what was clicked in a page.
 * @param valuesOf what the paths of a config read, as far as it is known
 * @returns undefined if no value shows it
 */
export function fieldOfClick(
  site: EditorSite,
  searched: readonly SearchedValue[],
  target: PageTarget,
  valuesOf: (file: string) => bindings.Values,
): ClickedField | undefined {
  let texts = searched.flatMap((each): readonly FoundIn[] => {
    const value = searchedValue(each);
    const { config, steps } = each;
    if (value === undefined) return [];
    return shownTexts(value, steps, valuesOf(config.file)).map((shown) => ({ ...shown, config }));
  });
  for (;;) {
    const found = textOfTarget(texts, target);
    if (!found) return undefined;
    const { shown, ...rest } = found;
    const { config, steps } = shown;
    const { node } = placeIn(site, config, steps);
    // The name of a layout is not what a page shows, even if it is the same word.
    if (node && nodes.enumValues(node)) {
      texts = texts.filter((each) => each.config !== config || each.steps !== steps);
      continue;
    }
    const pointer = json.pointerOf(steps);
    return { part: { file: config.file, steps: partOfPointer(config.value, pointer) }, pointer, ...rest };
  }
}
