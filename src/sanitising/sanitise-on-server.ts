import sanitizeHtml from 'sanitize-html';
import { allowedElements, allowedEverywhere, becomeLinks, droppedWhole } from './allow-list.ts';
import { holdToList, prepareRaw } from './hold-to-list.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedElements.keys(), ...becomeLinks],
  allowedAttributes: {
    ...Object.fromEntries([...allowedElements].map(([name, attributes]) => [name, [...attributes]])),
    ...Object.fromEntries(becomeLinks.map((name) => [name, ['src', 'title']])),
    '*': [...allowedEverywhere],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [...droppedWhole],
  // No person nests so deep; each level costs the engine a copy of the text within.
  nestingLimit: 60,
  parseStyleAttributes: false,
};

/** Makes HTML of the content service safe, for Node. Never part of the browser's code: the engine alone is 90 kB. */
export function sanitiseOnServer(raw: string): string {
  return holdToList(sanitizeHtml(prepareRaw(raw), options));
}
