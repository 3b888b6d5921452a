import type { WebDriver, WebElement } from 'selenium-webdriver';
import { Command } from 'selenium-webdriver/lib/command.js';
import type { StartedEngine } from './engines/started-engine.ts';
import { findVisible } from './find-visible.ts';

/** Milliseconds to wait for the effect that a visitor expects. Long enough for a busy machine. */
const patience = 45_000;

/** Keys by the names that https://www.w3.org/TR/webdriver2/#keyboard-actions gives them. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  /** The key of commands: Ctrl, or ⌘ on a Mac. */
  Mod: process.platform === 'darwin' ? '\uE03D' : '\uE009',
} as const;

/** An element on the page, given by a selector and, where that is not enough, by its text or its `aria-label`. */
export type Target = readonly [selector: string, text?: string];

/** A person at a window, with real input by mouse, keyboard and finger. */
export class Person {
  readonly driver: WebDriver;
  readonly #engine: StartedEngine;
  readonly #errors: string[] = [];

  constructor(engine: StartedEngine) {
    this.driver = engine.driver;
    this.#engine = engine;
  }

  /** The console errors and uncaught errors so far. */
  async takeErrors(): Promise<readonly string[]> {
    this.#errors.push(...(await this.#engine.takeErrors()));
    return this.#errors;
  }

  /** Replaces the page with an empty one. */
  async leaves(): Promise<void> {
    await this.driver.get('about:blank');
  }

  /** Waits until a function returns true in the page. */
  async expect(what: string, holds: (...args: never[]) => boolean, ...args: unknown[]): Promise<void> {
    await this.#wait(
      what,
      async () => (await this.driver.executeScript<boolean>(holds, ...args)) || undefined,
    );
  }

  /** Asks again until there is an answer. */
  async #wait<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
    const end = Date.now() + patience;
    for (;;) {
      // A document that is just being replaced cannot answer.
      const answer = await ask().catch(() => undefined);
      if (answer !== undefined) return answer;
      if (Date.now() > end) throw new Error(`Expected that ${what}`);
    }
  }

  /** Waits until something is visible. */
  async sees(...target: Target): Promise<void> {
    await this.#find(true, target);
  }

  /** Waits until an element exists. It may be transparent until a visitor points at it. */
  async #find(isSeen: boolean, target: Target): Promise<WebElement> {
    return this.#wait(
      `${target.join(' ')} is ${isSeen ? 'visible' : 'there'}`,
      async () =>
        (await this.driver.executeScript<WebElement | null>(findVisible, isSeen, ...target)) ?? undefined,
    );
  }

  /** Waits until something is not visible. */
  async seesNo(...target: Target): Promise<void> {
    await this.#wait(
      `${target.join(' ')} is not visible`,
      async () => (await this.driver.executeScript(findVisible, true, ...target)) === null || undefined,
    );
  }

  async #act(source: object): Promise<void> {
    await this.driver.execute(new Command('actions').setParameter('actions', [source]));
  }

  /** Scrolls an element into view, moves a pointer onto it, and then performs further actions. */
  async #point(pointerType: 'mouse' | 'touch', target: Target, ...more: object[]): Promise<void> {
    // An element that slides in may be outside the window for a moment. After a step back, the browser scrolls to the earlier position.
    let last = '';
    const move = await this.#wait(`${target.join(' ')} stays where it is, in the window`, async () => {
      await this.scrollsTo(...target);
      const found = await this.#find(false, target);
      const place = await this.driver.executeScript<string>(placeInWindow, found);
      const isStill = place !== '' && place === last;
      last = place;
      const toIt = { type: 'pointerMove', duration: 0, origin: found, x: 0, y: 0 };
      // WebKit refuses to point at a page that it has just taken from its cache.
      if (isStill && pointerType === 'mouse') await this.#pointer('mouse', toIt);
      return isStill ? toIt : undefined;
    });
    await this.#pointer(pointerType, ...(pointerType === 'touch' ? [move, ...more] : more));
  }

  async #pointer(pointerType: 'mouse' | 'touch', ...actions: object[]): Promise<void> {
    await this.#act({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions });
  }

  async hovers(...target: Target): Promise<void> {
    await this.#point('mouse', target);
  }

  async clicks(...target: Target): Promise<void> {
    await this.#point('mouse', target, ...pressAndRelease);
  }

  async doubleClicks(...target: Target): Promise<void> {
    await this.#point('mouse', target, ...pressAndRelease, ...pressAndRelease);
  }

  async taps(...target: Target): Promise<void> {
    await this.#point('touch', target, ...pressAndRelease);
  }

  /** Moves the mouse into the lower left corner, where nothing reacts to it. */
  async movesAway(): Promise<void> {
    await this.#pointAtCorner();
  }

  async clicksOutside(): Promise<void> {
    await this.#pointAtCorner(...pressAndRelease);
  }

  async #pointAtCorner(...more: object[]): Promise<void> {
    const bottom = await this.driver.executeScript<number>(() => innerHeight - 2);
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x: 1, y: bottom };
    await this.#pointer('mouse', move, ...more);
  }

  async presses(...names: (keyof typeof keys)[]): Promise<void> {
    for (const name of names) await this.types(keys[name]);
  }

  /** Presses keys together: modifier keys, and then a letter. */
  async pressesTogether(...combined: readonly string[]): Promise<void> {
    const named = new Map<string, string>(Object.entries(keys));
    const values = combined.map((key) => named.get(key) ?? key);
    await this.#act({
      type: 'key',
      id: 'keyboard',
      actions: [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ],
    });
  }

  /** Performs actions in the document of a frame. */
  async inFrame(selector: string, act: () => Promise<void>): Promise<void> {
    const window = await this.driver.getWindowHandle();
    await this.driver.switchTo().frame(await this.#find(true, [selector]));
    try {
      await act();
    } finally {
      await this.driver.switchTo().defaultContent();
      // WebKitGTK sends input to no document until the window is selected again.
      await this.driver.switchTo().window(window);
    }
  }

  /** Types a text where the focus is. */
  async types(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#act({ type: 'key', id: 'keyboard', actions });
  }

  /** Presses Tab until something has the focus. */
  async tabsTo(...[selector, text]: Target): Promise<void> {
    const target = await this.#find(false, text === undefined ? [selector] : [selector, text]);
    const hasFocus = (found: Element) => found === document.activeElement;
    for (let presses = 0; presses < 60; presses += 1) {
      if (await this.driver.executeScript<boolean>(hasFocus, target)) return;
      await this.presses('Tab');
    }
    throw new Error(`60 presses of Tab do not reach ${selector} ${text ?? ''}`);
  }

  /** Sets the window to this width and a height of 900 pixels, as closely as the engine allows. */
  async resizesTo(width: number): Promise<void> {
    await this.driver.manage().window().setRect({ width, height: 900 });
  }

  /** Scrolls something to the middle of the window. Resolves with the new scroll position. */
  async scrollsTo(...target: Target): Promise<number> {
    return this.driver.executeScript<number>(
      (found: Element) => {
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        return scrollY;
      },
      await this.#find(false, target),
    );
  }
}

const pressAndRelease = [
  { type: 'pointerDown', button: 0 },
  { type: 'pause', duration: 30 },
  { type: 'pointerUp', button: 0 },
];

/** Runs in a page. The place of the middle of an element; empty if it is not in the window. */
function placeInWindow(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? `${x} ${y}` : '';
}
