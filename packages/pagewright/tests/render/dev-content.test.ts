// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { devContent } from '../../src/node/vite/dev-content.ts';
import { findLeftOut } from '../../src/pipeline/reading/left-out-content.ts';
import { watchedSource } from '../../src/render/queries/dev-responses.ts';

type Listener = (sent: unknown, client: { send(event: string, lines: unknown): void }) => void;

const html = { type: 'string', format: 'html' };
const content = { type: 'object', properties: { title: { type: 'string' }, html } };
const schemas = { content: new Map([['post', { type: 'object', properties: { content } }]]) };
const line =
  'post: 1 form in html is not shown. A site cannot send the forms of another system: show a form of its own in a block, or link to a page that has the form (“Quay”, id 7)';

afterEach(() => vi.restoreAllMocks());

it('in development, the terminal says once what pages do not show of a response, and each browser says it', () => {
  const listeners = new Map<string, Listener>();
  const server = { ws: { on: (event: string, listener: Listener) => listeners.set(event, listener) } };
  const plugin = devContent(() => findLeftOut(schemas));
  const { configureServer } = plugin;
  expect(configureServer).toBeTypeOf('function');
  if (typeof configureServer === 'function') Reflect.apply(configureServer, plugin, [server]);
  const printed = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const shown: unknown[] = [];
  addEventListener('pagewright:content', (event) => {
    const detail: unknown = Reflect.get(event, 'detail');
    // As the socket of Vite sends it.
    listeners.get('pagewright:content')?.(JSON.parse(JSON.stringify(detail)), {
      send: (_, lines) => void shown.push(lines),
    });
  });

  const decode = vi.fn((body: unknown) => ({ content: body, issues: [] }));
  const source = {
    api: { name: 'CMS', urlOf: () => '/', isMissing: () => false },
    request: () => ({ path: '' }),
    decode,
  };
  const body = { id: 7, title: 'Quay', lead: undefined, html: '<form></form>' };
  const clean = (raw: string) => raw;
  for (const _ of ['first', 'second']) {
    const watched = watchedSource(source, 'post', 'GET /post');
    // A response with new HTML is decoded twice.
    expect(watched.decode(body, clean)).toEqual({ content: body, issues: [] });
    watched.decode(body, clean);
  }
  expect(decode).toHaveBeenCalledTimes(4);
  expect(shown).toEqual([[line], [line]]);
  expect(printed.mock.calls).toEqual([[`warning: ${line}`]]);
});
