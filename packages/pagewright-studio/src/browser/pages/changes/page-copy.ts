import {
  type ConfigText,
  configs,
  type EditorSite,
  type Json,
  json,
  nodes,
  type Steps,
  type TextEdit,
} from 'pagewright/tooling';
import { removeValue, setValue } from '../../edits/edit-config.ts';
import { asText, titleSteps, wordsIn } from '../../names/page-facts.ts';
import { movedText } from './moved-text.ts';

/** What a new page is, apart from what it takes from another one. */
export interface NewPage {
  /** Its path below `page-configs/`. */
  readonly file: string;
  readonly title: string;
  readonly route: string;
  /** The tag of its language; undefined for the default one, and for a page that is in several. */
  readonly language?: string | undefined;
  /** The route of the page that it translates. */
  readonly translationOf?: string | undefined;
  /** The day from which it is shown: `2027-03-01`. */
  readonly showFrom?: string | undefined;
}

/** The steps to the comments in a value. The last comment of an array or an object comes first. */
function commentsIn(value: Json, steps: Steps = []): readonly Steps[] {
  const entries: readonly (readonly [string | number, Json])[] = json.isArray(value)
    ? [...value.entries()]
    : Object.entries(json.isObject(value) ? value : {});
  return entries.toReversed().flatMap(([name, inner]) => {
    const at = [...steps, name];
    return name === '$comment' ? [at] : commentsIn(inner, at);
  });
}

/**
 * The text of a page that is made like another one. Its blocks, queries and ids are the same; it has neither the aliases nor the schedule
 * of the other page.
 * @param isFresh whether it is a page of its own, which shows its title and has no notes about the other one
 * @throws UneditableTextError
 */
export function copyOf(site: EditorSite, source: ConfigText, page: NewPage, isFresh: boolean): string {
  const { value } = source;
  const { schemas } = site.workspace;
  const order = [...nodes.objectShape(configs.grammarOf(site).page).properties.keys()];
  let text = movedText(source.text, source.file, page.file);
  const edit = (change: (text: string) => readonly TextEdit[]) => {
    text = json.applyEdits(text, change(text));
  };
  const write = (name: string, written: string | undefined) =>
    edit((now) => (written === undefined ? removeValue(now, [name]) : setValue(now, [name], written, order)));

  if (isFresh) for (const steps of commentsIn(value)) edit((now) => removeValue(now, steps));
  write('route', page.route);
  if (value.languages === undefined) write('language', page.language);
  write('translationOf', page.translationOf);
  write('showFrom', page.showFrom);
  write('showUntil', undefined);
  const title = asText(page.title);
  const { title: written, canonical } = json.objectOf(value.head);
  if (json.stringIn(written) !== undefined && wordsIn(written) !== undefined)
    edit((now) => setValue(now, ['head', 'title'], title));
  const shown = isFresh ? titleSteps(source, schemas) : undefined;
  if (shown && isText(value, shown)) edit((now) => setValue(now, shown, title));
  if (configs.routesOf(source).includes(json.stringIn(canonical) ?? ''))
    edit((now) => setValue(now, ['head', 'canonical'], page.route));
  else if (isFresh) edit((now) => removeValue(now, ['head', 'canonical']));
  return text;
}

function isText(value: Json, steps: Steps): boolean {
  const found = steps.reduce<Json | undefined>(
    (inner, step) => (json.isArray(inner) ? inner[Number(step)] : json.objectOf(inner)[String(step)]),
    value,
  );
  return json.stringIn(found) !== undefined && wordsIn(found) !== undefined;
}
