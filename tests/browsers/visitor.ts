import { hasHydrated } from '../browser/every-page/watch-problems.ts';
import type { StartedEngine } from './engines/started-engine.ts';
import { Person } from './person.ts';

/** A person who visits a site. */
export class Visitor extends Person {
  /** The origin of the site. */
  readonly #site: string;

  constructor(engine: StartedEngine, site: string) {
    super(engine);
    this.#site = site;
  }

  /** Opens a page and waits until it is hydrated. */
  async opens(path: string): Promise<void> {
    await this.driver.get(this.#site + path);
    await this.#seesDocument();
  }

  async #seesDocument(): Promise<void> {
    await this.expect('the page is hydrated', hasHydrated);
    await this.takeErrors();
  }

  async goesBack(): Promise<void> {
    await this.driver.navigate().back();
  }

  async goesForward(): Promise<void> {
    await this.driver.navigate().forward();
  }

  async reloads(): Promise<void> {
    await this.takeErrors();
    await this.driver.navigate().refresh();
    await this.#seesDocument();
  }

  async isAt(path: string): Promise<void> {
    await this.expect(`the path is ${path}`, (expected: string) => location.href.endsWith(expected), path);
  }

  /** Waits until the page is scrolled to a position, within one pixel. */
  async isScrolledTo(top: number): Promise<void> {
    await this.expect(`the page is scrolled to ${top}`, (y: number) => Math.abs(scrollY - y) < 2, top);
  }
}
