import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as CleanHtml from '../../src/content/sanitising/clean-html.ts';
import type * as CleanMemory from '../../src/content/sanitising/clean-memory.ts';
import type * as SeedHtml from '../../src/content/sanitising/html-digests.ts';
import type * as HeldHtml from '../../src/content/sanitising/precleaned-html.ts';
import { sanitiseHtml } from '../../src/content/sanitising/sanitise-html.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { startMuseumService } from '../sites/museum-service.ts';

/** A separate process: the build or the browser. Each has its own registry of clean HTML. */
async function startProcess() {
  vi.resetModules();
  const clean: typeof CleanHtml = await import('../../src/content/sanitising/clean-html.ts');
  const memory: typeof CleanMemory = await import('../../src/content/sanitising/clean-memory.ts');
  const seed: typeof SeedHtml = await import('../../src/content/sanitising/html-digests.ts');
  const held: typeof HeldHtml = await import('../../src/content/sanitising/precleaned-html.ts');
  const { read } = await import('../../src/content/read.ts');
  const { sources } = await import('../sites/museum-code.ts');
  const { ContentHtml } = await import('pagewright/content-html');
  const readArticle = async () =>
    (await read(sources.article, { slug: 'x' }, { deadline: 10_000, base: service.url })).content;
  const draw = (html: string) => renderToString(<ContentHtml html={html} label="Section" />);
  return { ...clean, ...memory, ...held, ...seed, readArticle, draw };
}

const raw = '<h2>A</h2><p style="x" onclick="alert(1)">Hello <b>you</b></p>';
const articleOf = (content: string) => ({ hero_heading: 'P', details: [[{ title: 'A', content }]] });
let service: FaultyService;

beforeEach(async () => {
  service = await startMuseumService();
  service.fail('', { kind: 'shape', body: articleOf(raw) });
});
afterEach(() => service.close());

test('content that is read is clean, and a page with it in its payload needs no sanitiser until the HTML changes', async () => {
  const build = await startProcess();
  build.installSanitiser(sanitiseHtml);
  const seeded = await build.readArticle();
  expect(seeded.sections?.[0]?.content).toBe('<h3>A</h3><p>Hello <b>you</b></p>');
  const written = JSON.stringify({ contents: { key: seeded }, html: build.htmlDigests({ key: seeded }) });
  expect(written).not.toContain('onclick');

  const browser = await startProcess();
  const sanitise = vi.fn((html: string) => `<p>new: ${html.length}</p>`);
  browser.installSanitiser(sanitise);
  const { contents, html } = JSON.parse(written);
  browser.addPrecleanedHtml(contents, html);
  expect(browser.draw(contents.key.sections[0].content)).toContain('<p>Hello <b>you</b></p>');
  expect(await browser.readArticle()).toEqual(contents.key);
  expect(sanitise).not.toHaveBeenCalled();

  service.fail('', { kind: 'shape', body: articleOf(`${raw}!`) });
  expect((await browser.readArticle()).sections?.[0]?.content).toBe(`<p>new: ${raw.length + 1}</p>`);
  expect(sanitise).toHaveBeenCalledOnce();
});

test('HTML that no sanitiser has cleaned is shown as text', async () => {
  const browser = await startProcess();
  const drawn = browser.draw('<p>Hello</p><img src=x onerror=alert(1)>');
  expect(drawn).toMatch(/^<div>Hello<\/div>$/);
});

test('where a sanitiser is installed, any HTML is cleaned and adapted to the page before it is shown', async () => {
  const build = await startProcess();
  build.installSanitiser(sanitiseHtml);
  const drawn = build.draw(`${raw}<table><tr><td>x</td></tr></table>`);
  expect(drawn).toContain('<h3>A</h3><p>Hello <b>you</b></p>');
  expect(drawn).toContain('role="group" tabindex="0" aria-label="Section: table 1"');
});

test('a read fails if the sanitiser cannot be loaded', async () => {
  const browser = await startProcess();
  browser.installSanitiser(() => {
    throw new Error('not loaded');
  });
  await expect(browser.readArticle()).rejects.toMatchObject({ name: 'ContentError', kind: 'invalid' });
  expect(browser.draw('<p>Hello</p>')).toMatch(/^<div>Hello<\/div>$/);
});

test('HTML that is too long fails the read with an error that names the limit', async () => {
  const browser = await startProcess();
  service.fail('', { kind: 'shape', body: articleOf('<p>Hello</p>'.repeat(25_000)) });
  await expect(browser.readArticle()).rejects.toMatchObject({
    name: 'ContentError',
    kind: 'invalid',
    message: expect.stringContaining('HTML may have at most 250000 characters but has 300000'),
  });
});

test('new text without tags becomes paragraphs without the sanitiser', async () => {
  const browser = await startProcess();
  const sanitise = vi.fn((html: string) => html);
  browser.installSanitiser(sanitise);
  service.fail('', { kind: 'shape', body: articleOf('Words.\n\nMore words.') });
  const content = (await browser.readArticle()).sections?.[0]?.content ?? '';
  expect(content).toBe('<p>Words.</p>\n<p>More words.</p>');
  expect(browser.draw(content)).toContain(content);
  expect(sanitise).not.toHaveBeenCalled();
});

test('digests with a path that does not exist are ignored', async () => {
  const browser = await startProcess();
  browser.addPrecleanedHtml({ key: { a: 1 } }, [
    [['key', 'a', 'b'], 'x'],
    [['nobody', 3], 'y'],
  ]);
  expect(browser.ensureClean('<p>x</p>')).toBeUndefined();
});
