import { configs, type Json, type JsonObject, json } from 'pagewright/tooling';
import { sectionStrings } from '../section-strings.ts';

/** Something that keeps a section from some visitors, and what it is in words. */
export interface SectionBadge {
  readonly is: 'hidden' | 'limited' | 'scheduled' | 'condition';
  readonly text: string;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A date of a schedule in words: "1 Dec 2026, 18:00". Other text stays as it is written. */
export function dateWords(text: string): string {
  const [, date = '', time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}).*)?$/.exec(text) ?? [];
  const moment = Date.parse(`${date}T00:00Z`);
  if (Number.isNaN(moment)) return text;
  return [day.format(moment), ...(time === undefined ? [] : [time])].join(', ');
}

/** The content of a condition in words, and the values that it is compared with. */
function conditionWords(value: Json): string {
  const { value: path, is } = json.objectOf(value);
  const content = (json.stringIn(path ?? value) ?? '').replaceAll(/[{}]/g, '');
  const values = is === undefined ? [] : json.isArray(is) ? is : [is];
  return [content, ...(values.length > 0 ? [`= ${values.join(', ')}`] : [])].join(' ');
}

/** The most values that are listed. */
const mostListed = 3;

function someOf(values: readonly string[]): string {
  const more = values.length - mostListed;
  const shown = values.slice(0, mostListed).join(', ');
  return more > 0 ? sectionStrings.badges.more(shown, more) : shown;
}

/** What limits a section, in the order in which it is shown. */
export function badgesOf(item: JsonObject): readonly SectionBadge[] {
  const { badges } = sectionStrings;
  const { hidden, when, unless } = item;
  const { only, except } = configs.readLimits(item);
  const [from, until] = [json.stringIn(item.showFrom), json.stringIn(item.showUntil)];
  const listed = (lists: typeof only) => someOf(Object.values(lists).flat());
  const limits = [
    ...(Object.keys(only).length > 0 ? [badges.only(listed(only))] : []),
    ...(Object.keys(except).length > 0 ? [badges.except(listed(except))] : []),
  ];
  const dates = [
    ...(from === undefined ? [] : [badges.from(dateWords(from))]),
    ...(until === undefined ? [] : [badges.until(dateWords(until))]),
  ];
  const conditions = [
    ...(when === undefined ? [] : [badges.when(conditionWords(when))]),
    ...(unless === undefined ? [] : [badges.unless(conditionWords(unless))]),
  ];
  const all: readonly (readonly [SectionBadge['is'], readonly string[]])[] = [
    ['hidden', hidden === true ? [badges.hidden] : []],
    ['limited', limits],
    ['scheduled', dates],
    ['condition', conditions],
  ];
  return all.flatMap(([is, texts]) => (texts.length === 0 ? [] : [{ is, text: texts.join('. ') }]));
}
