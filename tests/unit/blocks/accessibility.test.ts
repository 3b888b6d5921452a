import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { blockSchemas, draw, examples, withEntries } from './block-world.tsx';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const page = new JSDOM(
  '<!doctype html><html lang="en"><head><title>Example</title></head><body><main></main></body></html>',
  { runScripts: 'outside-only', pretendToBeVisual: true },
);
page.window.eval(axeSource);

/** Colours and sizes cannot be seen without a browser; the browser tests look at them. */
const rules = JSON.stringify({
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
});

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds in HTML that stands in the main part of a page. */
async function violationsIn(html: string): Promise<string[]> {
  const main = page.window.document.querySelector('main');
  if (!main) throw new Error('The page has no main part');
  main.innerHTML = html;
  const told: unknown = await page.window.eval(`axe.run(document, ${rules}).then(JSON.stringify)`);
  const { violations }: { violations: readonly Violation[] } = JSON.parse(String(told));
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** True for blocks that carry the h1 of their page. */
function isTop(type: string): boolean {
  return JSON.stringify(blockSchemas.get(type)?.properties).includes('"headingLevel":1');
}

/** A block in a page whose h1 another block has. */
async function pageWith(type: string, props: object): Promise<string> {
  return `${isTop(type) ? '' : '<h1>Page</h1>'}${await draw(type, props)}`;
}

describe('a block', () => {
  it.each(examples)('$name has no accessibility violation', async ({ type, props }) => {
    expect(await violationsIn(await pageWith(type, props))).toEqual([]);
  });

  it.each(examples)('$name has none with eight entries in each list', async (example) => {
    expect(await violationsIn(await pageWith(example.type, withEntries(example, 8)))).toEqual([]);
  });

  it.each(examples)('$name skips no heading level', async ({ type, props }) => {
    const levels = [...(await pageWith(type, props)).matchAll(/<h([1-6])\b/g)].map(([, level]) =>
      Number(level),
    );
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      if (index > 0) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
    }
  });
});

describe('the judge', () => {
  it('sees a picture without an alternative text', async () => {
    expect(await violationsIn('<h1>Page</h1><img src="/a.png">')).toEqual(['image-alt: <img src="/a.png">']);
  });
});
