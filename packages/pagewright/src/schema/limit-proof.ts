import type { JsonSchema } from '../grammar/plan.ts';
import { type Atom, figure } from './atom.ts';
import type { Reason } from './reason.ts';
import type { SchemaNode } from './schema-node.ts';
import { inWords } from './schema-words.ts';

/** What schemas ask for together. */
export const bagsInWords = (nodes: readonly SchemaNode[]) =>
  nodes[0] ? inWords({ schema: { allOf: nodes.map((n) => n.schema) }, root: nodes[0].root }) : 'anything';

/** Whether the atom's figure for a lower limit is as strict as the schema's. */
export function atLeast(atom: Atom, schema: JsonSchema, keyword: string, at: string): Reason | undefined {
  const asked = schema[keyword];
  const given = figure(atom, keyword, 'highest');
  return typeof asked === 'number' && asked > 0 && (given ?? 0) < asked
    ? { keyword, at, from: given ?? 0, to: asked }
    : undefined;
}

/** Whether the atom's figure for an upper limit is as strict as the schema's. */
export function atMost(atom: Atom, schema: JsonSchema, keyword: string, at: string): Reason | undefined {
  const asked = schema[keyword];
  const given = figure(atom, keyword, 'lowest');
  return typeof asked === 'number' && (given === undefined || given > asked)
    ? { keyword, at, from: given ?? null, to: asked }
    : undefined;
}
