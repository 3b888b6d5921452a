import type { JsonSchema } from '../grammar/plan.ts';
import type { Atom } from './atom.ts';
import { isFormatWithin } from './formats.ts';
import { atLeast, atMost, bagsInWords } from './limit-proof.ts';
import type { Reason } from './reason.ts';
import { alternatives, namedTypes, type SchemaNode } from './schema-node.ts';
import { formatPhrase, phrases } from './schema-words.ts';

/** HTML never fits text, which no keyword of JSON Schema can say. */
export function markupReason(atom: Atom, asked: readonly SchemaNode[], at: string): Reason | undefined {
  if (atom.type !== 'string' || !atom.bags.some(({ schema }) => schema.format === 'html')) return undefined;
  if (asked.some(({ schema }) => schema.format === 'html')) return undefined;
  const isText = asked.some(
    (part) => namedTypes(part.schema)?.includes('string') && alternatives(part).length === 0,
  );
  return isText ? { keyword: 'html', at, from: phrases.html, to: phrases.string } : undefined;
}

export function proveText(atom: Atom, schema: JsonSchema, at: string): Reason | undefined {
  const { pattern, format } = schema;
  const limits = atLeast(atom, schema, 'minLength', at) ?? atMost(atom, schema, 'maxLength', at);
  if (limits) return limits;
  if (typeof pattern === 'string' && !atom.bags.some((bag) => bag.schema.pattern === pattern)) {
    return { keyword: 'pattern', at, from: bagsInWords(atom.bags), to: pattern };
  }
  if (typeof format !== 'string') return undefined;
  const given = atom.bags.flatMap((bag) =>
    typeof bag.schema.format === 'string' ? [bag.schema.format] : [],
  );
  if (given.some((one) => isFormatWithin(one, format))) return undefined;
  const keyword = format === 'html' ? 'html' : 'format';
  return {
    keyword,
    at,
    from: bagsInWords(atom.bags),
    to: formatPhrase(format),
  };
}
