import {
  bindings,
  type ConfigText,
  configs,
  type EditorSite,
  type Json,
  json,
  nodes,
  type Schemas,
  type Steps,
  schedules,
  sitePages,
  spelling,
} from 'pagewright/tooling';

/** Whether a config is a page that is not shown yet. */
export function isDraft({ file, kind }: ConfigText): boolean {
  return kind === 'page' && configs.kindOf(file) === undefined;
}

/** The time zone in which the dates of a site are meant. */
export function timeZoneOf(site: EditorSite): string {
  const timeZone = json.stringIn(configs.read(site, '_site.json')?.value.timeZone);
  return timeZone !== undefined && schedules.isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** Whether the first day on which a page is shown is still to come. */
export function isForLater(page: ConfigText, site: EditorSite): boolean {
  const schedule = schedules.read(page.value);
  return schedule !== undefined && schedules.windowOf(schedule, timeZoneOf(site)).from > Date.now();
}

/**
 * The words of a text as visitors see it; undefined if content decides about them. A binding with a default has the words of its default.
 */
export function wordsIn(value: Json | undefined): string | undefined {
  const text = json.stringIn(value) ?? json.stringIn(json.objectOf(value).default);
  if (text === undefined) return undefined;
  const parsed = bindings.parseString(text, () => true);
  return parsed.is === 'literal' && parsed.text.trim() !== '' ? parsed.text : undefined;
}

/** Text for a config, in which an opening brace is written twice. */
export function asText(words: string): string {
  return words.replaceAll('{', '{{');
}

/**
 * The steps to the title that a page shows: the property of its first block with a heading of the first level. Undefined if there is none.
 */
export function titleSteps({ value }: ConfigText, schemas: Schemas): Steps | undefined {
  for (const { value: block, steps } of configs.walkBlocks(value)) {
    const schema = schemas.blocks.get(json.stringIn(block.type) ?? '');
    const [name] = schema
      ? [...sitePages.topHeadings(nodes.of(schema))].filter((each) => each in json.objectOf(block.props))
      : [];
    if (name !== undefined) return [...steps, 'props', name];
  }
  return undefined;
}

/** The name of a file in words: "Case study" for `de/case-study.json` and for `_case-study.json`. */
export function fileWords(file: string): string {
  return spelling.sentenceCase((file.split('/').at(-1) ?? '').replace(/\.json$/, '').replace(/^_+/, ''));
}

/** The title of a page in words: the title of its tab, or what its first block says, or the name of its file. */
export function titleOf(page: ConfigText, schemas: Schemas): string {
  const steps = titleSteps(page, schemas);
  return (
    wordsIn(json.objectOf(page.value.head).title) ??
    wordsIn(steps && json.valueAt(page.value, steps)) ??
    fileWords(page.file)
  );
}
