import { type ConfigText, type EditorSite, json, type Steps } from 'pagewright/tooling';
import { inWords } from '../../field/schema-words.ts';
import { headingOfItem, nameOfItem } from '../../names/section-names.ts';
import { dataStrings } from '../data-strings.ts';

/** What people call a part of a config: a block with its heading, the title of the page, another query. */
export function partInWords(site: EditorSite, config: ConfigText, part: Steps): string {
  const [first, second] = part;
  const { queries } = dataStrings;
  if (first === 'head') return queries.head;
  if (first === 'params') return queries.paramsOfPage;
  if (first === 'paging') return queries.paging;
  if (first === 'data') return queries.query(inWords(String(second ?? '')));
  const item = json.valueAt(config.value, part);
  if (part.length < 2 || item === undefined) return inWords(String(first ?? ''));
  const heading = headingOfItem(site, json.objectOf(item));
  const name = nameOfItem(site, item);
  return heading ? `${name}: ${heading.text}` : name;
}
