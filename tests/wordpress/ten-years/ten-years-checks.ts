import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';
import { coreFile } from '../../../packages/pagewright-wordpress/real-service/site-folder.ts';
import { knownLimits } from '../../shown-content/known-limits.ts';
import { type Loss, lossesOf } from '../../shown-content/losses.ts';
import { answerFor, service, shownOf, site } from '../../shown-content/plain-site.ts';
import { readingOf } from '../../shown-content/reading.ts';
import type { ContractFixture } from '../contract-fixture.ts';
import type { Tally } from '../tally.ts';
import { blockExamples } from './block-examples.ts';
import { ownEntries } from './entries/own-entries.ts';
import { editorScripts, type RenderedEntry, renderPlain } from './rendering.ts';

/** The theme that a new WordPress has. */
const defaultTheme = 'twentytwentyfive';

/** The names of the blocks in stored content. */
function blockNames(markup: string): string[] {
  return [...markup.matchAll(/<!-- wp:([a-z/-]+)/g)].map(([, name = '']) =>
    name.includes('/') ? name : `core/${name}`,
  );
}

/** Blocks that no article has. A template of a theme, or the editor itself, writes them. */
const notInArticles = [
  'core/missing',
  'core/pattern',
  'core/block',
  'core/template-part',
  'core/comment-template',
  'core/navigation-overlay-close',
];

/** What a reader loses of an entry, on a site that shows it. */
async function lossesOfEntry({ link, content }: RenderedEntry, document: Document): Promise<readonly Loss[]> {
  const shown = await shownOf({ content: content.rendered });
  const before = readingOf(content.rendered, { page: link, answerFor }, document);
  return lossesOf(before, readingOf(shown.html, { page: `${site}/posts/a-sample` }, document));
}

/**
 * Checks that readers see on the site what they see in WordPress: in each block of its registry, in the patterns of its themes, and in
 * entries of ten years.
 */
export async function checkTenYears({ wordpress }: ContractFixture, tally: Tally): Promise<void> {
  const { document } = new JSDOM('').window;
  const examples = blockExamples((await editorScripts(wordpress)).map(coreFile));
  const saved = examples.flatMap(({ name, markup }): [string, string][] =>
    markup === undefined ? [] : [[`block ${name}`, markup]],
  );
  const rendered = await renderPlain(wordpress, defaultTheme, {
    ...Object.fromEntries(saved),
    ...ownEntries,
  });
  const met = new Set<string>();
  for (const [title, entry] of Object.entries(rendered)) {
    await tally.check(`ten years: A reader loses nothing of ${title}`, async () => {
      const whole = JSON.stringify(entry).replaceAll(wordpress.address, service);
      const losses = await lossesOfEntry(JSON.parse(whole), document);
      const unknown = losses.filter((loss) => {
        const limit = knownLimits.find(({ explains }) => explains?.(loss));
        if (limit) met.add(limit.title);
        return !limit;
      });
      if (unknown.length > 0) throw new Error(unknown.map(({ kind, what }) => `${kind}: ${what}`).join('\n'));
    });
  }
  await tally.check('ten years: Each block has an example, or is in an entry of ours', () => {
    const own = new Set(Object.values(ownEntries).flatMap(blockNames));
    const inExamples = new Set(saved.flatMap(([, markup]) => blockNames(markup)));
    const unseen = examples.filter(({ name }) => ![...own, ...inExamples, ...notInArticles].includes(name));
    assert.deepEqual(
      unseen.map(({ name }) => name),
      [],
    );
  });
  await tally.check('ten years: Each known limit still is one', () => {
    assert.deepEqual(
      knownLimits.filter(({ title, explains }) => explains && !met.has(title)),
      [],
    );
  });
}
