// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameName, readFrameName } from '../../src/browser/preview/messages/frame-messages.ts';
import { frameDocument, markA, markB, openPage, outline, show } from '../fixtures/framed-page.ts';
import { elementOf } from '../fixtures/laid-out-page.ts';

let end = () => {};

beforeEach(() => {
  end = frameDocument();
});

afterEach(() => end());

const route = (path: string) => ({
  file: 'page.json',
  route: path,
  canonical: path,
  load: () => Promise.reject(new Error('Not loaded here')),
});

const open = { type: 'open', path: '/company?a=1', state: 'loading', visit: 4 };
const click = () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });

describe('a page that is opened', () => {
  it('reports its path and the request of the window only to the studio', async () => {
    history.replaceState(null, '', '/start?a=1#b');
    const { said, targets, origin } = await openPage();
    expect(said).toEqual([{ type: 'ready', visit: 3, path: '/start?a=1' }]);
    expect([...targets]).toEqual([origin]);
  });

  it('behaves as on the site outside of a frame, and in a frame of another site', async () => {
    const alone = await openPage({ isInFrame: false });
    expect(alone.said).toEqual([]);
    const foreign = await openPage({ name: 'banner' });
    expect(foreign.said).toEqual([]);
    expect(document.querySelector('pagewright-outlines')).toBeNull();
  });

  it('reports whether its path has a page, as soon as the routes are known', async () => {
    const { said, followRoutes } = await openPage();
    followRoutes([route('/')]);
    followRoutes([route('/')]);
    followRoutes([route('/company')]);
    expect(said.slice(1)).toEqual([
      { type: 'path', visit: 3, path: '/', hasPage: true },
      { type: 'path', visit: 3, path: '/', hasPage: false },
    ]);
  });

  it('leaves the focus to the window', async () => {
    await openPage();
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    elementOf('#a').tabIndex = 0;
    elementOf('#a').focus();
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['popstate', 'pushState', 'replaceState'])(
    'reports a path to which it navigates: %s',
    async (type) => {
      const { said } = await openPage();
      history.pushState(null, '', '/company');
      window.dispatchEvent(new Event(type));
      window.dispatchEvent(new Event(type));
      expect(said.slice(1)).toEqual([{ type: 'path', visit: 3, path: '/company' }]);
    },
  );
});

describe('a path that the window requests', () => {
  it('is opened without loading, if it has a page', async () => {
    const { tell, followRoutes, loading } = await openPage();
    followRoutes([route('/company')]);
    expect(tell(open)).toEqual([{ type: 'path', visit: 4, path: '/company?a=1', hasPage: true }]);
    expect(location.pathname + location.search).toBe('/company?a=1');
    expect(readFrameName(window.name)).toEqual({ state: 'loading', visit: 4 });
    expect(loading).not.toHaveBeenCalled();
  });

  it.each([
    ['it has no page', open, '/other'],
    ['the window wants a new document', { ...open, type: 'load' }, '/company'],
  ])('is loaded, if %s', async (_, message, known) => {
    const { tell, followRoutes, loading } = await openPage();
    followRoutes([route(known)]);
    expect(tell(message)).toEqual([{ type: 'loading', visit: 4 }]);
    expect(location.pathname).toBe('/');
    expect(readFrameName(window.name)).toEqual({ state: 'loading', visit: 4, next: message.path });
    expect(loading).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is loaded again, if the document that is left was reloaded instead', 'reload', 1],
    ['may lead to another path', 'navigate', 0],
  ])('%s', async (_, type, times) => {
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
    const left = { state: 'content', visit: 4, next: '/company' } as const;
    const { said, loading } = await openPage({ name: frameName(left) });
    const ready = { type: 'ready', visit: 4, path: '/' };
    expect(said).toEqual(times > 0 ? [{ type: 'loading', visit: 4 }] : [ready]);
    expect(loading).toHaveBeenCalledTimes(times);
    expect(readFrameName(window.name)).toEqual(times > 0 ? left : { state: 'content', visit: 4 });
  });

  it('is loaded by a document that is left already, which says nothing about its own path any more', async () => {
    const { said, tell, followRoutes, loading } = await openPage();
    tell(open);
    said.length = 0;
    followRoutes([route('/'), route('/company')]);
    window.dispatchEvent(new Event('replaceState'));
    expect(said).toEqual([]);
    expect(tell({ ...open, visit: 5 })).toEqual([{ type: 'loading', visit: 5 }]);
    expect(location.pathname).toBe('/');
    expect(loading).toHaveBeenCalledTimes(2);
  });

  it('is not opened for other windows and other origins', async () => {
    const { tell, followRoutes } = await openPage();
    followRoutes([route('/company')]);
    expect(tell(open, { source: window })).toEqual([]);
    expect(tell(open, { origin: 'http://evil.example' })).toEqual([]);
    expect(tell({ ...open, path: '//evil.example' })).toEqual([]);
    expect(location.pathname).toBe('/');
  });
});

describe('the selected section', () => {
  it('is reported as missing or present, once each', async () => {
    const { tell } = await openPage();
    const missing = { ...show, selected: outline({ ...markB, number: 9 }) };
    expect(tell(missing)).toEqual([{ type: 'found', isFound: false }]);
    expect(tell(missing)).toEqual([]);
    expect(tell({ ...show, selected: outline(markA) })).toEqual([{ type: 'found', isFound: true }]);
    expect(tell(missing)).toEqual([{ type: 'found', isFound: false }]);
    expect(tell(show)).toEqual([{ type: 'found', isFound: true }]);
  });

  it('is not looked for while somebody browses', async () => {
    const { tell } = await openPage();
    const missing = { ...show, isBrowsing: true, selected: outline({ ...markB, number: 9 }) };
    expect(tell(missing)).toEqual([{ type: 'found', isFound: true }]);
  });

  it('is found when the page shows it later, and scrolled to on request of the window', async () => {
    const { tell, said, scrolls } = await openPage();
    elementOf('#b').dataset.block = 'text';
    tell({ ...show, selected: outline(markB) });
    tell({ type: 'reveal', isSmooth: true });
    expect(scrolls).toEqual([]);
    elementOf('#b').dataset.block = 'hero';
    elementOf('#b').className = 'shown';
    await Promise.resolve();
    vi.advanceTimersToNextFrame();
    expect(said).toEqual([{ type: 'found', isFound: true }]);
    expect(scrolls.at(-1)).toEqual({ top: 1_950, behavior: 'smooth' });
  });

  it('is no longer scrolled to after a press in the page, although the press never reaches the page itself', async () => {
    const { tell, hear, scrolls } = await openPage();
    tell({ type: 'reveal', isSmooth: true });
    hear(new MouseEvent('pointerdown', { bubbles: true, cancelable: true }));
    tell({ ...show, selected: outline(markB) });
    expect(scrolls).toEqual([]);
  });

  it('is not scrolled to if the window selects another one', async () => {
    const { tell, scrolls } = await openPage();
    tell({ ...show, selected: outline(markA) });
    tell({ type: 'reveal', isSmooth: false, block: markB });
    expect(scrolls.at(-1)).toEqual({ top: 1_950, behavior: 'instant' });
  });
});

describe('somebody in the page', () => {
  it('selects a section and its text by a click, and points at it', async () => {
    const { hear } = await openPage();
    expect(hear(click(), 'p')).toEqual([
      { type: 'select', isDouble: false, block: markA, target: { is: 'text', text: 'One', nth: 0 } },
    ]);
    const over = () => new PointerEvent('pointerover', { bubbles: true });
    expect(hear(over())).toEqual([{ type: 'point', block: markA }]);
    expect(hear(over(), 'main')).toEqual([{ type: 'point' }]);
  });

  it('uses the page while browsing, until clicks select again', async () => {
    const { tell, hear } = await openPage();
    tell({ ...show, isBrowsing: true });
    expect(hear(click(), 'p')).toEqual([]);
    expect(document.adoptedStyleSheets.at(-1)?.disabled).toBe(true);
    tell(show);
    expect(hear(click(), 'p')).toHaveLength(1);
    expect(document.adoptedStyleSheets.at(-1)?.disabled).toBe(false);
  });

  it('goes back to the window by F6, and by Escape unless the page may need it', async () => {
    const { tell, hear } = await openPage();
    const leave = [{ type: 'leave' }];
    expect(hear(key('F6'))).toEqual(leave);
    expect(hear(key('Escape'))).toEqual(leave);
    expect(hear(key('F5'))).toEqual([]);
    tell({ ...show, isBrowsing: true });
    expect(hear(key('F6'))).toEqual(leave);
    expect(hear(key('Escape'))).toEqual([]);
  });
});

describe('the lines over the page', () => {
  const both = { ...show, selected: outline(markA), pointed: outline(markB) };
  const move = (x: number, y: number) =>
    new PointerEvent('pointermove', { bubbles: true, clientX: x, clientY: y });

  it('are around the sections that the window names, and hidden while somebody browses', async () => {
    const { tell, lines } = await openPage();
    tell(both);
    expect(lines()).toEqual(['selected 0px', 'pointed 2000px']);
    tell({ ...both, isBrowsing: true });
    expect(lines()).toEqual([]);
  });

  it('are around the text that a click would mean', async () => {
    const { tell, hear, lines } = await openPage();
    tell(show);
    hear(move(10, 10), 'p');
    vi.advanceTimersToNextFrame();
    expect(lines()).toEqual(['target -3px']);
    tell({ ...show, isBrowsing: true });
    expect(lines()).toEqual([]);
  });

  it('follow the size of the selected section', async () => {
    const { tell, lines } = await openPage();
    tell(both);
    for (let frame = 0; frame < 100; frame += 1) vi.advanceTimersToNextFrame();
    elementOf('#a').dataset.box = '0 40 400 90';
    elementOf('#a').dispatchEvent(new Event('test-resize'));
    vi.advanceTimersToNextFrame();
    expect(lines()).toEqual(['selected 40px', 'pointed 2000px']);
  });
});
