import { EventEmitter } from 'node:events';
import { vi } from 'vitest';
import { isRecord } from '../../pagewright/src/json/json-value.ts';
import { frameName, type ToFrame } from '../src/browser/preview/messages/frame-messages.ts';
import { elementOf, layOut } from './laid-out-page.ts';
import { recordListeners } from './page-listeners.ts';

const origin = 'http://127.0.0.1:6181';
const { focus } = HTMLElement.prototype;

/** Prepares the document for a page that runs as in the frame of the studio. Returns a function that ends this. */
export function frameDocument(): () => void {
  // A module keeps the routes of the site.
  vi.resetModules();
  vi.useFakeTimers();
  layOut();
  const end = recordListeners();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #again: () => void;
      readonly #sized = new Set<Element>();
      constructor(again: () => void) {
        this.#again = again;
        window.addEventListener(
          'test-resize',
          ({ target }) => {
            if (target instanceof Element && this.#sized.has(target)) this.#again();
          },
          { capture: true },
        );
      }
      observe(element: Element) {
        this.#sized.add(element);
      }
      disconnect() {
        this.#sized.clear();
      }
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('innerHeight', 1_000);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  return () => {
    end();
    vi.useRealTimers();
    HTMLElement.prototype.focus = focus;
    document.querySelector('pagewright-outlines')?.remove();
    document.body.replaceChildren();
    window.name = '';
    history.replaceState(null, '', '/');
  };
}

/** The documents that a browser would load. jsdom only reports that it cannot navigate. */
function loadings() {
  const dom: unknown = Reflect.get(window, 'jsdom');
  const said = isRecord(dom) ? dom.virtualConsole : undefined;
  if (!(said instanceof EventEmitter)) throw new Error('jsdom says nothing');
  return vi.spyOn(said, 'emit').mockReturnValue(true);
}

/** A page in the frame of the studio, and its messages to the window around it. */
export async function openPage({ name = frameName({ state: 'content', visit: 3 }), isInFrame = true } = {}) {
  document.body.innerHTML = `<iframe></iframe><main>
    <div id="a" data-slot="home.json:1:0" data-block="hero" data-box="0 0 400 90"><p data-box="0 0 90 20">One</p></div>
    <div id="b" data-slot="home.json:2:1" data-block="hero" data-box="0 2000 400 900"></div></main>`;
  const around = document.querySelector('iframe')?.contentWindow ?? null;
  const said: unknown[] = [];
  const targets = new Set<unknown>();
  for (const each of [around, window])
    vi.spyOn(each ?? window, 'postMessage').mockImplementation((message, target) => {
      said.push(message);
      targets.add(target);
    });
  if (isInFrame) vi.stubGlobal('parent', around);
  window.name = name;
  const scrolls: unknown[] = [];
  vi.stubGlobal('scrollTo', (options: unknown) => scrolls.push(options));
  const loading = loadings();
  const { startFrame, followRoutes } = await import('../src/browser/frame/start-frame.ts');
  const attach = vi.spyOn(Element.prototype, 'attachShadow');
  startFrame(origin);
  const root = attach.mock.results[0]?.value;
  /** The visible lines over the page. */
  const lines = () =>
    root instanceof ShadowRoot
      ? [...root.querySelectorAll<HTMLElement>('.box')]
          .filter(({ style }) => style.display === 'block')
          .map(({ dataset: { kind }, style: { top } }) => `${kind} ${top}`)
      : [];
  const tell = (data: ToFrame | object, from: MessageEventInit = {}) => {
    said.length = 0;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: around, ...from }));
    return [...said];
  };
  const hear = (event: Event, on = '#a') => {
    said.length = 0;
    elementOf(on).dispatchEvent(event);
    return [...said];
  };
  return { said, targets, tell, hear, followRoutes, scrolls, loading, lines, origin };
}

export const markA = { file: 'home.json', number: 1, index: 0 };
export const markB = { file: 'home.json', number: 2, index: 1 };
export const outline = (mark: typeof markA) => ({
  blocks: [{ ...mark, type: 'hero' }],
  name: 'Hero',
  place: '',
});
export const show = { type: 'show', isBrowsing: false, scale: 1 };
