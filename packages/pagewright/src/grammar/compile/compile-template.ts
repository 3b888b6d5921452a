import { compatibleNodes } from '../../schema/compatible.ts';
import { formatOf, formatPhrase, phrases } from '../../schema/describe-schema.ts';
import { fitsFormat } from '../../schema/formats.ts';
import { enumValues, nodeOf, type SchemaNode, typesOf } from '../../schema/schema-node.ts';
import { templateSchema } from '../../schema/template-schema.ts';
import { problemAt, type ValueProblem } from '../../schema/value-problem.ts';
import type { Plan } from '../plans/value-plan.ts';
import type { TemplatePart } from '../string-value.ts';
import { compileLiteral } from './compile-literal.ts';
import type { CompiledValue, Context, Place } from './compile-types.ts';
import { constantOf, type ResolvedPath, resolvePath } from './paths/resolve-path.ts';
import { leastCertain } from './presence.ts';
import { recordLandmark } from './record-landmark.ts';

type ResolvedPart = string | ResolvedPath;

export function compileTemplate(
  templateParts: readonly TemplatePart[],
  text: string,
  place: Place,
  context: Context,
): CompiledValue | undefined {
  const parts = resolveParts(templateParts, text, place, context);
  if (!parts) return undefined;
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'string') return compileLiteral(first, place, context);
  const paths = parts.filter((part) => typeof part !== 'string');
  const problem = templateProblem(parts, text, place);
  if (problem) {
    context.problems.push(problem);
    return undefined;
  }
  const plan: Plan = {
    is: 'text',
    parts: parts.map((part) => (typeof part === 'string' ? part : part.path)),
    ...(urlFormat(place.node) ? { encoded: true } : {}),
  };
  recordLandmark(plan, place, context, paths);
  const presence = leastCertain(paths.map((part) => part.presence));
  const weakest = paths
    .filter((part) => part.presence === presence)
    .map((part) => ({ pointer: place.pointer, path: part.binding, because: 'missing-in-string' as const }));
  return { plan, presence, weakest };
}

/** The format of a schema that expects a URL. */
function urlFormat(node: SchemaNode): string | undefined {
  const format = formatOf(node);
  return format === 'href' || format === 'image-src' ? format : undefined;
}

/** Resolves the paths of a template. Constants are merged into the text around them. */
function resolveParts(
  templateParts: readonly TemplatePart[],
  text: string,
  place: Place,
  context: Context,
): readonly ResolvedPart[] | undefined {
  const resolved: ResolvedPart[] = [];
  let isComplete = true;
  for (const part of templateParts) {
    const found = typeof part === 'string' ? part : resolvePath(part, place, context);
    const constant = typeof found === 'object' ? constantOf(found) : found;
    const last = resolved.at(-1);
    if (constant !== undefined && typeof last === 'string') resolved[resolved.length - 1] = last + constant;
    else if (constant !== undefined) resolved.push(String(constant));
    else if (typeof found === 'object') {
      const isInQuery = resolved.some((each) => typeof each === 'string' && each.includes('?'));
      const problem = partProblem(found, text, place, isInQuery);
      if (problem) context.problems.push(problem);
      if (problem) isComplete = false;
      resolved.push(found);
    } else isComplete = false;
  }
  return isComplete ? resolved : undefined;
}

/**
 * Why a path cannot be part of a longer string or of a URL.
 * @param isInQuery true after the question mark of a URL. Any text may follow it, because the text is percent-encoded
 */
function partProblem(
  { node, binding }: ResolvedPath,
  text: string,
  { pointer, node: target }: Place,
  isInQuery: boolean,
): ValueProblem | undefined {
  if (node === 'unknown') return undefined;
  const types = typesOf(node);
  const format = formatOf(node);
  const isText = [...types].every((type) => type === 'string' || type === 'number' || type === 'integer');
  if (!isText || format === 'html') {
    const found = format === 'html' ? phrases.html : phraseOf(types);
    return problemAt('path-to-group', pointer, { path: text, part: binding, found });
  }
  if (!urlFormat(target) || !types.has('string') || format === 'slug' || isSafeEnum(node)) return undefined;
  if (isInQuery && format === undefined) return undefined;
  const found = format === undefined ? phrases.string : formatPhrase(format);
  return problemAt('misplaced-address-part', pointer, { path: binding, found });
}

/** Whether the value of a path may be part of a longer text, or of a URL if the schema expects one. */
export function mayBePart(node: SchemaNode, target: SchemaNode): boolean {
  const resolved: ResolvedPath = { node, path: [''], binding: '', presence: 'maybe' };
  const place: Place = { node: target, pointer: '', item: undefined, mayBeEmpty: true };
  return partProblem(resolved, '', place, false) === undefined;
}

function phraseOf(types: ReadonlySet<string>): string {
  if (types.has('array')) return phrases.array;
  return types.has('boolean') ? phrases.boolean : phrases.object;
}

function isSafeEnum(node: SchemaNode): boolean {
  const values = enumValues(node);
  return (
    values?.every(
      (value) => typeof value === 'number' || (typeof value === 'string' && fitsFormat(value, 'slug')),
    ) ?? false
  );
}

/** Why some strings that a template may produce do not fit its schema. */
function templateProblem(
  parts: readonly ResolvedPart[],
  text: string,
  { node, pointer }: Place,
): ValueProblem | undefined {
  const format = urlFormat(node);
  const [first] = parts;
  if (format !== undefined && !(typeof first === 'string' && isUrlStart(first, format)))
    return problemAt('wrong-format', pointer, { found: text, format });
  const known: (string | SchemaNode)[] = [];
  for (const part of parts) {
    if (typeof part === 'string') known.push(part);
    else if (part.node === 'unknown') return undefined;
    else known.push(part.node);
  }
  const compatibility = compatibleNodes(nodeOf(templateSchema(known, format)), node);
  return compatibility === 'ok'
    ? undefined
    : problemAt('incompatible-value', pointer, { path: text, reason: compatibility.wrong });
}

/** Whether content after this string cannot change the protocol or the host of the URL. */
function isUrlStart(text: string, format: string): boolean {
  return fitsFormat(`${text}a`, format) === true && !/^https?:\/\/[^/]*$/.test(text);
}
