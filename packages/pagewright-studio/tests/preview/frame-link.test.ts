// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FrameLink } from '../../src/browser/preview/messages/frame-link.ts';
import type { FromFrame } from '../../src/browser/preview/messages/frame-messages.ts';

const origin = 'http://127.0.0.1:6181';
const close: (() => void)[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const each of close.splice(0)) each();
  document.body.replaceChildren();
});

/** A link to a frame without a page. The test answers in place of the page. */
function openLink(path = '/') {
  vi.useFakeTimers();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const asked: unknown[] = [];
  const told = vi.spyOn(frame.contentWindow ?? window, 'postMessage').mockImplementation((message) => {
    asked.push(message);
  });
  const heard: FromFrame[] = [];
  const onStuck = vi.fn();
  const link = new FrameLink(
    { frame, origin, onMessage: (message) => heard.push(message), onStuck },
    { path, state: 'content' },
  );
  close.push(() => link.close());
  const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow, ...from }));
  return { link, say, asked, heard, told, onStuck };
}

const ready = (visit: number, path: string) => ({ type: 'ready', visit, path });

describe('the link to the page in the frame', () => {
  it('passes the messages of the page to the window', () => {
    const { say, heard } = openLink();
    say(ready(0, '/'));
    say({ type: 'leave' });
    expect(heard.map(({ type }) => type)).toEqual(['ready', 'leave']);
  });

  it('ignores other windows, other origins and whatever is not a message', () => {
    const { say, heard } = openLink();
    say({ type: 'leave' }, { source: window });
    say({ type: 'leave' }, { origin: 'http://evil.example' });
    say({ type: 'undo' });
    expect(heard).toEqual([]);
  });

  it('talks to pages of its origin alone', () => {
    const { link, say, told } = openLink();
    say(ready(0, '/'));
    link.show({ path: '/company', state: 'content' });
    expect(told.mock.calls.map(([, target]) => target)).toEqual([origin]);
  });

  it('opens another path without loading, and another state by loading', () => {
    const { link, say, asked } = openLink();
    say(ready(0, '/'));
    link.show({ path: '/company', state: 'content' });
    say({ type: 'path', visit: 1, path: '/company' });
    link.show({ path: '/company', state: 'failed' });
    expect(asked).toEqual([
      { type: 'open', path: '/company', state: 'content', visit: 1 },
      { type: 'load', path: '/company', state: 'failed', visit: 2 },
    ]);
  });

  it('does nothing for a path that the frame already shows', () => {
    const { link, say, asked } = openLink('/company');
    say(ready(0, '/company'));
    link.show({ path: '/company/', state: 'content' });
    expect(asked).toEqual([]);
  });

  it('waits for the first document, and does not go back to its path', () => {
    const { link, say, asked, heard } = openLink('/');
    link.show({ path: '/company', state: 'content' });
    expect(asked).toEqual([]);
    say(ready(0, '/'));
    expect(heard).toEqual([]);
    expect(asked).toEqual([{ type: 'open', path: '/company', state: 'content', visit: 1 }]);
  });

  it('does not go back to its path while the path that is wanted cannot be opened', () => {
    const { link, say, asked, heard } = openLink('/');
    say(ready(0, '/'));
    link.show({ path: '/company', state: 'content' }, false);
    say({ type: 'path', visit: 0, path: '/', hasPage: true });
    expect(heard).toHaveLength(1);
    expect(asked).toEqual([]);
    link.show({ path: '/company', state: 'content' }, true);
    expect(asked).toEqual([{ type: 'open', path: '/company', state: 'content', visit: 1 }]);
  });

  it('ignores messages about a path that the frame has left', () => {
    const { link, say, heard } = openLink('/');
    say(ready(0, '/'));
    link.show({ path: '/company', state: 'content' });
    say({ type: 'path', visit: 0, path: '/elsewhere' });
    say({ type: 'path', visit: 1, path: '/company' });
    expect(heard.slice(1)).toEqual([{ type: 'path', visit: 1, path: '/company' }]);
  });

  it('follows a redirect, and a link in the page', () => {
    const { link, say, asked, heard } = openLink('/old');
    say(ready(0, '/new'));
    link.show({ path: '/new', state: 'content' });
    say({ type: 'path', visit: 0, path: '/further' });
    link.show({ path: '/further', state: 'content' });
    say({ type: 'path', visit: 0, path: '/further', hasPage: true });
    expect(asked).toEqual([]);
    expect(heard).toHaveLength(3);
  });

  it('sends the selection once, and again to a new document', () => {
    const { link, say, asked } = openLink();
    const show = { type: 'show', isBrowsing: false, scale: 1 } as const;
    link.send(show);
    say(ready(0, '/'));
    link.send(show);
    link.send(show);
    say(ready(0, '/'));
    link.send(show);
    expect(asked).toEqual([show, show]);
  });

  it('requests a new frame if the page does not answer', () => {
    const { link, say, onStuck } = openLink();
    say(ready(0, '/'));
    vi.advanceTimersByTime(60_000);
    expect(onStuck).not.toHaveBeenCalled();
    link.show({ path: '/company', state: 'content' });
    vi.advanceTimersByTime(2_000);
    expect(onStuck).toHaveBeenCalledTimes(1);
  });

  it('gives a document that loads more time', () => {
    const { link, say, onStuck } = openLink();
    say(ready(0, '/'));
    link.show({ path: '/', state: 'long' });
    say({ type: 'loading', visit: 1 });
    vi.advanceTimersByTime(20_000);
    expect(onStuck).not.toHaveBeenCalled();
    say(ready(1, '/'));
    vi.advanceTimersByTime(60_000);
    expect(onStuck).not.toHaveBeenCalled();
  });
});
