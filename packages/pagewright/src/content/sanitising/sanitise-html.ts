import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { addAttributes, filterUrls } from './content-attributes.ts';
import { type ClassOf, nameClasses } from './content-classes.ts';
import { prefixIds } from './content-ids.ts';
import { linkEmbeddedContent } from './embedded-links.ts';
import { dropEmptyElements } from './empty-elements.ts';
import { levelHeadings } from './heading-levels.ts';
import { contentOf, dropFirstLines, type Root } from './html-tree.ts';
import { wrapListItems } from './list-items.ts';
import { HtmlTooComplex, parseHtml } from './parse-html.ts';
import { sanitiseSchema } from './sanitise-schema.ts';
import { unwrapTables, wrapTables } from './table-regions.ts';
import { cleanText, textAsParagraphs, textOnly } from './text-paragraphs.ts';

/** Longest HTML that is sanitised, in UTF-16 code units. A book of 40,000 words is shorter. */
export const maxHtmlLength = 250_000;

/** Runs until the output no longer changes. What needs more was made to be read in two ways. */
const mostRuns = 6;

/** What a browser would replace, and what nobody reads. */
const unreadable = /(?![\t\n])[\p{Cs}\p{Cc}\ufeff\ufffe\uffff]/gu;

function sanitised(parsed: Root): Root {
  unwrapTables(parsed);
  linkEmbeddedContent(parsed);
  prefixIds(parsed);
  const judged = sanitize(parsed, sanitiseSchema);
  return { type: 'root', children: judged.type === 'root' ? contentOf(judged) : [] };
}

/** One run: parses, sanitises, fits the result to a page, and serialises it. Throws HtmlTooComplex. */
function run(html: string, classOf?: ClassOf): string {
  const parsed = parseHtml(textAsParagraphs(html.replace(/\r\n?/g, '\n').replace(unreadable, '')));
  if (classOf) nameClasses(parsed, classOf);
  const root = sanitised(parsed);
  filterUrls(root);
  addAttributes(root);
  wrapListItems(root);
  dropEmptyElements(root);
  levelHeadings(root);
  wrapTables(root);
  dropFirstLines(root);
  return toHtml(root, { characterReferences: { useNamedReferences: true } }).trim();
}

function stable(html: string, classOf?: ClassOf): string {
  try {
    let clean = run(html, classOf);
    for (let runs = 1; runs < mostRuns; runs += 1) {
      const again = run(clean);
      if (again === clean) return clean;
      clean = again;
    }
  } catch (error) {
    if (!(error instanceof HtmlTooComplex)) throw error;
  }
  return textOnly(html);
}

function checkLength({ length }: string): void {
  if (length > maxHtmlLength)
    throw new RangeError(`HTML has ${length} characters; at most ${maxHtmlLength} are shown`);
}

/**
 * Makes HTML of the content service safe, and fits it to a page. The same code runs in Node and in browsers, so both
 * give the same. The result stays the same when it is sanitised again: a browser can read it in one way only.
 *
 * HTML that is nested too deep, or that has no such stable form, becomes paragraphs of its text. Throws RangeError
 * for HTML longer than `longestHtml`, before or after.
 */
export function sanitiseHtml(raw: string, classOf?: ClassOf): string {
  checkLength(raw);
  const clean = cleanText(raw) ?? stable(raw, classOf);
  checkLength(clean);
  return clean;
}
