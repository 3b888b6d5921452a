import {
  type Atom,
  atomsOf,
  declaredNames,
  entryNodes,
  figure,
  memberNodes,
  otherNodes,
  requiredNames,
} from './atom.ts';
import { isRecord, pointerToken } from './json-value.ts';
import { atLeast, atMost, bagsInWords } from './limit-proof.ts';
import { numberReason } from './number-proof.ts';
import type { Reason } from './reason.ts';
import { inside, namedTypes, type SchemaNode } from './schema-node.ts';
import { inWords } from './schema-words.ts';
import { proveText } from './text-proof.ts';

/** A proof about members and entries, one step further down. */
export type ProveInside = (from: readonly SchemaNode[], to: SchemaNode, at: string) => Reason | undefined;

/** Proves an atom against the keywords of one part, its alternatives left aside. */
export function proveKeywords(
  atom: Atom,
  part: SchemaNode,
  to: SchemaNode,
  at: string,
  prove: ProveInside,
): Reason | undefined {
  const { schema } = part;
  const types = namedTypes(schema);
  if (types && !types.includes(atom.type) && !(atom.type === 'integer' && types.includes('number'))) {
    return { keyword: 'type', at, from: bagsInWords(atom.bags), to: inWords(to) };
  }
  if ('const' in schema || schema.enum !== undefined)
    return { keyword: 'enum', at, from: bagsInWords(atom.bags), to: inWords(to) };
  if (atom.type === 'string') return proveText(atom, schema, at);
  if (atom.type === 'number' || atom.type === 'integer') return numberReason(atom, schema, at);
  if (atom.type === 'array') return proveList(atom, part, at, prove);
  return atom.type === 'object' ? proveGroup(atom, part, at, prove) : undefined;
}

function proveList(atom: Atom, part: SchemaNode, at: string, prove: ProveInside): Reason | undefined {
  const { schema } = part;
  const isEmpty = figure(atom, 'maxItems', 'lowest') === 0;
  if (schema.items !== undefined && !Array.isArray(schema.items) && !isEmpty) {
    const reason = prove(entryNodes(atom), inside(part, schema.items), `${at}/*`);
    if (reason) return reason;
  }
  const limits = atLeast(atom, schema, 'minItems', at) ?? atMost(atom, schema, 'maxItems', at);
  if (limits) return limits;
  if (schema.uniqueItems !== true || atom.bags.some((bag) => bag.schema.uniqueItems === true))
    return undefined;
  return (figure(atom, 'maxItems', 'lowest') ?? 2) < 2
    ? undefined
    : { keyword: 'uniqueItems', at, from: '', to: '' };
}

function proveGroup(atom: Atom, part: SchemaNode, at: string, prove: ProveInside): Reason | undefined {
  const { properties, required, additionalProperties } = part.schema;
  const asked = isRecord(properties) ? properties : {};
  const certain = requiredNames(atom);
  for (const name of Array.isArray(required) ? required.map(String) : []) {
    if (!certain.has(name)) return { keyword: 'required', at: at + pointerToken(name), from: '', to: name };
  }
  const declared = declaredNames(atom);
  const counts =
    (certain.size < Number(part.schema.minProperties ?? 0)
      ? atLeast(atom, part.schema, 'minProperties', at)
      : undefined) ??
    (otherNodes(atom).some(({ schema }) => Array.isArray(schema.enum)) &&
    declared.length <= Number(part.schema.maxProperties ?? Number.POSITIVE_INFINITY)
      ? undefined
      : atMost(atom, part.schema, 'maxProperties', at));
  if (counts) return counts;
  for (const name of declared) {
    const given = memberNodes(atom, name);
    const target = Object.hasOwn(asked, name) ? asked[name] : additionalProperties;
    if (target === undefined || target === true || isImpossible(given)) continue;
    if (target === false)
      return {
        keyword: 'additionalProperties',
        at: at + pointerToken(name),
        from: name,
        to: Object.keys(asked),
      };
    const reason = prove(given, inside(part, target), at + pointerToken(name));
    if (reason) return reason;
  }
  const others = otherNodes(atom);
  if (isImpossible(others)) return undefined;
  for (const [name, target] of Object.entries(asked)) {
    if (declared.includes(name)) continue;
    const reason = prove(others, inside(part, target), at + pointerToken(name));
    if (reason) return reason;
  }
  if (additionalProperties === undefined || additionalProperties === true) return undefined;
  return prove(others, inside(part, additionalProperties), `${at}/*`);
}

function isImpossible(nodes: readonly SchemaNode[]): boolean {
  return atomsOf(nodes)?.length === 0;
}
