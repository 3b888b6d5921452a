import type { JsonProblem, SyntaxErrorKind, SyntaxProblem } from './json-tree.ts';
import type { Json } from './json-value.ts';

const quotes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '”': '”',
  '„': '“',
  '«': '»',
  '`': '`',
};
const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const words: Readonly<Record<string, Json>> = { true: true, false: false, null: null };
const blank = /[ \t\r\n]*/y;
/** The characters of a string up to the first quotation mark, escape or control character. */
const plain = /[^"\\\p{Cc}]*/uy;
/** Spaces that JSON does not allow between values: no-break and other wide spaces, zero-width characters, byte order marks. */
const oddBlank = /[\p{Zs}\u200b-\u200d\u2028\u2029\u2060\ufeff\v\f]+/uy;
const number = /[-+.\w]+/y;
const strictNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const word = /[A-Za-z_$][\w$-]*/y;

/** Reads the tokens of a JSON file, and reports those that are not valid JSON. */
export class JsonScanner {
  readonly problems: JsonProblem[] = [];
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
    // Some editors begin a file with a byte order mark.
    if (text.startsWith('\uFEFF')) this.at = 1;
  }

  get length(): number {
    return this.text.length;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  peek(): string {
    return this.text[this.at] ?? '';
  }

  report(kind: SyntaxErrorKind, start: number, end: number): void {
    this.problems.push({ is: 'syntax', kind, start, end, found: this.text.slice(start, end) });
  }

  /** Removes the problems that another problem explains, and returns the removed ones. */
  remove(isExplained: (problem: SyntaxProblem) => boolean): readonly SyntaxProblem[] {
    const removed = this.problems.filter((each) => each.is === 'syntax').filter(isExplained);
    for (const each of removed) this.problems.splice(this.problems.indexOf(each), 1);
    return removed;
  }

  skipBlank(): void {
    for (;;) {
      this.#match(blank);
      const start = this.at;
      if (this.#match(oddBlank)) {
        this.report('odd-space', start, this.at);
        continue;
      }
      if (this.text.startsWith('//', start)) {
        const end = this.text.indexOf('\n', start);
        this.at = end < 0 ? this.length : end;
      } else if (this.text.startsWith('/*', start)) {
        const end = this.text.indexOf('*/', start + 2);
        this.at = end < 0 ? this.length : end + 2;
      } else return;
      this.report('comment', start, Math.min(this.at, start + 200));
    }
  }

  reportMergeConflicts(): void {
    for (const { index, 0: found } of this.text.matchAll(/^<{7} .*$/gm))
      this.report('merge-conflict', index, index + found.length);
  }

  /** Whether a word directly follows the string from `start` to the current position. */
  isRunOn(start: number): boolean {
    return this.text[start] === '"' && this.text[this.at - 1] === '"' && /[\p{L}\p{N}_]/u.test(this.peek());
  }

  /**
   * Reads on after a string that a word follows, if its quotation marks are most likely part of its text: `"the "big" one"`.
   * Returns undefined if the closing quotation mark is missing: `"heading": "Parts, "columns": 2`.
   */
  withInnerQuotes(start: number): string | undefined {
    const rest = /[^\n]*/.exec(this.text.slice(this.at))?.[0] ?? '';
    let inner = 1;
    for (const { index } of rest.matchAll(/(?<!\\)"/g)) {
      const after = rest.slice(index + 1);
      if (/^\s*:/.test(after)) return undefined;
      if (!/^\s*(?:$|[}\]]|,\s*(?:$|["{[\d-]|(?:true|false|null)\b))/.test(after)) {
        inner += 1;
        continue;
      }
      // Quotation marks in a text come in pairs.
      if (inner % 2 === 1) return undefined;
      this.at += index + 1;
      this.report('inner-quotes', start, this.at);
      return this.text.slice(start + 1, this.at - 1).replaceAll('\\"', '"');
    }
    return undefined;
  }

  /** Reads a property name; undefined if there is none at the current position. */
  name(): string | undefined {
    if (quotes[this.peek()] !== undefined) return this.#quoted();
    const bare = this.#match(word);
    if (bare !== undefined) this.report('bare-name', this.at - bare.length, this.at);
    return bare;
  }

  /** Reads a string, number or word; undefined if there is none at the current position. */
  scalar(): Json | undefined {
    const character = this.peek();
    if (quotes[character] !== undefined) return this.#quoted();
    const start = this.at;
    const bare = this.#match(word);
    if (bare !== undefined) {
      if (Object.hasOwn(words, bare)) return words[bare] ?? null;
      this.report('bare-word', start, this.at);
      return null;
    }
    const digits = this.#match(number);
    if (digits === undefined) return undefined;
    if (strictNumber.test(digits) && Number.isFinite(Number(digits))) return Number(digits);
    this.report('number-form', start, this.at);
    return finite(Number.parseFloat(digits.replace(/^\+/, '')));
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return undefined;
    const found = this.text.slice(this.at, pattern.lastIndex);
    this.at = pattern.lastIndex;
    return found;
  }

  #quoted(): string {
    const start = this.at;
    const opening = this.peek();
    const closing = quotes[opening];
    if (opening !== '"') this.report('other-quotes', start, start + 1);
    this.at += 1;
    let read = opening === '"' ? (this.#match(plain) ?? '') : '';
    for (;;) {
      const character = this.peek();
      if (character === '' || character === '\n' || character === '\r') return this.#unclosed(start);
      if (character === closing || (opening !== '"' && opening !== "'" && character === '”')) {
        this.at += 1;
        return read;
      }
      if (character === '\\') read += this.#escape();
      else {
        if (character < ' ') this.report('escape', this.at, this.at + 1);
        read += character;
        this.at += 1;
      }
    }
  }

  /** The string at `start`, with the following lines if it continues there; undefined if it most likely ends on its first line. */
  #withLineBreaks(start: number): string | undefined {
    const rest = this.text.slice(this.at);
    const lines = /^\r?(?:(?:\n[ \t\r]*)+[^\s"}\]](?:\\.|[^"\\\n])*){1,40}"(?=\s*(?:[,}\]]|$))/.exec(
      rest,
    )?.[0];
    if (lines === undefined || this.text[start] !== '"') return undefined;
    this.at += lines.length;
    this.report('line-break', start, this.at);
    return this.text.slice(start + 1, this.at - 1);
  }

  /** Ends a string without a closing quotation mark at the end of its line, before any final commas and brackets. */
  #unclosed(start: number): string {
    const broken = this.#withLineBreaks(start);
    if (broken !== undefined) return broken;
    const line = this.text.slice(start, this.at);
    const kept = withClosedBrace(line.replace(/[\s,\]}]*$/, ''), line);
    this.at = start + Math.max(1, kept.length);
    this.report('open-string', start, this.at);
    return kept.slice(1);
  }

  #escape(): string {
    const start = this.at;
    const letter = this.text[start + 1] ?? '';
    const plain = escapes[letter];
    this.at += 2;
    if (plain !== undefined) return plain;
    const code = /^[0-9a-fA-F]{4}$/.exec(this.text.slice(this.at, this.at + 4))?.[0];
    if (letter === 'u' && code) {
      this.at += 4;
      return String.fromCharCode(Number.parseInt(code, 16));
    }
    this.at = Math.min(this.at, this.length);
    if (letter === '\n' || letter === '\r' || letter === '') this.at = start + 1;
    this.report('escape', start, this.at);
    return letter.trim();
  }
}

/** The start of a line, with the brace that ends its last path. */
function withClosedBrace(start: string, line: string): string {
  return /\{[^{}]*$/.test(start) && line[start.length] === '}' ? `${start}}` : start;
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
