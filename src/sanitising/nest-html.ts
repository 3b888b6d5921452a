import { voidElements } from './allow-list.ts';

/** What an element has to stand in, and what is set around it where it does not; without that it goes, and its content stays. */
interface Home {
  readonly within: readonly string[];
  readonly around?: string;
}

const cell: Home = { within: ['tr'], around: 'tr' };
const tablePart: Home = { within: ['table'] };

/** As the HTML parser has it, but for entries without a list, which it lets stand and assistive technology stumbles over. */
const homes: ReadonlyMap<string, Home> = new Map([
  ['li', { within: ['ul', 'ol'], around: 'ul' }],
  ['td', cell],
  ['th', cell],
  ['tr', { within: ['thead', 'tbody', 'tfoot'], around: 'tbody' }],
  ['thead', tablePart],
  ['tbody', tablePart],
  ['tfoot', tablePart],
  ['caption', tablePart],
]);

/** What has to be set around an element, the outermost first, for it to stand in this parent; nothing where it cannot. */
function wrapping(name: string, parent: string): readonly string[] | undefined {
  const home = homes.get(name);
  if (home?.within.includes(parent)) return [];
  const outer = home?.around && wrapping(home.around, parent);
  return outer && home?.around ? [...outer, home.around] : undefined;
}

interface OpenElement {
  readonly name: string;
  readonly is: 'written' | 'set around' | 'gone';
}

/** Puts HTML together piece by piece, so that entries stand in lists, and parts of tables in tables. */
export class HtmlNest {
  readonly #pieces: string[] = [];
  readonly #open: OpenElement[] = [];

  /** All of it, with an end for everything that has none. */
  finish(): string {
    while (this.#open.length > 0) this.#close();
    return this.#pieces.join('');
  }

  /** Text, or elements that are whole. */
  add(piece: string): void {
    if (piece.trim() !== '') this.#leaveWhatIsSetAround();
    this.#pieces.push(piece);
  }

  start(name: string, tag: string): void {
    const stands = this.#settle(name);
    if (stands) this.#pieces.push(tag);
    if (!voidElements.has(name)) this.#open.push({ name, is: stands ? 'written' : 'gone' });
  }

  /** An end without a beginning is nothing. */
  end(name: string): void {
    const at = this.#open.findLastIndex((element) => element.name === name && element.is !== 'set around');
    while (at >= 0 && this.#open.length > at) this.#close();
  }

  /** Sees that an element may stand here; false when there is no place for it. */
  #settle(name: string): boolean {
    let around = wrapping(name, this.#parent());
    while (!around && this.#open.at(-1)?.is === 'set around') {
      this.#close();
      around = wrapping(name, this.#parent());
    }
    const home = homes.get(name);
    if (!home) return true;
    around ??= home.around && !homes.has(home.around) ? [home.around] : undefined;
    if (!around) return false;
    // A list ends a paragraph.
    if (around.length > 0 && this.#parent() === 'p') this.#close();
    for (const missing of around) {
      this.#pieces.push(`<${missing}>`);
      this.#open.push({ name: missing, is: 'set around' });
    }
    return true;
  }

  #parent(): string {
    return this.#open.findLast(({ is }) => is !== 'gone')?.name ?? '';
  }

  #leaveWhatIsSetAround(): void {
    while (this.#open.at(-1)?.is === 'set around') this.#close();
  }

  #close(): void {
    const element = this.#open.pop();
    if (element && element.is !== 'gone') this.#pieces.push(`</${element.name}>`);
  }
}
