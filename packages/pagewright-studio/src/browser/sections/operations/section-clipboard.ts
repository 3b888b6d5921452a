import { configs, type EditorSite, type JsonObject, json, type Steps } from 'pagewright/tooling';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { isEditable, rawValue } from '../../edits/edit-config.ts';
import { RawJson } from '../../edits/printed-json.ts';
import { sectionAt } from './section-edits.ts';
import { hasQueries, queriesIn, queriesRead } from './section-queries.ts';

/** A section that was copied, with the queries that it reads. As JSON, it is what the clipboard of the system has. */
export interface CopiedSection {
  readonly block: JsonObject;
  readonly data: JsonObject;
  /** The file that it was copied from; empty if it was written by hand. */
  readonly from: string;
  /** The text of that file at that time, from which its formatting is taken. Other windows do not have it. */
  readonly source?: { readonly text: string; readonly steps: Steps };
}

/** The property by which a text on the clipboard is known. */
const mark = 'pagewrightSection';

/** Longer texts are not read, in characters. */
const longest = 1_000_000;

/** Copies a section; undefined if its file has a mistake of syntax. */
export function copySection(site: EditorSite, part: SelectedPart): CopiedSection | undefined {
  const text = configs.read(site, part.file)?.text ?? '';
  if (!isEditable(text)) return undefined;
  const { file, steps, value } = sectionAt({ site }, part);
  const queries = queriesIn(text);
  const names = hasQueries(file) ? queriesRead(text, rawValue(text, steps).text) : [];
  const data = Object.fromEntries(names.map((name) => [name, queries[name] ?? null]));
  return { block: value, data, from: file, source: { text, steps } };
}

/** The text of a copied section, or of one of its queries. */
export function copiedText({ block, data, source }: CopiedSection, query?: string): RawJson {
  if (source) return rawValue(source.text, query === undefined ? source.steps : ['data', query]);
  return new RawJson(JSON.stringify(query === undefined ? block : (data[query] ?? null)));
}

/** A copied section as a text for the clipboard. */
export function clipboardText({ block, data, from }: CopiedSection): string {
  return JSON.stringify({ [mark]: 1, from, block, data }, null, 2);
}

/** The section in a text of the clipboard: one that was copied, or a block as JSON. Undefined for other texts. */
export function sectionInText(text: string): CopiedSection | undefined {
  if (text.length > longest || !text.trimStart().startsWith('{')) return undefined;
  const parsed = parsedText(text);
  if (!json.isJson(parsed) || !json.isObject(parsed)) return undefined;
  const { block = null, data, from } = mark in parsed ? parsed : { block: parsed };
  if (!json.isObject(block) || (typeof block.type !== 'string' && typeof block.section !== 'string'))
    return undefined;
  return { block, data: json.objectOf(data), from: typeof from === 'string' ? from : '' };
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
