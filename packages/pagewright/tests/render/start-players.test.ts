// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { startPlayers } from '../../src/render/players/start-players.ts';

const films = 'https://films.example/embed/7';
const plate = (frame: string, more = '') =>
  `<a class="content-player content-player-video" href="https://films.example/7" data-player="${frame}"${more}><span>A film</span> <small>Films</small></a>`;

/** Shows HTML on a site that declares `https://films.example`. */
function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  startPlayers(document.body, ['https://films.example', 'https://*.maps.example']);
  return document.body;
}

const press = (target: Element | null, event: Event) => target?.dispatchEvent(event);
const click = (init: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
const frame = () => document.querySelector('iframe');

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

test('a plate is a button, and a click shows its frame in its place, with the focus in it', () => {
  const body = show(`${plate(films, ' data-height="152"')}${plate(`${films}?t=9#a`)}`);
  expect(body.querySelectorAll('[role=button]')).toHaveLength(2);
  const event = click();
  press(body.querySelector('a span'), event);
  expect(event.defaultPrevented).toBe(true);
  expect(frame()?.src).toBe(`${films}?autoplay=1`);
  expect(frame()?.title).toBe('A film Films');
  expect(frame()?.height).toBe('152');
  expect(frame()?.className).toBe('content-player content-player-video');
  expect(frame()?.allow).toBe('autoplay; encrypted-media; fullscreen; picture-in-picture');
  expect(document.activeElement).toBe(frame());
  // The second one stays a plate until somebody asks for it, with the space bar too.
  const key = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  press(body.querySelector('a'), key);
  expect(key.defaultPrevented).toBe(true);
  expect([...document.querySelectorAll('iframe')].map(({ src }) => src)).toEqual([
    `${films}?autoplay=1`,
    `${films}?t=9&autoplay=1#a`,
  ]);
});

test('a plate stays a link if its origin is not declared, or if the visitor wants another tab', () => {
  const body = show(
    plate('https://other.example/embed/7') + plate('https://a.maps.example/embed').replace('-video', '-map'),
  );
  const [other, map] = body.querySelectorAll('a');
  expect([other?.getAttribute('role'), map?.getAttribute('role')]).toEqual([null, 'button']);
  // jsdom cannot follow links.
  body.addEventListener('click', (event) => event.preventDefault());
  for (const [target, init] of [
    [other, {}],
    [map, { ctrlKey: true }],
    [map, { metaKey: true }],
    [map, { shiftKey: true }],
    [map, { button: 1 }],
  ] as const)
    press(target ?? null, click(init));
  expect(frame()).toBeNull();
  press(map ?? null, click());
  expect(frame()?.src).toBe('https://a.maps.example/embed');
});

test('a silent loop plays when it comes into view, but not if the visitor wants no motion', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  let see: () => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = () => {};
      constructor(seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        see = () => seen([{ isIntersecting: true }]);
      }
    },
  );
  const loop = '<video data-player="loop" muted loop src="/a.mp4"></video>';
  const body = show(loop);
  expect(play).not.toHaveBeenCalled();
  see();
  startPlayers(body, []);
  expect(play).toHaveBeenCalledTimes(1);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  see = () => {};
  show(loop);
  see();
  expect(play).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
