import { type Atom, atomsOf, memberNodes, requiredNames, strangeKeywordOf } from './atom.ts';
import { areDisjoint } from './disjoint.ts';
import { proveKeywords } from './keyword-proof.ts';
import { bagsInWords } from './limit-proof.ts';
import { accepts, literalFaults } from './literal-fit.ts';
import type { Reason } from './reason.ts';
import { alternatives, numberOf, parts, type SchemaNode, strangeKeyword } from './schema-node.ts';
import { inWords } from './schema-words.ts';
import { markupReason } from './text-proof.ts';

/** Pairs that are being proven further up: values are finite, so a proof may lean on them. */
interface Trail {
  readonly pairs: ReadonlySet<string>;
  readonly depth: number;
}

const deepest = 48;

/**
 * Tries to prove that whatever fits all of `from` fits `to`. Undefined is a proof; a reason says what stood in its
 * way, which need not mean that a counterexample exists.
 */
export function prove(
  from: readonly SchemaNode[],
  to: SchemaNode,
  at = '',
  trail: Trail = { pairs: new Set(), depth: 0 },
): Reason | undefined {
  const pair = `${[...new Set(from.map(numberOf))].sort().join()}>${numberOf(to)}`;
  if (trail.pairs.has(pair)) return undefined;
  if (trail.depth > deepest) return { keyword: '$ref', at, from: 'a deep schema', to: 'a deep schema' };
  const atoms = atomsOf(from);
  if (!atoms) return { keyword: 'anyOf', at, from: 'too many alternatives', to: inWords(to) };
  const deeper = { pairs: new Set([...trail.pairs, pair]), depth: trail.depth + 1 };
  for (const atom of atoms) {
    const reason = proveAtom(atom, to, at, deeper);
    if (reason) return reason;
  }
  return undefined;
}

function proveAtom(atom: Atom, to: SchemaNode, at: string, trail: Trail): Reason | undefined {
  const asked = parts(to);
  if (atom.values) {
    for (const value of atom.values) {
      if (accepts(to, value) !== false) continue;
      const [fault] = literalFaults(value, to);
      return { keyword: 'enum', at: at + (fault?.pointer ?? ''), from: value, to: inWords(to) };
    }
  } else {
    const markup = markupReason(atom, asked, at);
    if (markup) return markup;
    for (const part of asked) {
      const reason = proveKeywords(atom, part, to, at, (given, asked, where) =>
        prove(given, asked, where, trail),
      );
      if (reason) return reason;
    }
    for (const part of asked) {
      const reason = proveAlternatives(atom, part, to, at, trail);
      if (reason) return reason;
    }
  }
  return strangeReason(atom, asked, at);
}

function strangeReason(atom: Atom, asked: readonly SchemaNode[], at: string): Reason | undefined {
  for (const { schema } of asked) {
    const keyword = strangeKeyword(schema);
    if (keyword) return { keyword, at, from: '', to: keyword };
  }
  const keyword = strangeKeywordOf(atom);
  return keyword ? { keyword, at, from: keyword, to: '' } : undefined;
}

function proveAlternatives(
  atom: Atom,
  part: SchemaNode,
  to: SchemaNode,
  at: string,
  trail: Trail,
): Reason | undefined {
  for (const { exactly, among } of alternatives(part)) {
    const reasons = among.map((branch) => proveAtom(atom, branch, at, { ...trail, depth: trail.depth + 1 }));
    const home = reasons.indexOf(undefined);
    const isProven =
      home >= 0 && (!exactly || among.every((branch, index) => index === home || areDisjoint(atom, branch)));
    if (isProven) continue;
    const pieces = home < 0 && trail.depth < 12 ? splitByMember(atom) : [];
    if (
      pieces.length > 0 &&
      pieces.every(
        (piece) =>
          !proveAtom(
            piece,
            { schema: { [exactly ? 'oneOf' : 'anyOf']: among.map((b) => b.schema) }, root: part.root },
            at,
            { ...trail, depth: trail.depth + 4 },
          ),
      )
    )
      continue;
    const told = reasons.filter((reason) => reason !== undefined && reason.keyword !== 'type');
    const only = told.length === 1 ? told[0] : undefined;
    return (
      only ?? { keyword: exactly ? 'oneOf' : 'anyOf', at, from: bagsInWords(atom.bags), to: inWords(to) }
    );
  }
  return undefined;
}

/** The same groups, sorted by the values of one member that has few: `kind` is `a`, `kind` is `b`. */
function splitByMember(atom: Atom): readonly Atom[] {
  if (atom.type !== 'object') return [];
  for (const name of requiredNames(atom)) {
    const members = atomsOf(memberNodes(atom, name));
    if (!members?.every((member) => member.values)) continue;
    const values = members.flatMap((member) => member.values ?? []);
    if (values.length < 2 || values.length > 16) continue;
    return values.map((value) => ({
      type: atom.type,
      bags: [...atom.bags, { schema: { properties: { [name]: { const: value } } }, root: {} }],
    }));
  }
  return [];
}
