import { describe, expect, it } from 'vitest';
import { frameUrl } from '../../src/browser/preview/frame-link.ts';
import {
  type FromFrame,
  frameName,
  fromFrame,
  readFrameName,
  readMark,
  type ToFrame,
  toFrame,
} from '../../src/browser/preview/frame-messages.ts';
import { contentStates } from '../../src/browser/shell/studio-view.ts';

const block = { file: 'home.json', number: 4, index: 3 };
const text = { is: 'text', text: 'Our clients', caret: 4, nth: 0 } as const;

describe('the window takes from the page', () => {
  const messages: readonly FromFrame[] = [
    { type: 'ready', visit: 0, path: '/' },
    { type: 'path', visit: 7, path: '/services/pmo?tab=1', hasPage: true },
    { type: 'point' },
    { type: 'point', block },
    { type: 'select', block, isDouble: true },
    { type: 'select', block, isDouble: false, target: text },
    { type: 'select', isDouble: true, target: { ...text, is: 'image', url: '/a.avif' } },
    { type: 'found', isFound: false },
    { type: 'loading', visit: 2 },
    { type: 'leave' },
  ];

  it.each(messages)('its own messages: $type', (message) => {
    expect(fromFrame(message)).toEqual(message);
  });

  it('only the known properties of a message', () => {
    expect(fromFrame({ type: 'select', block: { ...block, more: 1 }, isDouble: 'yes', undo: true })).toEqual({
      type: 'select',
      block,
      isDouble: false,
    });
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'select'],
    ['a list', [{ type: 'leave' }]],
    ['another type', { type: 'undo' }],
    ['a type that every object has', { type: 'constructor' }],
    ['a message of Vite', { type: 'custom', event: 'vite:beforeUpdate' }],
    ['a selection of nothing', { type: 'select', isDouble: false }],
    ['a text in a block that is none', { type: 'select', block: '<img>', target: text }],
    ['a click outside of all blocks on nothing', { type: 'select', target: { ...text, text: ' ' } }],
    ['a block with a text as its number', { type: 'select', block: { ...block, number: '4' } }],
    ['a block with a negative index', { type: 'select', block: { ...block, index: -1 } }],
    ['a block whose file is too long', { type: 'select', block: { ...block, file: 'x'.repeat(5_000) } }],
  ])('not %s', (_, data) => {
    expect(fromFrame(data)).toBeUndefined();
  });

  it.each([
    ['of another kind', { ...text, is: 'script' }],
    ['without its place', { ...text, nth: undefined }],
    ['with a text as its place', { ...text, nth: '1' }],
    ['with a place that no page has', { ...text, nth: 1e6 }],
    ['that is too long', { ...text, text: 'x'.repeat(1_001) }],
    ['that is an object', { ...text, text: { toString: 'x' } }],
    ['without anything', { ...text, text: '' }],
    ['that is a list', [text]],
  ])('a click without a text %s: it only selects the section', (_, target) => {
    expect(fromFrame({ type: 'select', block, isDouble: false, target })).toEqual({
      type: 'select',
      block,
      isDouble: false,
    });
  });

  it.each([
    ['a caret behind the text', { caret: 12 }],
    ['a caret before the text', { caret: -1 }],
    ['half a caret', { caret: 1.5 }],
    ['an address that is too long', { url: 'x'.repeat(2_001) }],
    ['an address that is none', { url: ['/'] }],
    ['what nobody asked for', { pointer: '/blocks/0', focus: true }],
  ])('a text without %s', (_, more) => {
    const { caret, ...others } = text;
    const kept = 'caret' in more ? others : { ...others, caret };
    expect(fromFrame({ type: 'select', block, isDouble: false, target: { ...text, ...more } })).toEqual({
      type: 'select',
      block,
      isDouble: false,
      target: kept,
    });
  });

  it.each([
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'home',
    '',
    '/a b',
    '/#x',
    `/${'x'.repeat(5_000)}`,
    7,
    null,
  ])('no path %j', (path) => {
    expect(fromFrame({ type: 'path', visit: 1, path })).toBeUndefined();
    expect(fromFrame({ type: 'ready', visit: 1, path })).toBeUndefined();
  });
});

describe('the page takes from the window', () => {
  const outline = { name: 'Masthead', place: 'home.json:27', blocks: [{ ...block, type: 'masthead' }] };
  const messages: readonly ToFrame[] = [
    { type: 'show', isBrowsing: true, scale: 0.5 },
    { type: 'show', isBrowsing: false, scale: 1, selected: outline, pointed: outline },
    { type: 'reveal', isSmooth: true },
    { type: 'reveal', isSmooth: false, block },
    { type: 'open', path: '/contact-us', visit: 3, state: 'content' },
    { type: 'load', path: '/', visit: 4, state: 'no-images' },
  ];

  it.each(messages)('its own messages: $type', (message) => {
    expect(toFrame(message)).toEqual(message);
  });

  it.each([
    ['another type', { type: 'select', block }],
    ['a scale that hides all', { type: 'show', isBrowsing: false, scale: 0 }],
    ['a path of another host', { type: 'open', path: '//evil.example', visit: 1, state: 'content' }],
    ['a state that does not exist', { type: 'load', path: '/', visit: 1, state: 'other' }],
    ['nothing', null],
  ])('not %s', (_, data) => {
    expect(toFrame(data)).toBeUndefined();
  });

  it('outlines without values that are not blocks', () => {
    expect(
      toFrame({ type: 'show', scale: 1, selected: { ...outline, blocks: [block, 7, null] } }),
    ).toMatchObject({
      selected: { blocks: [] },
    });
  });
});

describe('the name of the frame', () => {
  it.each(contentStates)('has the state %s', (state) => {
    expect(readFrameName(frameName({ state, visit: 12 }))).toEqual({ state, visit: 12 });
  });

  it.each([
    '',
    'main',
    '{}',
    'null',
    '{"studio":{"state":"other","visit":1}}',
    '{"studio":{"state":"long"}}',
  ])('is not one of the studio: %s', (name) => {
    expect(readFrameName(name)).toBeUndefined();
  });
});

describe('the mark of a block', () => {
  it('is read from its slot', () => {
    expect(readMark('_sections/opening-hours.json:1:10')).toEqual({
      file: '_sections/opening-hours.json',
      number: 1,
      index: 10,
    });
  });

  it.each(['', 'home.json', 'home.json:1', 'home.json:one:2', 'home.json:1:2:3', ':1:2'])(
    'is not %j',
    (text) => {
      expect(readMark(text)).toBeUndefined();
    },
  );
});

describe('the URL of a path in the frame', () => {
  const origin = 'http://127.0.0.1:6181';

  it('is below the origin of the frame', () => {
    expect(frameUrl(origin, '/services/pmo')).toBe(`${origin}/services/pmo`);
    expect(frameUrl(origin, '/größe')).toBe(`${origin}/gr%C3%B6%C3%9Fe`);
  });

  it.each([
    '//evil.example/x',
    'https://evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '@evil.example:80',
  ])('never leaves this origin: %s', (path) => {
    expect(new URL(frameUrl(origin, path)).origin).toBe(origin);
  });
});
