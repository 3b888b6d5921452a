import { isHref, isSlug, writtenAddress } from './sanitising/address.ts';
import { decodeReferences } from './sanitising/character-references.ts';
import { isDateTime } from './sanitising/date-time.ts';
import { cutAt, isBlank, plainText } from './sanitising/plain-text.ts';
import type { CleanHtml, ContentFault, Delivery } from './source.ts';

/** What generated code is made of. A rule gives a value that fits, or undefined when it is missing or does not fit. */
export type Rule<Value> = (found: unknown, report: Report) => Value | undefined;

/** Where delivery is at the moment, and what it took away so far. */
export interface Report {
  readonly at: (string | number)[];
  readonly faults: ContentFault[];
  readonly clean: CleanHtml;
  /** Converts an image object of the content service; see `ContentApi.imageOf`. */
  readonly imageOf: (value: unknown) => unknown;
}

const mostFaults = 100;
const mostEntries = 10_000;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inWords(found: unknown): string {
  if (typeof found === 'string') return `“${cutAt(found.slice(0, 200), 60)}”`;
  if (Array.isArray(found)) return `a list of ${found.length}`;
  if (isRecord(found)) return 'an object';
  return found === undefined || found === null ? 'nothing' : String(found);
}

/** Takes a value away and says so. */
export function misfit(expected: string, found: unknown, { at, faults }: Report): undefined {
  if (faults.length < mostFaults) faults.push({ path: at.join('.'), expected, found: inWords(found) });
}

/** Missing is null, absent, blank text, and `false` where no boolean is asked. An empty list stands for an object in PHP. */
export function isMissing(found: unknown): boolean {
  if (typeof found === 'string') return isBlank(found);
  return (
    found === undefined || found === null || found === false || (Array.isArray(found) && found.length === 0)
  );
}

export interface TextLimits {
  /** Longest text in characters; what is longer is cut and ends with an ellipsis. */
  readonly cut?: number;
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
}

/** Plain text: decoded, freed of tags, never blank. */
export function text({ cut, min = 1, max, pattern }: TextLimits = {}): Rule<string> {
  return (found, report) => {
    if (isMissing(found)) return undefined;
    if (typeof found !== 'string' && typeof found !== 'number') return misfit('text', found, report);
    const plain = plainText(String(found));
    if (isBlank(plain)) return undefined;
    const value = cut === undefined ? plain : cutAt(plain, cut);
    const length = min > 1 || max !== undefined ? [...value].length : 1;
    const fits = length >= min && (max === undefined || length <= max) && (!pattern || pattern.test(value));
    return fits ? value : misfit('text within its limits', found, report);
  };
}

/** One of some words. */
export function choice<const Word extends string>(...words: readonly Word[]): Rule<Word> {
  return (found, report) => {
    if (isMissing(found)) return undefined;
    const plain = typeof found === 'string' ? plainText(found) : undefined;
    return words.find((word) => word === plain) ?? misfit(`one of ${words.join(', ')}`, found, report);
  };
}

const media = /<(?:img|iframe|video|audio|picture|table|hr|svg|embed|object)\b/i;

/** HTML of the content service, sanitised. Blank when there is nothing to read and nothing to look at. */
export const html: Rule<string> = (found, report) => {
  if (isMissing(found)) return undefined;
  if (typeof found !== 'string') return misfit('HTML', found, report);
  if (!media.test(found) && isBlank(plainText(found))) return undefined;
  const clean = report.clean(found);
  return isBlank(clean) ? undefined : clean;
};

function addressText(found: string): string {
  return writtenAddress(decodeReferences(found));
}

function formatted(
  expected: string,
  prepare: (text: string) => string,
  fits: (text: string) => boolean,
): Rule<string> {
  return (found, report) => {
    if (isMissing(found)) return undefined;
    const value = typeof found === 'string' || typeof found === 'number' ? prepare(String(found)) : '';
    return fits(value) ? value : misfit(expected, found, report);
  };
}

/** Content services write slugs of other scripts percent-encoded. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug.trim());
  } catch {
    return slug;
  }
}

/** The last part of an address. */
export const slug = formatted('a slug', decodeSlug, isSlug);

/** Where a link leads. */
export const href = formatted('an address (http, https, mailto, tel or of this site)', addressText, isHref);

/** A day with its time and zone. */
export const dateTime = formatted(
  'a date with its time and zone',
  (text) =>
    text
      .trim()
      .toUpperCase()
      .replace(/[+-]00:00$/, 'Z'),
  isDateTime,
);

export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
  readonly whole?: boolean;
}

const numeric = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?\+?$/;

/** A number out of a number or of numeric text: `650`, `1,200`, `24+`. */
export function number({ min = -Infinity, max = Infinity, whole = false }: NumberLimits = {}): Rule<number> {
  return (found, report) => {
    if (isMissing(found)) return undefined;
    const written = typeof found === 'string' ? found.trim() : '';
    const value = numeric.test(written) ? Number(written.replace(/[,+]/g, '')) : found;
    const fits = typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
    if (fits && (!whole || Number.isInteger(value))) return value === 0 ? 0 : value;
    return misfit(whole ? 'a whole number' : 'a number', found, report);
  };
}

/** True or false, also as `"1"` and `"0"`, which databases return. Here `false` is a value. */
export const boolean: Rule<boolean> = (found, report) => {
  if (typeof found === 'boolean') return found;
  if (isMissing(found)) return undefined;
  if (found === 1 || found === '1' || found === 'true') return true;
  if (found === 0 || found === '0' || found === 'false') return false;
  return misfit('true or false', found, report);
};

function within<Value>(
  rule: Rule<Value>,
  found: unknown,
  key: string | number,
  report: Report,
): Value | undefined {
  report.at.push(key);
  const value = rule(found, report);
  report.at.pop();
  return value;
}

export interface ListLimits {
  readonly min?: number;
  readonly max?: number;
}

/** A list; entries that are missing or do not fit are taken out. */
export function list<Value>(
  entry: Rule<Value>,
  { min = 0, max = mostEntries }: ListLimits = {},
): Rule<Value[]> {
  return (found, report) => {
    if (Array.isArray(found)) {
      if (found.length > max) misfit(`at most ${max} entries`, found, report);
      const values = found
        .slice(0, max)
        .map((item, index) => within(entry, item, index, report))
        .filter((value) => value !== undefined);
      return values.length < min ? undefined : values;
    }
    return isMissing(found) ? undefined : misfit('a list', found, report);
  };
}

type Rules = { readonly [name: string]: Rule<unknown> };
type Values<Members extends Rules> = {
  [Name in keyof Members]: Members[Name] extends Rule<infer Value> ? Value : never;
};

/**
 * An object of `needs`, without one of which it is lost, and of members that it `may` have. Undeclared members
 * are dropped. `defaults` stand for members that are missing. Nothing but missing members is missing.
 */
export function object<Needs extends Rules, May extends Rules, Filled extends Partial<Values<May>>>(
  needs: Needs,
  may: May,
  defaults: Filled,
): Rule<
  Values<Needs> & Omit<Partial<Values<May>>, keyof Filled> & Pick<Values<May>, keyof Filled & keyof May>
>;
export function object<Needs extends Rules, May extends Rules>(
  needs: Needs,
  may: May,
): Rule<Values<Needs> & Partial<Values<May>>>;
export function object(needs: Rules, may: Rules, defaults: object = {}): Rule<object> {
  return (found, report) => {
    if (!isRecord(found)) return isMissing(found) ? undefined : misfit('an object', found, report);
    const before = report.faults.length;
    const deliver = (rules: Rules) =>
      Object.entries(rules).flatMap(([name, rule]): [string, unknown][] => {
        const value = within(rule, found[name], name, report);
        return value === undefined ? [] : [[name, value]];
      });
    const needed = deliver(needs);
    const further = deliver(may);
    if (needed.length + further.length === 0) return undefined;
    if (needed.length < Object.keys(needs).length) {
      const there = new Set(needed.map(([name]) => name));
      const lost = Object.keys(needs).filter((name) => !there.has(name));
      for (const name of lost) {
        const path = [...report.at, name].join('.');
        const told = report.faults.slice(before).some((fault) => `${fault.path}.`.startsWith(`${path}.`));
        if (!told) within((value) => misfit('a value', value, report), undefined, name, report);
      }
      return undefined;
    }
    return { ...defaults, ...Object.fromEntries([...needed, ...further]) };
  };
}

/** Delivers the body of an answer by a rule. Never throws for anything that JSON can hold. */
export function delivery<Content>(
  rule: Rule<Content>,
): (body: unknown, clean: CleanHtml, imageOf?: (value: unknown) => unknown) => Delivery<Content | undefined> {
  return (body, clean, imageOf = (value) => value) => {
    const report: Report = { at: [], faults: [], clean, imageOf };
    return { content: rule(body, report), faults: report.faults };
  };
}
