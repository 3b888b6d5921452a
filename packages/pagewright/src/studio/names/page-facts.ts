import { topHeadings } from '../../check/facts/block-headings.ts';
import { kindOf } from '../../config/config-kind.ts';
import { readSchedule } from '../../config/read/read-schedule.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { type ConfigText, type EditorSite, readConfig, stringIn } from '../../editor/editor-site.ts';
import { isTimeZone, windowOf } from '../../grammar/schedule.ts';
import { parseString } from '../../grammar/string-value.ts';
import { isArray, type Json, objectOf } from '../../json/json-value.ts';
import type { Steps } from '../../json/steps.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import { sentenceCase } from '../../schema/word-case.ts';

/** Whether a config is a page that is not shown yet. */
export function isDraft({ file, kind }: ConfigText): boolean {
  return kind === 'page' && kindOf(file) === undefined;
}

/** The time zone in which the dates of a site are meant. */
export function timeZoneOf(site: EditorSite): string {
  const timeZone = stringIn(readConfig(site, '_site.json')?.value.timeZone);
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** Whether the first day on which a page is shown is still to come. */
export function isForLater(page: ConfigText, site: EditorSite): boolean {
  const schedule = readSchedule(page.value);
  return schedule !== undefined && windowOf(schedule, timeZoneOf(site)).from > Date.now();
}

/** The words of a text as visitors see it; undefined if content decides about them. A binding with a default has the words of that. */
export function wordsIn(value: Json | undefined): string | undefined {
  const text = stringIn(value) ?? stringIn(objectOf(value).default);
  if (text === undefined) return undefined;
  const parsed = parseString(text, () => true);
  return parsed.is === 'literal' && parsed.text.trim() !== '' ? parsed.text : undefined;
}

/** Text for a config, in which an opening brace is written twice. */
export function asText(words: string): string {
  return words.replaceAll('{', '{{');
}

/** The steps to the title that a page shows: the property of its first block with a heading of the first level. Undefined if there is none. */
export function titleSteps({ value: { blocks } }: ConfigText, schemas: Schemas): Steps | undefined {
  for (const [index, block] of (blocks !== undefined && isArray(blocks) ? blocks : []).entries()) {
    const { type, props } = objectOf(block);
    const schema = schemas.blocks.get(stringIn(type) ?? '');
    const [name] = schema ? [...topHeadings(nodeOf(schema))].filter((each) => each in objectOf(props)) : [];
    if (name !== undefined) return ['blocks', index, 'props', name];
  }
  return undefined;
}

/** The name of a file in words: "Case study" for `de/case-study.json` and for `_case-study.json`. */
export function fileWords(file: string): string {
  return sentenceCase((file.split('/').at(-1) ?? '').replace(/\.json$/, '').replace(/^_+/, ''));
}

/** The title of a page in words: that of its tab, or what its first block says, or the name of its file. */
export function titleOf(page: ConfigText, schemas: Schemas): string {
  const [, index, , name] = titleSteps(page, schemas) ?? [];
  const { blocks } = page.value;
  const block = blocks !== undefined && isArray(blocks) ? blocks[Number(index)] : undefined;
  return (
    wordsIn(objectOf(page.value.head).title) ??
    wordsIn(objectOf(objectOf(block).props)[String(name)]) ??
    fileWords(page.file)
  );
}
