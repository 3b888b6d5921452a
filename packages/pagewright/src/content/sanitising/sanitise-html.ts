import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { decodeRareWith } from './character-references.ts';
import type { SanitiseRules } from './clean-memory.ts';
import { addAttributes, filterUrls } from './content-attributes.ts';
import { contentOf, dropFirstLines, type Root } from './html-tree.ts';
import { HtmlTooComplexError, parseHtml } from './parse-html.ts';
import { mapAddresses } from './rewrites/content-addresses.ts';
import { mapClasses } from './rewrites/content-classes.ts';
import { prefixIds } from './rewrites/content-ids.ts';
import { replaceObjects } from './rewrites/embedded-objects.ts';
import { openFallbacks } from './rewrites/fallback-content.ts';
import { reduceFormulas } from './rewrites/formulas.ts';
import { dropHiddenContent } from './rewrites/hidden-content.ts';
import { showIconLinks } from './rewrites/icon-links.ts';
import { keepStyledMeaning } from './rewrites/inline-styles.ts';
import { keepBackgroundPictures } from './rewrites/media/background-pictures.ts';
import { resolveLazyMedia } from './rewrites/media/lazy-media.ts';
import { keepMedia, keepPlaylists } from './rewrites/media/media-elements.ts';
import { checkPlayers, drawPlayers } from './rewrites/media/player-plates.ts';
import { addServiceWidths } from './rewrites/media/service-widths-in-html.ts';
import { replaceElements } from './rewrites/plain-elements.ts';
import { addScriptResults } from './rewrites/script-results.ts';
import { dropEmptyElements } from './rewrites/structure/empty-elements.ts';
import { levelHeadings } from './rewrites/structure/heading-levels.ts';
import { wrapListItems } from './rewrites/structure/list-items.ts';
import { separateLooseCells } from './rewrites/structure/loose-cells.ts';
import { wrapLooseText } from './rewrites/structure/loose-text.ts';
import { unwrapTables, wrapTables } from './rewrites/structure/table-regions.ts';
import { mapStyles } from './rewrites/style-classes.ts';
import { moveTabLabels } from './rewrites/tab-labels.ts';
import { sanitiseSchema } from './sanitise-schema.ts';
import { cleanText, textAsParagraphs, textOnly } from './text-paragraphs.ts';

/** Maximum length of clean HTML, in UTF-16 code units. A book of 40,000 words is shorter. */
export const maxHtmlLength = 250_000;

/** Maximum length of raw HTML. Pasted pictures and the attributes of page builders, which are dropped, make it many times as long as its text. */
export const maxRawLength = 8_000_000;

/** Maximum number of runs until the output no longer changes. Only an attack needs more. */
const maxRuns = 6;

/** Characters that browsers replace, and invisible characters. */
const unreadable = /(?![\t\n])[\p{Cs}\p{Cc}\ufeff\ufffe\uffff]/gu;

decodeRareWith((reference) => {
  const [text] = parseHtml(reference).children;
  return text?.type === 'text' ? text.value : reference;
});

function sanitised(parsed: Root): Root {
  unwrapTables(parsed);
  prefixIds(parsed);
  const clean = sanitize(parsed, sanitiseSchema);
  return { type: 'root', children: clean.type === 'root' ? contentOf(clean) : [] };
}

/**
 * One run: parses the HTML, sanitises it, adapts it to a page, and serialises it.
 * @throws HtmlTooComplexError
 */
function run(html: string, rules: SanitiseRules = {}): string {
  const { classOf, styleClassOf, visibilityOf, scriptResultOf, widthOf, addresses, images, media } = rules;
  const text = textAsParagraphs(html.replace(/\r\n?/g, '\n').replace(unreadable, ''));
  const parsed = parseHtml(separateLooseCells(text));
  keepPlaylists(parsed);
  resolveLazyMedia(parsed);
  if (scriptResultOf) addScriptResults(parsed, scriptResultOf);
  openFallbacks(parsed);
  showIconLinks(parsed, classOf);
  replaceObjects(parsed);
  dropHiddenContent(parsed, visibilityOf);
  moveTabLabels(parsed);
  if (classOf) mapClasses(parsed, classOf);
  if (styleClassOf) mapStyles(parsed, styleClassOf);
  keepBackgroundPictures(parsed);
  if (addresses) mapAddresses(parsed, addresses);
  drawPlayers(parsed);
  keepMedia(parsed, media);
  keepStyledMeaning(parsed);
  reduceFormulas(parsed);
  replaceElements(parsed);
  const root = sanitised(parsed);
  filterUrls(root);
  checkPlayers(root);
  addAttributes(root, images);
  addServiceWidths(root, widthOf);
  wrapListItems(root);
  wrapLooseText(root);
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

function checkLength({ length }: string, limit: number): void {
  if (length > limit) throw new RangeError(`HTML may have at most ${limit} characters but has ${length}`);
}

/**
 * Makes HTML of the content service safe, and adapts it to a page. Gives the same result in Node and in browsers. Sanitising the result
 * again does not change it, so browsers can parse it in only one way.
 *
 * HTML that is nested too deeply, or whose output does not become stable, is reduced to paragraphs of its text.
 * @throws RangeError if the HTML is longer than `maxRawLength`, or than `maxHtmlLength` without what is dropped
 */
export function sanitiseHtml(raw: string, rules?: SanitiseRules): string {
  checkLength(raw, maxRawLength);
  const clean = cleanText(raw) ?? sanitiseUntilStable(raw, rules);
  checkLength(clean, maxHtmlLength);
  return clean;
}
