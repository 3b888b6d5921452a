import { json } from 'pagewright/tooling';
import { isEditable, setValue } from '../../edits/edit-config.ts';

const depthOf = (file: string) => file.split('/').length;

/** The text of a file for another place: the path of its schema begins there. @param from its path below `page-configs/` */
export function movedText(text: string, from: string, to: string): string {
  if (depthOf(from) === depthOf(to) || !isEditable(text)) return text;
  const schema = json.stringIn(json.objectOf(JSON.parse(text)).$schema);
  const found = /^(?:\.\.\/)+(schemas\/.*)$/.exec(schema ?? '')?.[1];
  return found === undefined
    ? text
    : json.applyEdits(text, setValue(text, ['$schema'], '../'.repeat(depthOf(to)) + found));
}
