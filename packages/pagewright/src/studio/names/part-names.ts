import { kindOf } from '../../check/config-kind.ts';
import { type JsonObject, objectOf } from '../../schema/json-value.ts';
import { sentenceCase } from '../../schema/word-case.ts';
import { words } from '../words.ts';
import { fileWords } from './page-facts.ts';
import { shortLine } from './short-line.ts';

/** Longest heading of a section in a sentence, in characters. */
const longestHeading = 40;

/** Folders of page configs whose files have a name of their own. */
const folderNames: Readonly<Record<string, (name: string) => string>> = {
  _sections: words.handover.names.section,
  _fallbacks: words.handover.names.fallback,
  _languages: words.handover.names.language,
};

/** What people call a file: `service-details.json` is `Service details`. */
export function fileLabel(file: string): string {
  const folders = file.split('/').slice(0, -1);
  const name = fileWords(file);
  const kind = folderNames[folders[0] ?? ''];
  if (kind) return kind([...folders.slice(1), name].join('/'));
  const whole = [...folders, name].join('/');
  // A page that is not shown yet.
  return kindOf(file) === undefined ? words.handover.names.draft(whole) : whole;
}

/** What people call a property: `imagePosition` is `image position`. */
export function propertyLabel(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What people call a block among others: its type, and its heading if there are more of the type. */
export function blockLabel(block: JsonObject, all: readonly JsonObject[]): string {
  const name = nameOf(block);
  const isOnly = new Set(all.filter((each) => nameOf(each) === name).map(headingOf)).size < 2;
  const heading = headingOf(block);
  return isOnly || heading === undefined ? name : words.handover.names.withHeading(name, heading);
}

function nameOf({ type, section }: JsonObject): string {
  const name = [type, section].find((each) => typeof each === 'string' && each !== '');
  return typeof name === 'string' ? sentenceCase(name) : words.handover.names.block;
}

function headingOf({ props }: JsonObject): string | undefined {
  const { title, heading } = objectOf(props);
  const found = [title, heading].find((each) => typeof each === 'string' && each.trim() !== '');
  return typeof found === 'string' ? shortLine(found, longestHeading) : undefined;
}
