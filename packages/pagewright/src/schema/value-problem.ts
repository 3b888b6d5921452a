import type { Json } from '../json/json-value.ts';

/** Why some values of one schema do not fit another. */
export interface Reason {
  /** The keyword of the target schema that rejects them. */
  readonly keyword: string;
  /** JSON pointer into the value; `*` is any item of an array. */
  readonly at: string;
  /** What the first schema provides: a description, or the value of the keyword. */
  readonly from: Json;
  /** What the other schema expects, in the same form. */
  readonly to: Json;
}

/** The data that the message of each code about a value or a binding needs. `check/codes/` turns it into text. Codes never change. */
export interface ValueProblemData {
  /** Plain values. */
  /**
   * `names`: the strings that the array should most likely contain, if an object was found. `items` describes the expected items of an
   * array, if the value cannot be one of them. `meant` is the value that was most likely meant. `more` other items of the array have the
   * same problem.
   */
  'wrong-type': {
    readonly expected: string;
    readonly found: Json;
    readonly names?: readonly string[];
    readonly items?: string;
    readonly meant?: Json;
    /** What to write, as full sentences, if the schema says more than its type. */
    readonly advice?: string;
    readonly more?: number;
  };
  'not-allowed': { readonly found: Json; readonly options: readonly Json[] };
  'text-length': { readonly found: string; readonly min?: number; readonly max?: number };
  'wrong-pattern': { readonly found: string; readonly pattern: string; readonly description?: string };
  'wrong-format': { readonly found: string; readonly format: string };
  'number-range': {
    readonly found: number;
    readonly min?: number;
    readonly max?: number;
    readonly step?: number;
  };
  'list-length': { readonly length: number; readonly min?: number; readonly max?: number };
  'repeated-entry': { readonly found: Json };
  /** `free` are the options that the object does not use yet. `meant` is the option that other programs call `key`. */
  'unknown-key': {
    readonly key: string;
    readonly options: readonly string[];
    readonly free: readonly string[];
    readonly owner: string;
    readonly meant?: string;
  };
  'missing-key': { readonly key: string; readonly owner: string; readonly description?: string };
  /** `meant` is the value that was most likely meant. */
  'wrong-form': { readonly expected: string; readonly found: Json; readonly meant?: Json };
  /** Bindings. */
  'malformed-braces': { readonly found: string; readonly repair?: string };
  'forgotten-braces': { readonly found: string; readonly path: string; readonly isCondition?: true };
  'doubled-braces': { readonly found: string; readonly path: string };
  /**
   * `isItem`: the field exists in the item of "show", which was most likely meant. `meant`: the start of the path that was most likely
   * meant.
   */
  'unknown-query': {
    readonly name: string;
    readonly options: readonly string[];
    readonly isItem?: true;
    readonly meant?: string;
  };
  /** `given` is a list that a page passes to a section. The section shows `fields` of its items. */
  'unknown-field': {
    readonly path: string;
    readonly field: string;
    readonly options: readonly string[];
    readonly owner: string;
    readonly given?: {
      readonly section: string;
      readonly name: string;
      readonly list: string;
      readonly fields: readonly string[];
    };
  };
  /**
   * `meant` is the path from the item of "show", if the item has that field. `isOneValue`: an array is not allowed here; `property` is a
   * property of an array item that has the path.
   */
  'path-through-list': {
    readonly path: string;
    readonly list: string;
    readonly rest: string;
    readonly meant?: string;
    readonly isOneValue?: true;
    readonly property?: string;
  };
  'path-to-group': { readonly path: string; readonly part: string; readonly found: string };
  /** `isOfUrl`: the URL has a param with this name. */
  'unknown-route-param': {
    readonly name: string;
    readonly options: readonly string[];
    readonly isOfUrl?: true;
    readonly isInSection?: true;
  };
  /** `options` are the params that the page declares; empty if it declares none. */
  'unknown-url-param': { readonly name: string; readonly options: readonly string[] };
  'item-outside-show': { readonly path: string };
  'param-outside-section': { readonly path: string };
  'second-each': { readonly path: string };
  /** `fixedIn`: the kind of a file in which arrays cannot take items from content. */
  'misplaced-each': { readonly expected: string; readonly fixedIn?: 'site' | 'language' };
  'each-of-no-list': { readonly path: string; readonly found: string };
  'binding-without-path': {
    readonly keyword: 'from' | 'each' | 'when' | 'unless' | 'value';
    readonly found: Json;
  };
  'constant-condition': { readonly path: string; readonly key: 'when' | 'unless' };
  'compared-group': { readonly path: string; readonly found: string };
  /** `isCompared` for a value of `is`. */
  'default-not-literal': { readonly found: string; readonly isCompared?: true };
  'misplaced-address-part': { readonly path: string; readonly found: string };
  'incompatible-value': { readonly path: string; readonly reason: Reason };
  'may-be-too-many': { readonly path: string; readonly max: number };
  'may-be-missing': { readonly path: string; readonly prop: string };
  'needs-value': { readonly path: string; readonly prop: string };
  'may-drop-item': {
    readonly path: string;
    readonly because: 'missing' | 'missing-in-string' | 'few';
  };
}

export type ValueCode = keyof ValueProblemData;

/** A warning does not keep the page from being shown. All other problems are errors. */
export function isWarning(code: string): boolean {
  return code === 'constant-condition' || code === 'may-drop-item';
}

/**
 * A problem with a value. `pointer` is a JSON pointer to the value; `on` says whether the name of the property or its value
 * is wrong.
 */
export type ValueProblem<Code extends ValueCode = ValueCode> = {
  readonly [Each in Code]: {
    readonly code: Each;
    readonly pointer: string;
    readonly on: 'key' | 'value';
    readonly data: ValueProblemData[Each];
  };
}[Code];

export function problemAt<Code extends ValueCode>(
  code: Code,
  pointer: string,
  data: ValueProblemData[Code],
  on: 'key' | 'value' = 'value',
): { code: Code; pointer: string; on: 'key' | 'value'; data: ValueProblemData[Code] } {
  return { code, pointer, on, data };
}

export function uniqueProblems(problems: readonly ValueProblem[]): readonly ValueProblem[] {
  if (problems.length < 2) return problems;
  const byKey = new Map<string, ValueProblem>();
  for (const each of problems) {
    const key = `${each.code} ${each.pointer} ${JSON.stringify(each.data)}`;
    if (!byKey.has(key)) byKey.set(key, each);
  }
  return [...byKey.values()];
}
