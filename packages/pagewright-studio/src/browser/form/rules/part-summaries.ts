import { configs, type Json, type JsonObject, json } from 'pagewright/tooling';
import { contentInWords } from '../../field/schema-words.ts';
import { limitKeys } from '../../names/keys-of-sections.ts';
import { formStrings } from '../form-strings.ts';

function limits(value: Json | undefined, say: (values: string) => string): readonly string[] {
  return Object.values(json.objectOf(value)).map((values) =>
    say(json.itemsOf(values).map(String).join(', ')),
  );
}

function condition(value: Json | undefined, say: (path: string) => string): readonly string[] {
  const path = json.stringIn(value) ?? json.stringIn(json.objectOf(value).value);
  return path === undefined ? [] : [say(contentInWords(path))];
}

/** The limits that the window has no words for. */
const otherLimits = limitKeys.filter(
  (key) => !['hidden', 'only', 'except', 'when', 'unless', 'showFrom', 'showUntil', 'optional'].includes(key),
);

const compact = (value: Json | undefined) => (typeof value === 'string' ? value : JSON.stringify(value));

/** When a section is shown, in a line. */
export function visibilitySummary(block: JsonObject): string {
  const { hidden, only, except, when, unless, showFrom, showUntil, optional } = block;
  const { visible } = formStrings;
  const parts = [
    ...(hidden === true ? [visible.hidden] : []),
    ...limits(only, visible.only),
    ...limits(except, visible.except),
    ...condition(when, visible.when),
    ...condition(unless, visible.unless),
    ...(typeof showFrom === 'string' ? [visible.from(showFrom)] : []),
    ...(typeof showUntil === 'string' ? [visible.until(showUntil)] : []),
    ...(optional === true ? [visible.optional] : []),
    ...otherLimits.filter((key) => block[key] !== undefined).map((key) => `${key}: ${compact(block[key])}`),
  ];
  return parts.length === 0 ? visible.always : parts.join('; ');
}

/** The anchor and the note of a part, in a line. */
export function noteSummary({ id, [configs.commentName]: note }: JsonObject): string {
  return [typeof id === 'string' ? `#${id}` : '', json.stringIn(note) ?? '']
    .filter((each) => each !== '')
    .join(' ');
}
