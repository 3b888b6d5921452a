import type { CodeFile } from '../../check/diagnostics/remote-code.ts';
import { mayHaveTexts, textsIn } from './code-texts.ts';
import { anyUrl, usesIn } from './code-uses.ts';
import { htmlWrites, mayWriteHtml } from './html-writes.ts';
import { parseModule } from './syntax-nodes.ts';

/**
 * What a module names of other origins and of the site, and where it writes HTML. Code is parsed once, and never runs. Most modules have
 * nothing of this in their text, and are not parsed.
 */
export function readModule(file: string, text: string): CodeFile {
  const [hasUrls, hasHtml, hasTexts] = [anyUrl, mayWriteHtml, mayHaveTexts].map((each) => each.test(text));
  const program = hasUrls || hasHtml || hasTexts ? parseModule(file, text) : undefined;
  if (!program) return { text, uses: [] };
  return {
    text,
    uses: hasUrls ? usesIn(program) : [],
    html: hasHtml ? htmlWrites(program) : [],
    texts: hasTexts ? textsIn(program) : undefined,
  };
}
