import type { Json, json, TextEdit } from 'pagewright/tooling';
import { type JsonStyle, longestLine, onOneLine, printedJson, RawJson } from './printed-json.ts';

/** An item of an array, or a property with its name. */
interface Entry {
  readonly start: number;
  readonly end: number;
  readonly name?: string;
}

function entriesOf({ properties, items = [] }: json.Tree): readonly Entry[] {
  if (!properties) return items.map(({ start, end }) => ({ start, end }));
  return [...properties].map(([name, { nameStart, tree }]) => ({ start: nameStart, end: tree.end, name }));
}

/** An array or object in a file, and the edits that add, remove and move its entries. */
export class JsonContainer {
  readonly #text: string;
  readonly #tree: json.Tree;
  readonly #style: JsonStyle;
  /** The arrays and objects around it that begin on the same line, the outermost first. */
  readonly #onSameLine: readonly json.Tree[];
  readonly entries: readonly Entry[];

  /** @param around the arrays and objects around it, the outermost first */
  constructor(text: string, tree: json.Tree, style: JsonStyle, around: readonly json.Tree[] = []) {
    this.#text = text;
    this.#tree = tree;
    this.#style = style;
    this.#onSameLine = around.filter(({ start }) => !text.slice(start, tree.start).includes('\n'));
    this.entries = entriesOf(tree);
  }

  /** Removes an entry with its comma and its lines. */
  remove(index: number): TextEdit {
    const entry = this.#at(index);
    const before = this.entries[index - 1];
    const after = this.entries[index + 1];
    if (after) return { start: entry.start, end: after.start, text: '' };
    if (before) return { start: before.end, end: entry.end, text: '' };
    return { start: this.#tree.start + 1, end: this.#tree.end - 1, text: '' };
  }

  /** Adds an entry. @param name of a property */
  insert(index: number, value: Json | RawJson, name?: string): TextEdit {
    const key = name === undefined ? '' : `${JSON.stringify(name)}:${this.#style.isMinified ? '' : ' '}`;
    if (this.entries.length === 0) return this.#insertFirst(value, key);
    if (this.#isOnOneLine()) return this.#insertInLine(index, value, key);
    const next = this.entries[index];
    const gap = this.#gapBefore(Math.min(index, this.entries.length - 1));
    const indent = gap.slice(gap.lastIndexOf('\n') + 1);
    const added = key + printedJson(value, this.#style, indent, key.length);
    if (next) return { start: next.start, end: next.start, text: `${added},${gap}` };
    const { end } = this.#at(index - 1);
    return { start: end, end, text: `,${gap}${added}` };
  }

  /** Moves an entry. @param to its index when it is not at its old place any more */
  move(from: number, to: number): readonly TextEdit[] {
    const { start, end } = this.#at(from);
    const raw = this.#text.slice(start, end);
    const target = this.entries[to < from ? to : to + 1];
    const removal = this.remove(from);
    if (target)
      return [
        {
          start: target.start,
          end: target.start,
          text: `${raw},${this.#gapBefore(to < from ? to : to + 1)}`,
        },
        removal,
      ];
    const last = this.#at(this.entries.length - 1);
    return [
      removal,
      { start: last.end, end: last.end, text: `,${this.#gapBefore(this.entries.length - 1)}${raw}` },
    ];
  }

  /** The text of an entry, to write it in another place. Of a property: its value. */
  raw(value: json.Tree): RawJson {
    return new RawJson(this.#text.slice(value.start, value.end), this.#indentAt(value.start));
  }

  #at(index: number): Entry {
    const entry = this.entries[index];
    if (!entry) throw new RangeError(`There is no entry ${index}.`);
    return entry;
  }

  #indentAt(offset: number): string {
    return /^[ \t]*/.exec(this.#text.slice(this.#text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
  }

  /** The text between an entry and the comma or bracket before it. */
  #gapBefore(index: number): string {
    const { start } = this.#at(index);
    const before = this.entries[index - 1]?.end ?? this.#tree.start;
    const gap = /\s*$/.exec(this.#text.slice(before, start))?.[0] ?? '';
    if (index === 0 && !gap.includes('\n')) return this.#style.isMinified ? '' : ' ';
    return gap;
  }

  #isOnOneLine(): boolean {
    return !this.#text.slice(this.#tree.start, this.entries[0]?.start).includes('\n');
  }

  #insertFirst(value: Json | RawJson, key: string): TextEdit {
    const { start, end, items } = this.#tree;
    const line = key + onOneLine(value, this.#style);
    if (this.#style.isMinified) return { start: start + 1, end: end - 1, text: line };
    const isInLine = this.#onSameLine.length > 0 && !line.includes('\n');
    if (isInLine && this.#lengthWith(line) <= longestLine)
      return { start: start + 1, end: end - 1, text: items ? line : ` ${line} ` };
    return this.#onLines((indent) => [key + printedJson(value, this.#style, indent, key.length)]);
  }

  /** Adds an entry to others on one line, or puts all of them on lines of their own if the line would be long. */
  #insertInLine(index: number, value: Json | RawJson, key: string): TextEdit {
    const { start, end } = this.#tree;
    const line = key + onOneLine(value, this.#style);
    const isOneLine = !this.#text.slice(start, end).includes('\n');
    const isShort = this.#style.isMinified || this.#lengthWith(line) <= longestLine;
    if (isOneLine && !line.includes('\n') && isShort) {
      const gap = this.#style.isMinified ? '' : ' ';
      const next = this.entries[index];
      if (next) return { start: next.start, end: next.start, text: `${line},${gap}` };
      const last = this.#at(index - 1);
      return { start: last.end, end: last.end, text: `,${gap}${line}` };
    }
    return this.#onLines((indent) =>
      this.entries
        .map((entry) => this.#written(entry, indent))
        .toSpliced(index, 0, key + printedJson(value, this.#style, indent, key.length)),
    );
  }

  /** The length of its line with another entry. */
  #lengthWith({ length }: string): number {
    const { start, end } = this.#tree;
    const lineStart = this.#text.lastIndexOf('\n', start) + 1;
    const lineEnd = this.#text.indexOf('\n', end);
    return (lineEnd < 0 ? this.#text.length : lineEnd) - lineStart + length + 2;
  }

  /** An entry as it is written, for a line with an indentation. */
  #written({ start, end }: Entry, indent: string): string {
    return printedJson(new RawJson(this.#text.slice(start, end), this.#indentAt(start)), this.#style, indent);
  }

  /**
   * Puts its entries on lines of their own, and also the entries of containers around it that share its line.
   * @param entries its entries, for an indentation
   */
  #onLines(entries: (indent: string) => readonly string[]): TextEdit {
    const { lineBreak, unit } = this.#style;
    const trees = [...this.#onSameLine, this.#tree];
    const print = (depth: number, outer: string): string => {
      const [tree, inside] = [trees[depth] ?? this.#tree, trees[depth + 1]];
      const inner = outer + unit;
      const parts = inside
        ? entriesOf(tree).map((entry) =>
            entry.end === inside.end
              ? this.#text.slice(entry.start, inside.start) + print(depth + 1, inner)
              : this.#written(entry, inner),
          )
        : entries(inner);
      const [open, close] = [this.#text[tree.start], this.#text[tree.end - 1]];
      return `${open}${lineBreak}${inner}${parts.join(`,${lineBreak}${inner}`)}${lineBreak}${outer}${close}`;
    };
    const { start, end } = trees[0] ?? this.#tree;
    return { start, end, text: print(0, this.#indentAt(start)) };
  }
}
