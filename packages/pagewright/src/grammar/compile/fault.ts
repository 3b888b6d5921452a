import type { Reason } from '../../schema/reason.ts';
import type { Json } from '../plan.ts';

/**
 * What each kind of fault tells beside its place: data only, so that a catalogue can word it in one place.
 * The names of codes never change.
 */
export interface BindingFacts {
  /** Plain values against a schema. */
  'wrong-type': { readonly expected: string; readonly found: Json };
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
  /** `free` are the options that do not stand there yet. */
  'unknown-key': {
    readonly key: string;
    readonly options: readonly string[];
    readonly free: readonly string[];
    readonly owner: string;
  };
  'missing-key': { readonly key: string; readonly owner: string; readonly description?: string };
  'wrong-form': { readonly expected: string; readonly found: Json };
  /** The grammar of bindings. */
  'malformed-braces': { readonly found: string; readonly repair?: string };
  'forgotten-braces': { readonly found: string; readonly path: string };
  'doubled-braces': { readonly found: string; readonly path: string };
  'unknown-query': { readonly name: string; readonly options: readonly string[] };
  'unknown-field': {
    readonly path: string;
    readonly field: string;
    readonly options: readonly string[];
    readonly owner: string;
  };
  'path-through-list': { readonly path: string; readonly list: string; readonly rest: string };
  'path-to-group': { readonly path: string; readonly part: string; readonly found: string };
  'unknown-route-param': { readonly name: string; readonly options: readonly string[] };
  'item-outside-show': { readonly path: string };
  'second-each': { readonly path: string };
  'misplaced-each': { readonly expected: string };
  'each-of-no-list': { readonly path: string; readonly found: string };
  'binding-without-path': { readonly keyword: 'from' | 'each'; readonly found: Json };
  'default-not-literal': { readonly found: string };
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

/** Only content decides whether this does harm, and the page is shown in any case; everything else stops a build. */
export function isWarning(code: string): boolean {
  return code === 'may-drop-item';
}

export type BindingCode = keyof BindingFacts;

/**
 * One fault of a value. `pointer` is a JSON pointer from the value that was compiled; `on` says whether the member's
 * name or its value is to blame.
 */
export type Fault<Code extends BindingCode = BindingCode> = {
  readonly [Each in Code]: {
    readonly code: Each;
    readonly pointer: string;
    readonly on: 'key' | 'value';
    readonly facts: BindingFacts[Each];
  };
}[Code];

/** Nearly all values are good: for them nothing is made. */
export const noFaults: readonly Fault[] = [];

export function faultAt<Code extends BindingCode>(
  code: Code,
  pointer: string,
  facts: BindingFacts[Code],
  on: 'key' | 'value' = 'value',
): { code: Code; pointer: string; on: 'key' | 'value'; facts: BindingFacts[Code] } {
  return { code, pointer, on, facts };
}
