import type { ContentState } from '../../shell/studio-view.ts';
import { isSamePath } from '../page-entry.ts';
import { type FromFrame, fromFrame, type ToFrame } from './frame-messages.ts';

/** Milliseconds for a page to answer, and for a document to load. */
const answerTime = 1_500;
const loadTime = 30_000;

interface LinkOptions {
  readonly frame: HTMLIFrameElement;
  /** The origin of all pages in the frame. */
  readonly origin: string;
  /** Called with each message of the page, except those about a path that the window no longer wants. */
  readonly onMessage: (message: FromFrame) => void;
  /** Called if the page does not answer, so that only another frame can help. */
  readonly onStuck: () => void;
}

interface Shown {
  readonly path: string;
  readonly state: ContentState;
}

/** The URL of a path in a frame. The path may come from a page config, and must not lead to another host. */
export function frameUrl(origin: string, path: string): string {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : new URL('/', origin);
  return url.origin === new URL(origin).origin ? url.href : `${origin}/`;
}

/** The connection of the window to the page in a frame, which is of another origin. */
export class FrameLink {
  readonly #options: LinkOptions;
  readonly #listening = new AbortController();
  #visit = 0;
  #isReady = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastShown = '';
  /** What the window has requested last. */
  #requested: Shown;
  /** What the frame shows, as far as the page has said it. */
  #shown: Shown;
  #wanted: Shown;
  #canOpen = true;

  /** @param first what the frame loads, with the name that `frameName` makes for the visit 0 */
  constructor(options: LinkOptions, first: Shown) {
    this.#options = options;
    this.#requested = first;
    this.#shown = first;
    this.#wanted = first;
    const { frame, origin } = options;
    window.addEventListener(
      'message',
      (event: MessageEvent<unknown>) => {
        if (event.source !== frame.contentWindow || event.origin !== origin) return;
        const message = fromFrame(event.data);
        if (message) this.#receive(message);
      },
      { signal: this.#listening.signal },
    );
    this.#wait(loadTime);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#listening.abort();
  }

  /**
   * Shows a path in a state of content, as soon as the page listens. Does nothing if the frame shows that.
   * @param canOpen false: only notes what is wanted
   */
  show(wanted: Shown, canOpen = true): void {
    this.#wanted = wanted;
    this.#canOpen = canOpen;
    if (!canOpen || !this.#isReady || isSame(wanted, this.#shown)) return;
    this.#open(wanted.state === this.#shown.state ? 'open' : 'load');
  }

  /** Loads the page again. */
  reload(): void {
    if (this.#isReady) this.#open('load');
    else this.#options.onStuck();
  }

  /** Sends a message to the page. One that says the same as the last is left out. */
  send(message: ToFrame): void {
    const { frame, origin } = this.#options;
    if (message.type === 'show') {
      const shown = JSON.stringify(message);
      if (!this.#isReady || shown === this.#lastShown) return;
      this.#lastShown = shown;
    }
    frame.contentWindow?.postMessage(message, origin);
  }

  #open(type: 'open' | 'load'): void {
    this.#visit += 1;
    this.#requested = this.#wanted;
    this.#shown = this.#wanted;
    // What the document that is left says does not count any more.
    this.#isReady = type === 'open';
    this.send({ type, ...this.#wanted, visit: this.#visit });
    this.#wait(answerTime);
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#options.onStuck, milliseconds);
  }

  #receive(message: FromFrame): void {
    if ('visit' in message) {
      if (message.visit !== this.#visit) return;
      clearTimeout(this.#timer);
    }
    if (message.type === 'loading') this.#wait(loadTime);
    else if (message.type === 'ready' || message.type === 'path') {
      const isWanted = isSame(this.#wanted, this.#requested);
      // A redirect or a link may have led to another path.
      this.#shown = { ...this.#shown, path: message.path };
      if (message.type === 'ready') this.#lastShown = '';
      this.#isReady = true;
      if (isWanted) {
        this.#requested = this.#shown;
        this.#wanted = this.#shown;
        this.#options.onMessage(message);
      } else this.show(this.#wanted, this.#canOpen);
    } else this.#options.onMessage(message);
  }
}

function isSame(one: Shown, other: Shown): boolean {
  return one.state === other.state && isSamePath(one.path, other.path);
}
