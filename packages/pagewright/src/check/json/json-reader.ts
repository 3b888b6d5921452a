import type { Json } from '../../grammar/plan.ts';
import { JsonScanner } from './json-scanner.ts';
import {
  type JsonMember,
  type JsonReading,
  type JsonTree,
  plainSlips,
  type SyntaxFault,
} from './json-tree.ts';

/** How deeply brackets may be nested. */
export const deepest = 200;
const mostFaults = 25;

/** Reads JSON with the places of its values. It goes on after a slip, so that one run tells them all. */
export function readJson(text: string): JsonReading {
  const reader = new JsonReader(text);
  return reader.readFile();
}

/** A habit (other quotes, comments) is told three times, not at each of its hundred places. */
function thinned(faults: readonly SyntaxFault[]): readonly SyntaxFault[] {
  const told = new Map<string, number>();
  return faults.filter((fault) => {
    if (fault.is === 'duplicate') return true;
    const count = (told.get(fault.problem) ?? 0) + 1;
    told.set(fault.problem, count);
    return count <= 3 || fault.problem === 'missing-comma';
  });
}

class JsonReader {
  readonly #in: JsonScanner;
  #depth = 0;
  #isLost = false;

  constructor(text: string) {
    this.#in = new JsonScanner(text);
  }

  readFile(): JsonReading {
    const input = this.#in;
    input.skipBlank();
    const tree = input.isAtEnd ? undefined : this.#value();
    if (!tree && input.faults.length === 0) input.tell('empty-file', 0, 0);
    input.skipBlank();
    if (!input.isAtEnd && !this.#isLost) input.tell('rest', input.at, input.at + 1);
    const faults = thinned(input.faults).slice(0, mostFaults);
    const isTrustworthy =
      tree !== undefined &&
      faults.every((fault) => fault.is === 'duplicate' || plainSlips.has(fault.problem));
    return { tree, faults, isTrustworthy };
  }

  #value(): JsonTree | undefined {
    const input = this.#in;
    const start = input.at;
    const character = input.peek();
    if (character === '{' || character === '[') {
      if (this.#depth >= deepest) {
        input.tell('too-deep', start, start + 1);
        this.#lose();
        return undefined;
      }
      this.#depth += 1;
      const tree = character === '{' ? this.#group() : this.#list();
      this.#depth -= 1;
      return tree;
    }
    const value = input.scalar();
    this.#isRunOn(start);
    return value === undefined ? undefined : { value, start, end: input.at };
  }

  /** A text that is followed at once by a word has lost its closing quotation mark: it ended at the next one's opening. */
  #isRunOn(start: number): boolean {
    const input = this.#in;
    if (!input.isRunOn(start)) return false;
    input.tell('open-text', start, input.at);
    this.#lose();
    return true;
  }

  /** Nothing after this point can be understood. */
  #lose(): void {
    this.#isLost = true;
    this.#in.at = this.#in.length;
  }

  #list(): JsonTree {
    const input = this.#in;
    const start = input.at;
    const entries: JsonTree[] = [];
    input.at += 1;
    this.#sequence(start, ']', () => {
      const entry = this.#value();
      if (entry) entries.push(entry);
      return entry !== undefined;
    });
    return { value: entries.map(({ value }) => value), start, end: input.at, entries };
  }

  #group(): JsonTree {
    const input = this.#in;
    const start = input.at;
    const members = new Map<string, JsonMember>();
    input.at += 1;
    this.#sequence(start, '}', () => {
      const nameStart = input.at;
      const name = input.name();
      if (name === undefined) return false;
      const nameEnd = input.at;
      if (this.#isRunOn(nameStart)) return true;
      input.skipBlank();
      if (input.peek() === ':') input.at += 1;
      else input.tell('missing-colon', nameEnd, nameEnd);
      if (input.peek() === '=') input.at += 1;
      input.skipBlank();
      if (input.peek() === ',' || input.peek() === '}' || input.isAtEnd) {
        input.tell('missing-value', nameStart, nameEnd);
        return true;
      }
      const tree = this.#value();
      if (!tree) return false;
      const before = members.get(name);
      if (before)
        input.faults.push({
          is: 'duplicate',
          key: name,
          start: nameStart,
          end: nameEnd,
          first: before.nameStart,
        });
      members.set(name, { nameStart, nameEnd, tree });
      return true;
    });
    const value: [string, Json][] = [...members].map(([name, { tree }]) => [name, tree.value]);
    return { value: Object.fromEntries(value), start, end: input.at, members };
  }

  /** The parts of a list or group, up to its closing bracket. */
  #sequence(start: number, close: ']' | '}', part: () => boolean): void {
    const input = this.#in;
    const open = close === ']' ? 'open-list' : 'open-group';
    let comma = -1;
    let last = -1;
    while (!this.#isLost) {
      input.skipBlank();
      const character = input.peek();
      if (character === close) {
        if (comma >= 0) input.tell(last < 0 ? 'extra-comma' : 'trailing-comma', comma, comma + 1);
        input.at += 1;
        return;
      }
      if (input.isAtEnd) {
        input.tell(open, start, start + 1);
        this.#lose();
        return;
      }
      if (character === ']' || character === '}') {
        input.tell('wrong-bracket', input.at, input.at + 1);
        // Most likely the bracket of what stands around: there it closes, here one was forgotten.
        this.#lose();
        return;
      }
      if (character === ',') {
        if (comma >= 0 || last < 0) input.tell('extra-comma', input.at, input.at + 1);
        comma = input.at;
        input.at += 1;
        continue;
      }
      if (last >= 0 && comma < 0) input.tell('missing-comma', last, last);
      comma = -1;
      if (!part()) {
        if (!this.#isLost) input.tell('unexpected', input.at, input.at + 1);
        this.#lose();
        return;
      }
      last = input.at;
    }
  }
}
