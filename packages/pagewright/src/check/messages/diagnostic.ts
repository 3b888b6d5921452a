import type { BindingFacts } from '../../grammar/compile/fault.ts';
import type { SyntaxProblem } from '../json/json-tree.ts';
import type { Range } from '../json/source-place.ts';
import type { CodeProblem } from '../rules/missing-code.ts';

/** What each code tells beside its place, over what bindings tell. Codes never change their names. */
export interface PageFacts {
  'json-syntax': { readonly problem: SyntaxProblem; readonly found: string };
  'duplicate-key': { readonly key: string; readonly firstLine: number };
  'missing-file': { readonly name: string; readonly options: readonly string[] };
  'unknown-block-type': {
    readonly type: string;
    readonly options: readonly string[];
    /** It has an entry in the registry, but no schema. */
    readonly isCoded: boolean;
  };
  'unknown-source': {
    readonly source: string;
    readonly options: readonly string[];
    /** It has an entry in the registry, but no schema. */
    readonly isCoded: boolean;
  };
  'missing-code': CodeProblem & { readonly kind: 'block type' | 'source'; readonly name: string };
  /** `reason` follows "This value", in the words of the validator. */
  'schema-mismatch': { readonly reason: string; readonly schema: string };
  'reserved-name': { readonly name: string };
  'unused-query': { readonly name: string; readonly meant?: string; readonly uses?: number };
  'unknown-fallback': { readonly name: string; readonly options: readonly string[] };
  'fallback-of-other-source': { readonly name: string; readonly source: string; readonly expected: string };
  'fallback-key': { readonly by: string; readonly options: readonly string[]; readonly source: string };
  'unknown-param': { readonly name: string; readonly options: readonly string[]; readonly route: string };
  'missing-params': { readonly name: string; readonly route: string };
  'impossible-value': { readonly param: string; readonly value: string; readonly options: readonly string[] };
  'query-in-params': { readonly query: string };
  'circular-params': { readonly query: string; readonly param: string };
  'alias-params': { readonly route: string; readonly expected: string };
  'route-conflict': { readonly route: string; readonly file: string; readonly line: number };
  'duplicate-id': { readonly id: string; readonly firstLine: number };
  'dead-link': { readonly href: string; readonly options: readonly string[]; readonly isComputed: boolean };
  'dead-anchor': {
    readonly href: string;
    readonly id: string;
    readonly page: string;
    readonly options: readonly string[];
  };
  'misspelt-address': { readonly found: string; readonly meant: string; readonly uses: number };
  'missing-image': { readonly src: string; readonly options: readonly string[] };
  'missing-h1': { readonly address: string; readonly options: readonly string[] };
  'second-h1': { readonly address: string; readonly firstLine: number };
  'skipped-heading': { readonly level: number; readonly after: number };
  'duplicate-title': { readonly title: string; readonly file: string; readonly line: number };
  'shared-title': { readonly title: string; readonly route: string };
}

export type DiagnosticFacts = BindingFacts & PageFacts;
export type DiagnosticCode = keyof DiagnosticFacts;

/** What a check found, as data: the catalogue words it. */
export type Found<Code extends DiagnosticCode = DiagnosticCode> = {
  readonly [Each in Code]: {
    readonly code: Each;
    /** JSON pointer into the file. */
    readonly pointer: string;
    /** Whether the member's name or its value is to blame. */
    readonly on: 'key' | 'value';
    readonly facts: DiagnosticFacts[Each];
  };
}[Code];

/** A finding with its file and place. Errors fail the build, warnings do not. */
export type Diagnostic<Code extends DiagnosticCode = DiagnosticCode> = Found<Code> & {
  readonly severity: 'error' | 'warning';
  /** Its path below `page-configs/`. */
  readonly file: string;
  readonly range: Range;
};
