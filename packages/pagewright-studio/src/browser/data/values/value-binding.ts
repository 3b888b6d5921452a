import { bindings, type Json, json, nodes, type Roots, type SchemaNode } from 'pagewright/tooling';
import type { PathSample } from './path-sample.ts';
import type { FieldPath } from './path-text.ts';

/** How a value depends on content. */
export type ValueBinding =
  /**
   * The value is what a path reads. `default` is null if the value is left out without content, and undefined if the config does not say.
   */
  | { readonly is: 'path'; readonly path: FieldPath; readonly default: Json | undefined }
  /** The value is text with braces: paths, or doubled braces. */
  | { readonly is: 'text'; readonly text: string };

/** How a value of a config depends on content; undefined for a typed value, and for one whose braces have a mistake. */
export function bindingOf(value: Json | undefined, roots: Roots): ValueBinding | undefined {
  if (typeof value === 'string') {
    const parsed = bindings.parseString(value, (name) => roots.has(name));
    if (parsed.is === 'path') return { is: 'path', path: fieldPath(parsed.path), default: undefined };
    const isText = parsed.is === 'template' || (parsed.is === 'literal' && value.includes('{'));
    return isText ? { is: 'text', text: value } : undefined;
  }
  if (value === undefined || !json.isObject(value) || typeof value.from !== 'string') return undefined;
  const from = bindingOf(value.from, roots);
  return from?.is === 'path' ? { ...from, default: value.default } : undefined;
}

function fieldPath([root, ...fields]: readonly [string, ...(readonly string[])]): FieldPath {
  return [root, ...fields];
}

/** A path in a config. */
export function pathText(path: FieldPath): string {
  return `{${path.join('.')}}`;
}

/** The value of a path. @param fallback what is shown without content: null to leave it out, undefined to say nothing */
export function boundValue(path: FieldPath, fallback: Json | undefined): Json {
  return fallback === undefined ? pathText(path) : { from: pathText(path), default: fallback };
}

/** The same binding with another path. The default stays. */
export function withPath(binding: ValueBinding | undefined, path: FieldPath): Json {
  return boundValue(path, binding?.is === 'path' ? binding.default : undefined);
}

/** True for a value that somebody has typed or chosen, and would miss. */
export function isTyped(value: Json | undefined, roots: Roots): value is Json {
  if (value === undefined || value === null || bindingOf(value, roots) !== undefined) return false;
  if (typeof value === 'string') return value.trim() !== '' && !value.includes('{');
  return !hasBraces(value) && Object.keys(value).length > 0;
}

function hasBraces(value: Json): boolean {
  if (typeof value === 'string') return value.includes('{');
  if (typeof value !== 'object' || value === null) return false;
  return (json.isArray(value) ? value : Object.values(value)).some(hasBraces);
}

/** Samples are cut at about this length. */
const longestSample = 2_000;

/** What a bound value becomes when somebody types it instead: its default, or what it shows now. Undefined if neither fits. */
export function typedValue(
  binding: ValueBinding,
  sample: PathSample | undefined,
  node: SchemaNode | undefined,
): Json | undefined {
  if (binding.is === 'text') return '';
  if (binding.default !== undefined && binding.default !== null) return binding.default;
  const shown = sample?.is === 'value' ? withoutBraces(sample.value) : undefined;
  const isWhole = typeof shown !== 'string' || shown.length < longestSample;
  const fits = shown !== undefined && isWhole && (!node || nodes.problemsOf(shown, node).length === 0);
  return fits ? shown : undefined;
}

/** Content with braces in it is text. In a config, each of its opening braces is written twice. */
function withoutBraces(value: Json): Json {
  if (typeof value === 'string') return value.replaceAll('{', '{{');
  if (json.isArray(value)) return value.map(withoutBraces);
  if (!json.isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutBraces(each)]));
}
