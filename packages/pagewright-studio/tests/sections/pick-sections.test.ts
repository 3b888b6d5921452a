// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pickSections } from '../../src/browser/frame/pick-sections.ts';
import { elementOf, layOut } from '../fixtures/laid-out-page.ts';
import { recordListeners } from '../fixtures/page-listeners.ts';

let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  layOut();
  end = recordListeners();
});

afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A page with two sections and a footer, in which clicks select. */
function openPage(isPicking = true) {
  document.body.innerHTML = `<main>
    <div data-slot="home.json:1:0" data-box="0 0 200 90" id="first">
      <p data-box="0 0 90 20">One</p><a href="/there" data-box="0 40 90 20">Two</a>
      <form><button id="send">Send</button></form>
    </div>
    <div data-slot="home.json:2:1" data-box="0 100 200 90" id="second"><h2>Three</h2></div>
  </main><footer data-box="0 300 90 20"><p data-box="0 300 90 20">Imprint</p></footer>`;
  const state = { isPicking };
  const [onPoint, onPointElement, onPick] = [vi.fn(), vi.fn(), vi.fn()];
  const { changeMode } = pickSections({ isPicking: () => state.isPicking, onPoint, onPointElement, onPick });
  const onPage = vi.fn();
  const listen = (type: string) => elementOf('main').addEventListener(type, onPage);
  const browse = () => {
    state.isPicking = false;
    changeMode();
  };
  return { state, changeMode, browse, onPoint, onPointElement, onPick, onPage, listen };
}

const first = { file: 'home.json', number: 1, index: 0 };
const second = { file: 'home.json', number: 2, index: 1 };

/** Dispatches an event. Returns whether the browser still performs its default action. */
const fire = (on: string, event: Event) => elementOf(on).dispatchEvent(event);
const mouse = (type: string, x = 0, y = 0, detail = 1) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, detail });
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
const over = () => new PointerEvent('pointerover', { bubbles: true });
const move = (x: number, y: number) =>
  new PointerEvent('pointermove', { bubbles: true, clientX: x, clientY: y });

const takenTypes = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'auxclick'],
  ...['submit', 'dragstart'],
];

describe('a click in the page', () => {
  it('selects its section and reports its target', () => {
    const { onPick } = openPage();
    fire('p', mouse('click', 10, 10));
    expect(onPick.mock.calls).toEqual([[first, { is: 'text', text: 'One', nth: 0 }, false]]);
  });

  it('is a double click from its second press on', () => {
    const { onPick } = openPage();
    fire('p', mouse('click', 10, 10, 2));
    expect(onPick.mock.calls).toEqual([[first, expect.anything(), true]]);
  });

  it('between texts selects the section, without a text', () => {
    const { onPick } = openPage();
    fire('#first', mouse('click', 150, 80));
    expect(onPick.mock.calls).toEqual([[first, undefined, false]]);
  });

  it('outside of all sections reports the text, and nothing if there is none', () => {
    const { onPick } = openPage();
    fire('main', mouse('click', 390, 390));
    expect(onPick).not.toHaveBeenCalled();
    fire('footer p', mouse('click', 10, 310));
    expect(onPick.mock.calls).toEqual([[undefined, { is: 'text', text: 'Imprint', nth: 0 }, false]]);
  });

  it('by a key or a screen reader means the element with the focus, no matter where the pointer is', () => {
    const { onPick } = openPage();
    fire('a', mouse('click', 10, 10, 0));
    expect(onPick.mock.calls).toEqual([[first, { is: 'text', text: 'Two', url: '/there', nth: 0 }, false]]);
  });

  it.each(takenTypes)('never reaches the page: %s', (type) => {
    const { onPage, listen } = openPage();
    listen(type);
    expect(fire('a', mouse(type, 10, 50))).toBe(false);
    expect(onPage).not.toHaveBeenCalled();
  });

  it('selects once, although a press consists of many events', () => {
    const { onPick } = openPage();
    for (const type of takenTypes) fire('p', mouse(type, 10, 10));
    expect(onPick).toHaveBeenCalledTimes(1);
  });

  it.each(takenTypes)('works as on the site while somebody browses: %s', (type) => {
    const { onPage, onPick, listen } = openPage(false);
    listen(type);
    expect(fire('p', mouse(type, 10, 10))).toBe(true);
    expect(onPage).toHaveBeenCalledTimes(1);
    expect(onPick).not.toHaveBeenCalled();
  });
});

describe('the keyboard in the page', () => {
  it('selects with Enter and goes to the field, instead of following the link', () => {
    const { onPick, onPage, listen } = openPage();
    listen('keydown');
    expect(fire('a', key('Enter'))).toBe(false);
    expect(onPage).not.toHaveBeenCalled();
    expect(onPick.mock.calls).toEqual([[first, expect.objectContaining({ text: 'Two' }), true]]);
  });

  it('keeps its other keys, and all of them while somebody browses', () => {
    const { browse, onPick } = openPage();
    expect(fire('a', key('Tab'))).toBe(true);
    browse();
    expect(fire('a', key('Enter'))).toBe(true);
    expect(onPick).not.toHaveBeenCalled();
  });

  it('selects nothing while nothing has the focus', () => {
    const { onPick } = openPage();
    fire('body', key('Enter'));
    expect(onPick).not.toHaveBeenCalled();
  });

  it('points at the section of the element with the focus', () => {
    const { onPoint } = openPage();
    elementOf('#send').focus();
    expect(onPoint.mock.calls).toEqual([[first]]);
  });
});

describe('pointing at the page', () => {
  it('reports each section once, and when the pointer leaves it', () => {
    const { onPoint } = openPage();
    fire('p', over());
    fire('a', over());
    fire('h2', over());
    fire('footer', over());
    expect(onPoint.mock.calls).toEqual([[first], [second], [undefined]]);
  });

  it('reports nothing while somebody browses', () => {
    const { onPoint, onPointElement } = openPage(false);
    fire('p', over());
    fire('p', move(10, 10));
    vi.advanceTimersToNextFrame();
    expect(onPoint).not.toHaveBeenCalled();
    expect(onPointElement).not.toHaveBeenCalled();
  });

  it('marks the text that a click would mean, once in a frame', () => {
    const { onPointElement } = openPage();
    fire('p', move(10, 10));
    fire('a', move(10, 50));
    vi.advanceTimersToNextFrame();
    expect(onPointElement.mock.calls).toEqual([[elementOf('p')]]);
    fire('p', move(20, 10));
    vi.advanceTimersToNextFrame();
    expect(onPointElement).toHaveBeenCalledTimes(1);
    fire('a', move(10, 50));
    vi.advanceTimersToNextFrame();
    expect(onPointElement).toHaveBeenLastCalledWith(elementOf('a'));
  });

  it('ends when the pointer leaves the page', () => {
    const { onPoint, onPointElement } = openPage();
    fire('p', over());
    fire('p', move(10, 10));
    vi.advanceTimersToNextFrame();
    fire('html', new PointerEvent('pointerleave'));
    expect(onPoint).toHaveBeenLastCalledWith(undefined);
    expect(onPointElement).toHaveBeenLastCalledWith(undefined);
  });

  it('ends when somebody begins to browse, even before the frame of the last move', () => {
    const { browse, onPoint, onPointElement } = openPage();
    fire('p', over());
    fire('p', move(10, 10));
    browse();
    vi.advanceTimersToNextFrame();
    expect(onPoint.mock.calls).toEqual([[first], [undefined]]);
    expect(onPointElement).not.toHaveBeenCalled();
  });

  it('continues when clicks still select', () => {
    const { changeMode, onPoint } = openPage();
    fire('p', over());
    changeMode();
    expect(onPoint.mock.calls).toEqual([[first]]);
  });

  it('reaches elements that handle events themselves, such as a video, only while somebody browses', () => {
    const { state, changeMode, browse } = openPage();
    const isHeld = () => document.adoptedStyleSheets.map(({ disabled }) => !disabled);
    expect(isHeld()).toEqual([true]);
    browse();
    expect(isHeld()).toEqual([false]);
    state.isPicking = true;
    changeMode();
    expect(isHeld()).toEqual([true]);
  });

  it('does not reach a video in a page that is opened for browsing', () => {
    openPage(false);
    expect(document.adoptedStyleSheets.map(({ disabled }) => disabled)).toEqual([true]);
  });
});
