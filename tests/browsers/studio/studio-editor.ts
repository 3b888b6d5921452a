import type { StartedEngine } from '../engines/started-engine.ts';
import { Person } from '../person.ts';

const pages = 'nav [data-file]';
const row = '[role=row][data-is=section]';
/** The texts that report an action: the visible text, and the text for screen readers. */
const status = '[role=status]';

/** A person who edits the museum in the studio. */
export class StudioEditor extends Person {
  readonly #url: string;

  constructor(engine: StartedEngine, url: string) {
    super(engine);
    this.#url = url;
  }

  async opensStudio(): Promise<void> {
    await this.driver.get(this.#url);
    await this.sees(pages);
    await this.takeErrors();
  }

  /** Opens a page, and waits until the frame shows it. */
  async opens(title: string): Promise<void> {
    await this.clicks(pages, title);
    await this.sees(`${pages}[aria-current=page]`, title);
    await this.seesInPage('[data-slot]');
  }

  /** Waits until the page in the frame shows an element. */
  async seesInPage(selector: string, text?: string): Promise<void> {
    await this.inPage(() => this.sees(selector, text));
  }

  async inPage(act: () => Promise<void>): Promise<void> {
    await this.inFrame('[data-preview] iframe', act);
  }

  async selects(section: string): Promise<void> {
    await this.clicks(`${row} [role=gridcell]`, section);
    await this.sees(`${row}[aria-selected=true]`, section);
  }

  async hears(sentence: string): Promise<void> {
    await this.expect(
      `the studio says “${sentence}”`,
      (selector: string, expected: string) =>
        [...document.querySelectorAll(selector)].some((each) => each.textContent?.includes(expected)),
      status,
      sentence,
    );
  }

  /** Waits until the sections of the page have these names, in this order. */
  async seesSections(...names: readonly string[]): Promise<void> {
    await this.expect(
      `the sections are ${names.join(', ')}`,
      (selector: string, expected: readonly string[]) => {
        const rows = [...document.querySelectorAll(selector)].filter(
          (each) => each.getAttribute('aria-level') === '2',
        );
        const own = rows.filter((each) => !each.textContent?.startsWith('Opening hours'));
        return (
          own.length === expected.length &&
          own.every((each, index) => each.textContent?.startsWith(expected[index] ?? '?'))
        );
      },
      row,
      names,
    );
  }

  /** Waits until a dialog is as high as its content, and its buttons can be clicked. */
  async seesWholeDialog(title: string): Promise<void> {
    await this.sees('dialog h2', title);
    await this.expect(`the dialog “${title}” is whole`, () => {
      const [dialog, heading] = [document.querySelector('dialog'), document.querySelector('dialog h2')];
      const parts = [heading, ...(dialog?.querySelectorAll('button') ?? [])].slice(0, 2);
      return (
        (dialog?.getBoundingClientRect().height ?? 0) > 80 &&
        parts.every((part) => {
          const { left, top, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
          return part?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        })
      );
    });
  }

  /** Waits until an element contains the focus. */
  async hasFocusIn(selector: string): Promise<void> {
    await this.expect(
      `the focus is in ${selector}`,
      (expected: string) => document.activeElement?.closest(expected) != null,
      selector,
    );
  }
}
