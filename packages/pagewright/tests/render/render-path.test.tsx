import { type ReactNode, use } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { digest } from '../../src/content/digest.ts';
import { installSanitiser } from '../../src/content/sanitising/clean-html.ts';
import type { Sanitise } from '../../src/content/sanitising/clean-memory.ts';
import { sanitiseHtml } from '../../src/content/sanitising/sanitise-html.ts';
import { ContentHtml } from '../../src/render/ContentHtml.tsx';
import { emptyPagePayload, type PagePayload } from '../../src/render/document/hydration-payload.ts';
import { createPageRenderer } from '../../src/render/render-path.tsx';
import { checkedMuseum } from '../sites/checked-museum.ts';
import { museumDefinition } from '../sites/museum-definition.ts';
import { block, page } from './page-fixture.ts';

const { site } = checkedMuseum;

const sanitise = vi.fn<Sanitise>(sanitiseHtml);
const settings = {
  contentBase: '',
  formPath: '/form',
  siteUrl: 'https://site.example',
  revalidateAfter: 0,
  requestTimeout: 10_000,
};

beforeEach(() => installSanitiser(sanitise));
afterEach(() => {
  sanitise.mockClear();
  installSanitiser(sanitiseHtml);
});

const types = ['essay', 'saying', 'people'] as const;

/** Renders a page that has these blocks, as the build does. */
async function renderBlocks(blocks: readonly (() => ReactNode)[], payload: Partial<PagePayload> = {}) {
  const plan = page(types.slice(0, blocks.length).map((type, index) => block(index + 1, [], { type })));
  const load = vi.fn(async () => ({ plan, fallbacks: {}, deferred: {}, loadSources: async () => ({}) }));
  const loaders = types.map((type, index) => [type, async () => ({ default: blocks[index] })]);
  const { renderPath } = await createPageRenderer(
    { ...museumDefinition, blocks: Object.fromEntries(loaders) },
    site,
    [{ file: plan.file, route: '/', canonical: '/', load }],
  );
  const render = () => renderPath('/', { ...emptyPagePayload, ...payload }, settings);
  return { ...(await render()), render, load };
}

const renderHtml = (html: string, payload?: Partial<PagePayload>) =>
  renderBlocks([() => <ContentHtml html={html} />], payload);

test('HTML that was cleaned when it was read is not cleaned again when its page is rendered', async () => {
  const clean = '<p>Read and <b>cleaned</b></p>';
  const rendered = await renderHtml(clean, {
    contents: { 'GET /post': { content: { body: clean }, issues: [] } },
    html: [[['GET /post', 'content', 'body'], digest('<p onclick="x()">Read and <b>cleaned</b></p>')]],
  });
  expect(rendered.html).toContain(clean);
  expect(sanitise).not.toHaveBeenCalled();
});

test('HTML that was not cleaned when it was read is cleaned when its page is rendered', async () => {
  const rendered = await renderHtml('<p onclick="x()">Unknown</p>');
  expect(rendered.html).toContain('<p>Unknown</p>');
  expect(sanitise).toHaveBeenCalledOnce();
});

test('a block that throws is left out, and reported with its place and its message', async () => {
  const { html, omitted } = await renderBlocks([
    () => <p>First</p>,
    () => {
      throw new Error('No such picture');
    },
    () => <p>Last</p>,
  ]);
  expect(html).toContain('<p>First</p>');
  expect(html).toContain('<p>Last</p>');
  expect(omitted).toMatchObject([
    { index: 1, file: 'page.json', block: 2, type: 'saying', message: 'Error: No such picture' },
  ]);
});

test('a block that waits is written complete, with the same HTML as a block that does not wait', async () => {
  const waiting = Promise.resolve('Ready');
  const { html, omitted } = await renderBlocks([() => <p>{use(waiting)}</p>]);
  expect(omitted).toEqual([]);
  expect(html).toContain('<p>Ready</p>');
  expect(html).toBe((await renderBlocks([() => <p>Ready</p>])).html);
});

test('the module of a page is imported once for all its paths', async () => {
  const { html, render, load } = await renderBlocks([() => <p>Body</p>]);
  expect((await render()).html).toBe(html);
  expect(load).toHaveBeenCalledOnce();
});
