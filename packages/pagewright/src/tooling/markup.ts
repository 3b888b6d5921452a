export { decodeReferences } from '../content/sanitising/character-references.ts';
export { elementsOf, propertyOf, textOf } from '../content/sanitising/html-tree.ts';
export {
  HtmlTooComplexError as TooComplexError,
  parseHtml as parse,
} from '../content/sanitising/parse-html.ts';
export { sanitiseHtml as sanitise } from '../content/sanitising/sanitise-html.ts';
export { textAsParagraphs } from '../content/sanitising/text-paragraphs.ts';
