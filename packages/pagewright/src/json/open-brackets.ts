import { closingPlace, indentAt } from './closing-place.ts';
import type { JsonScanner } from './json-scanner.ts';
import type { SyntaxErrorKind, SyntaxProblem } from './json-tree.ts';

/** An array or object that is being read. */
interface OpenBracket {
  readonly start: number;
  readonly close: ']' | '}';
}

/** Kinds of mistakes in the last line of a text that was cut off there. */
const ofCutText: ReadonlySet<SyntaxErrorKind> = new Set(['missing-colon', 'missing-value', 'open-string']);

/** The arrays and objects that are being read. Finds the first that is never closed. */
export class OpenBrackets {
  readonly #in: JsonScanner;
  /** From the outermost to the innermost. */
  readonly #open: OpenBracket[] = [];
  /** The first array or object whose closing bracket is indented less than its first line: that bracket belongs to another one. */
  #unclosed: OpenBracket | undefined;

  constructor(input: JsonScanner) {
    this.#in = input;
  }

  open(start: number, close: ']' | '}'): void {
    this.#open.push({ start, close });
  }

  close(): void {
    this.#open.pop();
  }

  /** Compares the indentation of the innermost array or object with the indentation of the closing bracket at the scanner. */
  compare(): void {
    if (this.#isOfAnother()) this.#unclosed ??= this.#open.at(-1);
  }

  /** Whether a bracket at the scanner closes a surrounding value, so that the bracket of another one is missing. */
  get isMissing(): boolean {
    return this.#unclosed !== undefined || this.#isOfAnother();
  }

  #isOfAnother(): boolean {
    const { text, at } = this.#in;
    const { start } = this.#open.at(-1) ?? { start: 0 };
    const lineStart = text.lastIndexOf('\n', at - 1) + 1;
    const before = text.slice(lineStart, at);
    if (lineStart <= start || /[^ \t]/.test(before)) return false;
    return before.length < indentAt(text, start).length;
  }

  /** Reports the array or object that is not closed: the one that its indentation shows, or else the innermost one. */
  reportOpen(): void {
    const input = this.#in;
    const open = this.#unclosed ?? this.#open.at(-1);
    if (!open) return;
    // The comma after the missing bracket is missing with it.
    const end = closingPlace(input.text, open.start)?.at;
    input.remove(({ kind, start }) => kind === 'missing-comma' && start === end);
    input.report(open.close === ']' ? 'open-array' : 'open-object', open.start, open.start + 1);
  }

  /** Reports that the end of the file is missing if several brackets are missing, or if the last string or property has no end. */
  reportEnd(): void {
    const { text } = this.#in;
    const end = text.trimEnd().length;
    const lastLine = text.lastIndexOf('\n', end - 1) + 1;
    const isCut = ({ kind, start }: SyntaxProblem) => start >= lastLine && ofCutText.has(kind);
    const cut = this.#unclosed ? [] : this.#in.remove(isCut);
    if (this.#unclosed || (this.#open.length < 2 && cut.length === 0)) {
      this.reportOpen();
      return;
    }
    const brackets = this.#open.map(({ close }) => close).reverse();
    const quote = cut.some(({ kind }) => kind === 'open-string') ? '"' : '';
    const found = quote + brackets.join('');
    this.#in.problems.push({ is: 'syntax', kind: 'cut-off', start: end, end, found });
  }
}
