import type { JsonSchema } from '../grammar/plan.ts';
import { counterexample } from './counterexample.ts';
import { prove } from './proof.ts';
import type { Reason } from './reason.ts';
import { nodeOf, type SchemaNode } from './schema-node.ts';

/**
 * `ok`: every value that the first schema accepts is accepted by the second; there is a proof.
 * `wrong`: there is a value for which that is not so; the reason holds it as its `example` (HTML into text, which
 * no keyword of JSON Schema tells apart, comes without). `unproven`: neither was found.
 */
export type Verdict = 'ok' | { readonly wrong: Reason } | { readonly unproven: Reason };

// A schema object stands in one document only, so the pair of schemas stands for the pair of nodes.
const verdicts = new WeakMap<JsonSchema, WeakMap<JsonSchema, Verdict>>();

/** Compares two nodes, each with the document that its references point into. */
export function compatibleNodes(from: SchemaNode, to: SchemaNode): Verdict {
  const known = verdicts.get(from.schema) ?? new WeakMap<JsonSchema, Verdict>();
  verdicts.set(from.schema, known);
  const before = known.get(to.schema);
  if (before !== undefined) return before;
  const verdict = compare(from, to);
  known.set(to.schema, verdict);
  return verdict;
}

function compare(from: SchemaNode, to: SchemaNode): Verdict {
  const reason = prove([from], to);
  if (!reason) return 'ok';
  if (reason.keyword === 'html') return { wrong: reason };
  const found = counterexample(from, to);
  return found ? { wrong: { ...reason, example: found.value } } : { unproven: reason };
}

/**
 * Whether whatever `from` describes may stand where `to` is asked, over `understoodKeywords`; with any other keyword
 * in the way the verdict is `unproven`, never `ok`. References point into each schema's own `definitions`.
 */
export function compatible(from: JsonSchema, to: JsonSchema): Verdict {
  return compatibleNodes(nodeOf(from), nodeOf(to));
}
