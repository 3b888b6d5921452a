import { forgottenCharacter } from './forgotten-character.ts';
import { JsonScanner } from './json-scanner.ts';
import {
  type JsonProblem,
  type JsonProperty,
  type JsonTree,
  type ParsedJson,
  syntaxErrors,
} from './json-tree.ts';
import type { Json } from './json-value.ts';
import { OpenBrackets } from './open-brackets.ts';

/** How deeply arrays and objects may be nested. */
export const maxDepth = 200;
const maxProblems = 25;

/** Parses JSON and records the positions of its values. Continues after a mistake, so that one run reports all of them. */
export function parseJson(text: string): ParsedJson {
  const parsed = new JsonParser(text).parseFile();
  if (!isUnclear(parsed.problems)) return parsed;
  // An object that is not closed is reported where it begins, which may be far before the mistake.
  const errors = parsed.problems.filter(
    (problem) => problem.is === 'duplicate' || !/^open-(?:array|object)$/.test(problem.kind),
  );
  const repair = forgottenCharacter(text, Math.min(...errors.map(({ start }) => start), text.length));
  if (!repair) return parsed;
  const { kind, at, character } = repair;
  const end = kind === 'superfluous' ? at + 1 : at;
  return {
    ...parsed,
    problems: [{ is: 'syntax', kind, start: at, end, found: character }],
    isRecoverable: false,
  };
}

/** Kinds of problems that do not say what is wrong. */
const vague: ReadonlySet<string> = new Set(['missing-value', 'open-string', 'rest', 'unexpected']);

/** Whether the problems may be consequences of a mistake that none of them names. */
function isUnclear(problems: readonly JsonProblem[]): boolean {
  const kinds = new Set(problems.map((problem) => (problem.is === 'syntax' ? problem.kind : problem.is)));
  return kinds.size > 1 || [...kinds].some((kind) => vague.has(kind));
}

/**
 * Limits each kind of mistake to three reports, because a habit such as single quotes may occur a hundred times. Text that was
 * copied with odd spaces is one mistake.
 */
function firstOfEach(problems: readonly JsonProblem[]): readonly JsonProblem[] {
  const counts = new Map<string, number>();
  return problems.filter((problem) => {
    if (problem.is === 'duplicate') return true;
    const count = (counts.get(problem.kind) ?? 0) + 1;
    counts.set(problem.kind, count);
    if (problem.kind === 'odd-space') return count === 1;
    return count <= 3 || problem.kind === 'missing-comma' || problem.kind === 'merge-conflict';
  });
}

class JsonParser {
  readonly #in: JsonScanner;
  readonly #brackets: OpenBrackets;
  #depth = 0;
  #isStopped = false;

  constructor(text: string) {
    this.#in = new JsonScanner(text);
    this.#brackets = new OpenBrackets(this.#in);
  }

  parseFile(): ParsedJson {
    const input = this.#in;
    input.reportMergeConflicts();
    if (input.problems.length > 0) return { tree: undefined, problems: input.problems, isRecoverable: false };
    input.skipBlank();
    const tree = input.isAtEnd ? undefined : this.#value();
    if (!tree && input.problems.length === 0 && input.isAtEnd) input.report('empty-file', 0, 0);
    input.skipBlank();
    // Text that does not begin as JSON, such as YAML, is one mistake.
    if (
      !input.isAtEnd &&
      !this.#isStopped &&
      input.problems.every((each) => each.is !== 'syntax' || each.kind !== 'bare-word')
    )
      input.report(tree ? 'rest' : 'unexpected', input.at, input.at + 1);
    const problems = firstOfEach(input.problems).slice(0, maxProblems);
    const isRecoverable =
      tree !== undefined &&
      problems.every((problem) => problem.is === 'duplicate' || syntaxErrors[problem.kind]);
    return { tree, problems, isRecoverable };
  }

  #value(): JsonTree | undefined {
    const input = this.#in;
    const start = input.at;
    const character = input.peek();
    if (character === '{' || character === '[') {
      if (this.#depth >= maxDepth) {
        input.report('too-deep', start, start + 1);
        this.#stop();
        return undefined;
      }
      this.#depth += 1;
      const tree = character === '{' ? this.#object() : this.#array();
      this.#depth -= 1;
      return tree;
    }
    const read = input.scalar();
    const value = this.#runOn(start) ?? read;
    return value === undefined ? undefined : { value, start, end: input.at };
  }

  /** Reads on after a string that is directly followed by a word, or reports that its closing quotation mark is missing. */
  #runOn(start: number): string | undefined {
    const input = this.#in;
    if (!input.isRunOn(start)) return undefined;
    const whole = input.withInnerQuotes(start);
    if (whole !== undefined) return whole;
    input.report('open-string', start, input.at);
    this.#stop();
    return undefined;
  }

  /** Stops parsing, because the text after this point cannot be interpreted. */
  #stop(): void {
    this.#isStopped = true;
    this.#in.at = this.#in.length;
  }

  #array(): JsonTree {
    const input = this.#in;
    const start = input.at;
    const items: JsonTree[] = [];
    input.at += 1;
    this.#sequence(start, ']', () => {
      const item = this.#value();
      if (item) items.push(item);
      return item !== undefined;
    });
    return { value: items.map(({ value }) => value), start, end: input.at, items };
  }

  #object(): JsonTree {
    const input = this.#in;
    const start = input.at;
    const properties = new Map<string, JsonProperty>();
    input.at += 1;
    this.#sequence(start, '}', () => {
      const nameStart = input.at;
      const name = input.name();
      if (name === undefined) return false;
      const nameEnd = input.at;
      this.#runOn(nameStart);
      if (this.#isStopped) return true;
      input.skipBlank();
      if (input.peek() === ':') input.at += 1;
      else {
        input.report('missing-colon', nameEnd, nameEnd);
        if (input.peek() === '=') input.at += 1;
      }
      input.skipBlank();
      if (input.peek() === ',' || input.peek() === '}' || input.isAtEnd) {
        input.report('missing-value', nameStart, nameEnd);
        return true;
      }
      const tree = this.#value();
      if (!tree) return false;
      const before = properties.get(name);
      if (before)
        input.problems.push({
          is: 'duplicate',
          key: name,
          start: nameStart,
          end: nameEnd,
          first: before.nameStart,
        });
      properties.set(name, { nameStart, nameEnd, tree });
      return true;
    });
    const value: [string, Json][] = [...properties].map(([name, { tree }]) => [name, tree.value]);
    return { value: Object.fromEntries(value), start, end: input.at, properties };
  }

  /** Reads the items or properties of an array or object, up to its closing bracket. */
  #sequence(start: number, close: ']' | '}', part: () => boolean): void {
    this.#brackets.open(start, close);
    this.#parts(close, part);
    this.#brackets.close();
  }

  #parts(close: ']' | '}', part: () => boolean): void {
    const input = this.#in;
    let comma = -1;
    let last = -1;
    while (!this.#isStopped) {
      input.skipBlank();
      const character = input.peek();
      if (character === close) {
        if (comma >= 0) input.report(last < 0 ? 'extra-comma' : 'trailing-comma', comma, comma + 1);
        this.#brackets.compare();
        input.at += 1;
        return;
      }
      if (input.isAtEnd) {
        this.#brackets.reportEnd();
        this.#stop();
        return;
      }
      if (character === ']' || character === '}') {
        // A bracket that is indented less closes the surrounding value, so the bracket of this value is missing.
        if (this.#brackets.isMissing) this.#brackets.reportOpen();
        else input.report('wrong-bracket', input.at, input.at + 1);
        this.#stop();
        return;
      }
      if (character === ',') {
        if (comma >= 0 || last < 0) input.report('extra-comma', input.at, input.at + 1);
        comma = input.at;
        input.at += 1;
        continue;
      }
      if (last >= 0 && comma < 0) input.report('missing-comma', last, last);
      comma = -1;
      if (!part()) {
        if (this.#isStopped) return;
        // An object directly within an object needs a name. Without one, the object before it is not closed.
        if (close === '}' && character === '{') this.#brackets.reportOpen();
        else {
          // Text that is not a value needs no comma before it.
          input.remove(({ kind, start }) => kind === 'missing-comma' && start === last);
          input.report('unexpected', input.at, input.at + 1);
        }
        this.#stop();
        return;
      }
      last = input.at;
    }
  }
}
