import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { someOf } from '../../../packages/pagewright/tests/budget.ts';
import { blockSchemas, draw, examples, withItems } from './block-examples.tsx';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const page = new JSDOM(
  '<!doctype html><html lang="en"><head><title>Example</title></head><body><main></main></body></html>',
  { runScripts: 'outside-only', pretendToBeVisual: true },
);
page.window.eval(axeSource);

/** Colours and sizes need a real browser, so the browser tests check them. */
const options = JSON.stringify({
  resultTypes: ['violations'],
  preload: false,
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
});

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Violations that axe reports for this HTML in the main element of a page. */
async function violationsIn(html: string): Promise<string[]> {
  const main = page.window.document.querySelector('main');
  if (!main) throw new Error('The page has no main element');
  main.innerHTML = html;
  const json: unknown = await page.window.eval(`axe.run(document, ${options}).then(JSON.stringify)`);
  const { violations }: { violations: readonly Violation[] } = JSON.parse(String(json));
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** Whether the block contains the h1 of its page. */
function hasH1(type: string): boolean {
  return JSON.stringify(blockSchemas.get(type)?.properties).includes('"headingLevel":1');
}

/** A block in a page with exactly one h1. */
async function pageWith(type: string, props: object): Promise<string> {
  return `${hasH1(type) ? '' : '<h1>Page</h1>'}${await draw(type, props)}`;
}

describe('a block', () => {
  it.each(someOf(examples, 6))('$name has no accessibility violation', async ({ type, props }) => {
    expect(await violationsIn(await pageWith(type, props))).toEqual([]);
  });

  it.each(someOf(examples, 6))('$name has no violation with eight items in each array', async (example) => {
    expect(await violationsIn(await pageWith(example.type, withItems(example, 8)))).toEqual([]);
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

describe('axe', () => {
  it('reports a picture without alternative text', async () => {
    expect(await violationsIn('<h1>Page</h1><img src="/a.png">')).toEqual(['image-alt: <img src="/a.png">']);
  });
});
