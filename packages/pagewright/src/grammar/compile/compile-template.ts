import { compatibleNodes, type Verdict } from '../../schema/compatible.ts';
import { fitsFormat } from '../../schema/formats.ts';
import { enumValues, remembered, type SchemaNode, typesOf } from '../../schema/schema-node.ts';
import { formatOf, formatPhrase, phrases } from '../../schema/schema-words.ts';
import { templateSchema } from '../../schema/template-schema.ts';
import type { Path, Plan } from '../plan.ts';
import type { Built, Findings, Place } from './built.ts';
import { buildLiteral } from './compile-literal.ts';
import { faultAt } from './fault.ts';
import { leastSure } from './path-lookup.ts';
import { constant, type Resolved, resolvePath } from './resolve-path.ts';

type Part = string | { readonly path: Path; readonly written: string };

export function buildTemplate(
  written: readonly Part[],
  text: string,
  place: Place,
  findings: Findings,
): Built | undefined {
  const { pointer, node } = place;
  const format = formatOf(node);
  const isAddress = format === 'href' || format === 'image-src';
  const resolved: (string | Resolved)[] = [];
  let isSound = true;
  for (const part of written) {
    if (typeof part === 'string') {
      resolved.push(part);
      continue;
    }
    const found = resolvePath(part.path, place, findings);
    const fixed = found && constant(found);
    if (fixed !== undefined) resolved.push(String(fixed));
    else if (!found || !isWritable(found, part.written, text, isAddress, place, findings)) isSound = false;
    else resolved.push(found);
  }
  if (!isSound) return undefined;
  const joined: (string | Resolved)[] = [];
  for (const part of resolved) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  const [first] = joined;
  if (joined.length === 1 && typeof first === 'string') return buildLiteral(first, place, findings);
  if (
    isAddress &&
    !(typeof first === 'string' && fitsFormat(`${first}a`, format) && !/^https?:\/\/[^/]*$/.test(first))
  ) {
    findings.faults.push(faultAt('wrong-format', pointer, { found: text, format }));
    return undefined;
  }
  return proveTemplate(joined, text, isAddress, place, findings);
}

function proveTemplate(
  joined: readonly (string | Resolved)[],
  text: string,
  isAddress: boolean,
  place: Place,
  findings: Findings,
): Built | undefined {
  const { pointer, node } = place;
  const paths = joined.filter((part) => typeof part !== 'string');
  const reads = paths.filter((part) => part.node !== 'unknown').length === paths.length;
  if (reads) {
    const verdict = templateVerdict(
      joined.map((part) => (typeof part === 'string' ? part : part.node)),
      isAddress ? formatOf(node) : undefined,
      node,
    );
    if (verdict !== 'ok') {
      findings.faults.push(faultAt('incompatible-value', pointer, { path: text, reason: verdict.wrong }));
      return undefined;
    }
  }
  const plan: Plan = {
    is: 'text',
    parts: joined.map((part) => (typeof part === 'string' ? part : part.path)),
    ...(isAddress ? { encoded: true } : {}),
  };
  findings.watch?.({ pointer, node, plan, reads: paths });
  const presence = leastSure(paths.map((part) => part.presence));
  const weakest = paths
    .filter((part) => part.presence === presence)
    .map(({ path }) => ({ pointer, path: `{${path.join('.')}}`, because: 'missing-in-string' as const }));
  return { plan, presence, weakest };
}

type TemplatePart = string | SchemaNode;

/** Verdicts by the place of a template and what it is made of: many pages have the same templates. */
const verdicts = remembered(
  () => new Map<string, readonly { readonly parts: readonly TemplatePart[]; readonly verdict: Verdict }[]>(),
);

function templateVerdict(
  parts: readonly TemplatePart[],
  format: string | undefined,
  node: SchemaNode,
): Verdict {
  const known = verdicts(node);
  const key = parts.filter((part) => typeof part === 'string').join('\0');
  const alike = known.get(key) ?? [];
  const before = alike.find((each) => each.parts.every((part, index) => isSamePart(part, parts[index])));
  if (before) return before.verdict;
  const schema = templateSchema(parts, format);
  const verdict = compatibleNodes({ schema, root: schema }, node);
  known.set(key, [...alike, { parts, verdict }]);
  return verdict;
}

function isSamePart(one: TemplatePart, other: TemplatePart | undefined): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.schema === other?.schema;
}

/** Whether a path may be part of a longer string, and of a URL. */
function isWritable(
  found: Resolved,
  written: string,
  text: string,
  isAddress: boolean,
  place: Place,
  findings: Findings,
): boolean {
  if (found.node === 'unknown') return true;
  const types = typesOf(found.node);
  const format = formatOf(found.node);
  const words = [...types].every((type) => type === 'string' || type === 'number' || type === 'integer');
  if (!words || format === 'html') {
    const kind =
      format === 'html'
        ? phrases.html
        : types.has('array')
          ? phrases.array
          : types.has('boolean')
            ? phrases.boolean
            : phrases.object;
    findings.faults.push(faultAt('path-to-group', place.pointer, { path: text, part: written, found: kind }));
    return false;
  }
  if (!isAddress || !types.has('string') || format === 'slug' || isSafeEnum(found.node)) return true;
  const kind = format === undefined ? phrases.string : formatPhrase(format);
  findings.faults.push(faultAt('misplaced-address-part', place.pointer, { path: written, found: kind }));
  return false;
}

function isSafeEnum(node: SchemaNode): boolean {
  return (
    enumValues(node)?.every(
      (value) => typeof value === 'number' || (typeof value === 'string' && fitsFormat(value, 'slug')),
    ) ?? false
  );
}
