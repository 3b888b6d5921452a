import type { Schedule } from '../../grammar/schedule.ts';
import type { SyntaxErrorKind } from '../../json/json-tree.ts';
import type { Json } from '../../json/json-value.ts';
import type { Range } from '../../json/source-place.ts';
import type { ValueProblemData } from '../../schema/value-problem.ts';
import type { CodeProblem } from '../codes/blocks/block-types/missing-code.ts';
import type { BlockProblemData } from './block-problems.ts';
import type { LanguageProblemData } from './language-problems.ts';
import type { LinkProblemData } from './link-problems.ts';

/** What the message of each code needs to know, except the codes of values and bindings. Codes never change. */
export interface PageProblemData extends BlockProblemData, LinkProblemData {
  'json-syntax': { readonly problem: SyntaxErrorKind; readonly found: string };
  'duplicate-key': { readonly key: string; readonly firstLine: number };
  'missing-file': { readonly name: string; readonly options: readonly string[] };
  /** `because` says what shows which name the file should have: its extension, or its content. */
  'wrong-file-name': {
    readonly found: string;
    readonly expected: string;
    readonly because: 'extension' | 'site' | 'fallback' | 'section' | 'name' | 'beside';
  };
  'unused-fallback': { readonly name: string };
  'unused-section': { readonly name: string };
  /** `expected` is the path of the schema that describes the file. */
  'wrong-schema': { readonly found: string; readonly expected: string };
  'missing-alt': { readonly src: string };
  'file-name-as-alt': { readonly alt: string };
  /** `expected` is the URL of the player for the same video. */
  'unframeable-page': { readonly found: string; readonly expected: string };
  'unknown-source': {
    readonly source: string;
    readonly options: readonly string[];
    /** True if the registry has an entry with this name. */
    readonly isCoded: boolean;
  };
  'missing-code': CodeProblem & { readonly kind: 'block type' | 'source'; readonly name: string };
  /** `reason` is Ajv's message, such as `must match "then" schema`. */
  'schema-mismatch': { readonly reason: string; readonly schema: string };
  /** `isUnreadable`: no path can start with the name. */
  'reserved-name': { readonly name: string; readonly isUnreadable?: true };
  'unused-query': { readonly name: string; readonly meant?: string; readonly uses?: number };
  'unknown-fallback': { readonly name: string; readonly options: readonly string[] };
  'fallback-of-other-source': { readonly name: string; readonly source: string; readonly expected: string };
  'fallback-key': { readonly by: string; readonly options: readonly string[]; readonly source: string };
  /** `meant` is the route with a colon before the name of the param. */
  'unknown-param': {
    readonly name: string;
    readonly options: readonly string[];
    readonly route: string;
    readonly meant?: string;
  };
  /** `reason` is the description of the array. With `but`, the item exists but has a value that it cannot have. */
  'missing-item': {
    readonly itemKey: string;
    readonly key: string;
    readonly reason: string;
    readonly but?: { readonly name: string; readonly found: Json };
  };
  /** The property has an effect only when the property `other` has one of `values`. */
  'ignored-key': { readonly key: string; readonly other: string; readonly values: readonly Json[] };
  'missing-params': { readonly name: string; readonly route: string };
  'impossible-value': {
    readonly param: string;
    readonly value: string;
    readonly options: readonly string[];
    /** True if content adds values to these options. */
    readonly isOpen?: true;
  };
  /** `options` are the queries whose lists have pages, and `sources` all sources with pages. With `source`, the query exists. */
  'paging-list': {
    readonly name: string;
    readonly options: readonly string[];
    readonly sources: readonly string[];
    readonly source?: string;
  };
  'paging-param': { readonly name: string; readonly isSize: boolean; readonly route?: string };
  'paging-url-param': { readonly name: string };
  'url-param-name': { readonly name: string; readonly meant: string };
  'unused-url-param': { readonly name: string };
  /** `options` are the params of the URL that `file` declares. */
  'unknown-link-param': { readonly name: string; readonly options: readonly string[]; readonly file: string };
  'query-in-params': { readonly query: string };
  /** A route, or the old path of a redirect, that has the param `name` twice. */
  'repeated-param': { readonly name: string; readonly route: string };
  /** Text that visitors would see as it is written. */
  'binding-in-text': { readonly found: string };
  'circular-params': { readonly query: string; readonly param: string };
  'alias-params': { readonly route: string; readonly expected: string };
  'route-conflict': { readonly route: string; readonly file: string; readonly line: number };
  'duplicate-id': { readonly id: string; readonly firstLine: number };
  'missing-image': { readonly src: string; readonly options: readonly string[] };
  /** `where` says for which content, if blocks have conditions: `{service.banner} is missing`. */
  'missing-h1': {
    readonly address: string;
    readonly options: readonly string[];
    readonly where?: string;
  };
  'second-h1': { readonly address: string; readonly firstLine: number };
  'skipped-heading': { readonly level: number; readonly after: number };
  'duplicate-title': { readonly title: string; readonly file: string; readonly line: number };
  'shared-title': { readonly title: string; readonly route: string };
}

/** What the message of each code about where and when pages are shown needs to know. */
export interface PublishingProblemData {
  /** `path` is a path that the redirect would take, and `file` has its page. */
  'shadowed-page': { readonly from: string; readonly path: string; readonly file: string };
  /** With `first`, the two old paths differ in case only. */
  'duplicate-redirect': { readonly from: string; readonly firstLine: number; readonly first?: string };
  /** `found` is a param in a part of the target that redirects do not fill. `meant` is the target with the param as it should be. */
  'unfilled-param': { readonly found: string; readonly isOtherSite: boolean; readonly meant?: string };
  'redirect-loop': { readonly from: string };
  'redirect-chain': { readonly to: string; readonly end: string };
  /** `file` has the canonical URL, but names another page itself, so that search engines end at `next`, or with `isCircle` nowhere. */
  'canonical-chain': {
    readonly canonical: string;
    readonly file: string;
    readonly next: string;
    readonly isCircle: boolean;
  };
  /** `file` has `noindex`. `isOwn` is true if it has the canonical URL, too. */
  'hidden-canonical': { readonly canonical: string; readonly file: string; readonly isOwn: boolean };
  'impossible-date': { readonly found: string; readonly meant?: string };
  'impossible-schedule': { readonly showFrom: string; readonly showUntil: string };
  /** `because` says what hides it from all pages, at all times or with any content; `key` is the property that does. */
  'never-shown': {
    readonly what: 'block' | 'section';
    readonly because: 'limits' | 'dates' | 'content';
    readonly key: string;
  };
  expired: { readonly showUntil: string; readonly isPage: boolean };
  /** `file` has a page that is not shown at the time of the check. */
  'scheduled-link': Schedule & { readonly href: string; readonly file: string };
  'unknown-time-zone': { readonly found: string };
  /** `end` is where the redirect leads; undefined if the link takes a part of its path from content. */
  'redirected-link': { readonly href: string; readonly end?: string };
}

/** What the message of each code about a schema file needs to know. */
export interface SchemaProblemData {
  /** `options` are the keywords that the schema may have; empty where the file's folder has no use for the keyword. */
  'schema-keyword': { readonly keyword: string; readonly options: readonly string[] };
  /** `rule` is Ajv's message, used when there is no short list of options: `must be integer`. `repair` says more than "Change the value." */
  'schema-value': {
    readonly keyword: string;
    readonly found: Json;
    readonly options: readonly Json[];
    readonly rule: string;
    readonly repair?: string;
  };
  /** `parent` is the JSON pointer of the schema that lacks the keyword. */
  'schema-missing': { readonly keyword: string; readonly parent: string };
  'schema-reference': { readonly found: string; readonly options: readonly string[] };
  /** `way` lists the names of the shared schemas on the cycle; the first and the last are the same. */
  'schema-recursion': { readonly way: readonly string[] };
  /** `type` is the type that an earlier alternative also has; undefined if the alternative is a union itself. */
  'schema-union': { readonly type?: string };
  /** `reservedFor` says what already uses the name; without it, the name is not well formed. */
  'schema-property-name': { readonly name: string; readonly reservedFor?: 'bindings' | 'site' };
  /** `isFilled`: the property is declared, but has a default, so it is never missing. */
  'schema-required': {
    readonly name: string;
    readonly options: readonly string[];
    readonly isFilled: boolean;
  };
  'schema-file-name': { readonly found: string; readonly expected: string | undefined };
  /** `expected` is the title that follows from the file name; `other` is the file of another schema with the same title. */
  'schema-title':
    | { readonly found: string; readonly expected: string }
    | { readonly found: string; readonly other: string };
}

export type DiagnosticData = ValueProblemData &
  PageProblemData &
  PublishingProblemData &
  LanguageProblemData &
  SchemaProblemData;
export type DiagnosticCode = keyof DiagnosticData;

/** A problem as data. The catalogue turns it into text. */
export type Problem<Code extends DiagnosticCode = DiagnosticCode> = {
  readonly [Each in Code]: {
    readonly code: Each;
    /** JSON pointer into the file. */
    readonly pointer: string;
    /** Whether the name of the property or its value is wrong. */
    readonly on: 'key' | 'value';
    readonly data: DiagnosticData[Each];
  };
}[Code];

/** A problem with its location. Errors fail the build; warnings do not. */
export type Diagnostic<Code extends DiagnosticCode = DiagnosticCode> = Problem<Code> & {
  readonly severity: 'error' | 'warning';
  /** Its path below `page-configs/`. */
  readonly file: string;
  /** The folder of `file`; undefined for a page config. */
  readonly folder?: 'schemas';
  /** For a diagnostic of a shared section that depends on the page: a use of the section. */
  readonly usedBy?: { readonly file: string; readonly line: number };
  readonly range: Range;
};
