import { type Json, json } from 'pagewright/tooling';

/** A value as it is written in a file: its lines. All but the first start with the indentation of the first. */
export class RawJson {
  /** The text, without the indentation of its first line. */
  readonly text: string;

  /** @param indent the indentation of the line on which the text starts */
  constructor(text: string, indent = '') {
    this.text = text.replaceAll(/\r?\n/g, '\n').replaceAll(`\n${indent}`, '\n');
  }
}

/** How a file is written. */
export interface JsonStyle {
  /** The indentation of one level. */
  readonly unit: string;
  readonly lineBreak: string;
  /** True if all of it is on one line without spaces. */
  readonly isMinified: boolean;
}

/** How long a line may be before an array is written on several. */
export const longestLine = 140;

/** The style of a file, from its first indented line. */
export function styleOf(text: string): JsonStyle {
  const [, indent] = /\n([ \t]+)\S/.exec(text) ?? [];
  return {
    unit: indent ?? '  ',
    lineBreak: text.includes('\r\n') ? '\r\n' : '\n',
    isMinified: indent === undefined && !/[:,] /.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')),
  };
}

const isPlain = (value: Json) => !json.isObject(value) && !json.isArray(value);

/** A value on one line. */
export function onOneLine(value: Json | RawJson, { isMinified }: JsonStyle): string {
  if (value instanceof RawJson) return value.text;
  return isMinified ? JSON.stringify(value) : json.compact(value);
}

/**
 * A value as formatters write it: objects on several lines, and arrays too unless they have only text and numbers and fit on one.
 * @param indent of the line on which the value starts
 * @param before characters before it on that line, without the indentation
 */
export function printedJson(value: Json | RawJson, style: JsonStyle, indent: string, before = 0): string {
  const { unit, lineBreak, isMinified } = style;
  if (value instanceof RawJson) return value.text.replaceAll('\n', `${lineBreak}${indent}`);
  if (isMinified || isPlain(value)) return JSON.stringify(value);
  const line = json.compact(value);
  if (line.length === 2) return line;
  const isShort = indent.length + before + line.length < longestLine;
  if (json.isArray(value) && isShort && value.every(isPlain)) return line;
  const inner = indent + unit;
  const parts = json.isArray(value)
    ? value.map((item) => printedJson(item, style, inner))
    : Object.entries(json.objectOf(value)).map(([name, each]) => {
        const key = `${JSON.stringify(name)}: `;
        return key + printedJson(each, style, inner, key.length);
      });
  const [open, close] = json.isArray(value) ? '[]' : '{}';
  return `${open}${lineBreak}${inner}${parts.join(`,${lineBreak}${inner}`)}${lineBreak}${indent}${close}`;
}

/** The text of a new file. */
export function newText(value: Json): string {
  return `${printedJson(value, { unit: '  ', lineBreak: '\n', isMinified: false }, '')}\n`;
}
