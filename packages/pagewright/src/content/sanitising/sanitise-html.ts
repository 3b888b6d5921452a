import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { SanitiseRules } from './clean-memory.ts';
import { addAttributes, filterUrls } from './content-attributes.ts';
import { contentOf, dropFirstLines, type Root } from './html-tree.ts';
import { HtmlTooComplexError, parseHtml } from './parse-html.ts';
import { mapAddresses } from './rewrites/content-addresses.ts';
import { mapClasses } from './rewrites/content-classes.ts';
import { prefixIds } from './rewrites/content-ids.ts';
import { linkEmbeddedContent } from './rewrites/embedded-links.ts';
import { dropEmptyElements } from './rewrites/empty-elements.ts';
import { levelHeadings } from './rewrites/heading-levels.ts';
import { wrapListItems } from './rewrites/list-items.ts';
import { addServiceWidths } from './rewrites/service-widths-in-html.ts';
import { unwrapTables, wrapTables } from './rewrites/table-regions.ts';
import { sanitiseSchema } from './sanitise-schema.ts';
import { cleanText, textAsParagraphs, textOnly } from './text-paragraphs.ts';

/** Maximum length of HTML, in UTF-16 code units. A book of 40,000 words is shorter. */
export const maxHtmlLength = 250_000;

/** Maximum number of runs until the output no longer changes. Only an attack needs more. */
const maxRuns = 6;

/** Characters that browsers replace, and invisible characters. */
const unreadable = /(?![\t\n])[\p{Cs}\p{Cc}\ufeff\ufffe\uffff]/gu;

function sanitised(parsed: Root): Root {
  unwrapTables(parsed);
  linkEmbeddedContent(parsed);
  prefixIds(parsed);
  const clean = sanitize(parsed, sanitiseSchema);
  return { type: 'root', children: clean.type === 'root' ? contentOf(clean) : [] };
}

/**
 * One run: parses the HTML, sanitises it, adapts it to a page, and serialises it.
 * @throws HtmlTooComplexError
 */
function run(html: string, { classOf, addresses, images, widthOf }: SanitiseRules = {}): string {
  const parsed = parseHtml(textAsParagraphs(html.replace(/\r\n?/g, '\n').replace(unreadable, '')));
  if (classOf) mapClasses(parsed, classOf);
  if (addresses) mapAddresses(parsed, addresses);
  const root = sanitised(parsed);
  filterUrls(root);
  addAttributes(root, images);
  addServiceWidths(root, widthOf);
  wrapListItems(root);
  dropEmptyElements(root);
  levelHeadings(root);
  wrapTables(root);
  dropFirstLines(root);
  return toHtml(root, { characterReferences: { useNamedReferences: true } }).trim();
}

/** Runs the sanitiser until its output no longer changes. */
function sanitiseUntilStable(html: string, rules?: SanitiseRules): string {
  try {
    let clean = run(html, rules);
    for (let runs = 1; runs < maxRuns; runs += 1) {
      const again = run(clean);
      if (again === clean) return clean;
      clean = again;
    }
  } catch (error) {
    if (!(error instanceof HtmlTooComplexError)) throw error;
  }
  return textOnly(html);
}

function checkLength({ length }: string): void {
  if (length > maxHtmlLength)
    throw new RangeError(`HTML may have at most ${maxHtmlLength} characters but has ${length}`);
}

/**
 * Makes HTML of the content service safe, and adapts it to a page. Gives the same result in Node and in browsers. Sanitising the result
 * again does not change it, so browsers can parse it in only one way.
 *
 * HTML that is nested too deeply, or whose output does not become stable, is reduced to paragraphs of its text.
 * @throws RangeError if the HTML is longer than `maxHtmlLength` before or after sanitising
 */
export function sanitiseHtml(raw: string, rules?: SanitiseRules): string {
  checkLength(raw);
  const clean = cleanText(raw) ?? sanitiseUntilStable(raw, rules);
  checkLength(clean);
  return clean;
}
