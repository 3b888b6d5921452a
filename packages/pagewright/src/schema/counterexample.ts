import type { Json } from '../grammar/plan.ts';
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
import { isList, isObject, isRecord } from './json-value.ts';
import { accepts } from './literal-fit.ts';
import { alternatives, inside, parts, type SchemaNode } from './schema-node.ts';

const mostSamples = 80;
const texts = [
  'a',
  'A',
  '0',
  '-',
  'a b',
  'a-b',
  'Some words.',
  '/a',
  '/a.avif',
  '#a',
  'https://a.example/a',
  'a@b.example',
  '<p>a</p>',
  '',
  '  ',
  'é',
];
const figures = [0, 1, -1, 2, 0.5, -0.5, 7, 100, 1e6, -1e6];

/** Every schema that a hint is made of, alternatives included: their limits are where counterexamples lie. */
function spread(hints: readonly SchemaNode[], depth = 0): readonly SchemaNode[] {
  if (depth > 3) return [];
  return hints
    .flatMap((hint) => parts(hint))
    .flatMap((part) => [part, ...alternatives(part).flatMap(({ among }) => spread(among, depth + 1))]);
}

function edges(
  hints: readonly SchemaNode[],
  keywords: readonly string[],
  steps: readonly number[],
): readonly number[] {
  return hints.flatMap(({ schema }) =>
    keywords.flatMap((keyword) => {
      const value = schema[keyword];
      return typeof value === 'number' ? steps.map((step) => value + step) : [];
    }),
  );
}

const lengths = (hints: readonly SchemaNode[], keywords: readonly string[]) =>
  [...new Set([0, 1, 2, ...edges(hints, keywords, [-1, 0, 1])])].filter(
    (length) => length >= 0 && length <= 5000,
  );

function textSamples(hints: readonly SchemaNode[]): readonly Json[] {
  const listed = hints.flatMap(({ schema }) => (Array.isArray(schema.enum) ? schema.enum : [schema.const]));
  const stems = ['a', '/a', 'https://a.example/a'];
  const long = lengths(hints, ['minLength', 'maxLength']).flatMap((length) =>
    stems.filter((stem) => stem.length <= length).map((stem) => stem.padEnd(length, 'a')),
  );
  return [...texts, ...long, ...listed.filter((value: unknown) => typeof value === 'string')];
}

function numberSamples(hints: readonly SchemaNode[]): readonly Json[] {
  const near = edges(
    hints,
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
    [-1, -0.5, 0, 0.5, 1],
  );
  return [...near, ...figures];
}

function listSamples(atom: Atom, hints: readonly SchemaNode[], depth: number): readonly Json[] {
  const entries = samplesOfAll(
    entryNodes(atom),
    hints.map((hint) => inside(hint, hint.schema.items)),
    depth + 1,
  );
  const [first] = entries;
  const found: Json[] = [[]];
  if (first === undefined) return found;
  const isUnique = atom.bags.some(({ schema }) => schema.uniqueItems === true);
  const least = Math.max(1, figure(atom, 'minItems', 'highest') ?? 1);
  for (const entry of entries) {
    const rest = isUnique
      ? entries.filter((other) => other !== entry).slice(0, least - 1)
      : Array.from({ length: least - 1 }, () => first);
    found.push([entry, ...rest]);
  }
  for (const length of lengths([...atom.bags, ...hints], ['minItems', 'maxItems'])) {
    if (length <= 200) found.push(isUnique ? entries.slice(0, length) : Array.from({ length }, () => first));
  }
  return found;
}

function groupSamples(atom: Atom, hints: readonly SchemaNode[], depth: number): readonly Json[] {
  const hintsFor = (name: string) =>
    hints.flatMap((hint) => {
      const { properties, additionalProperties } = hint.schema;
      return [
        inside(
          hint,
          isRecord(properties) && Object.hasOwn(properties, name) ? properties[name] : additionalProperties,
        ),
      ];
    });
  const asked = hints.flatMap(({ schema }) =>
    isRecord(schema.properties) ? Object.keys(schema.properties) : [],
  );
  const isOpen = atomsOf(otherNodes(atom))?.length !== 0;
  const names = [...new Set([...declaredNames(atom), ...(isOpen ? [...asked, 'other'] : [])])];
  const members = new Map(
    names.map((name) => [name, samplesOfAll(memberNodes(atom, name), hintsFor(name), depth + 1)]),
  );
  const first = (wanted: Iterable<string>) =>
    [...wanted].flatMap((name): [string, Json][] => {
      const [value] = members.get(name) ?? [];
      return value === undefined ? [] : [[name, value]];
    });
  const required = requiredNames(atom);
  const least = Object.fromEntries(first(required));
  const most = Object.fromEntries(first(declaredNames(atom)));
  const found: Json[] = [least, most];
  for (const [name, values] of members) {
    for (const value of values) found.push({ ...least, [name]: value }, { ...most, [name]: value });
    const { [name]: _, ...without } = most;
    if (!required.has(name)) found.push(without);
  }
  return found;
}

function samplesOfAll(
  nodes: readonly SchemaNode[],
  hints: readonly SchemaNode[],
  depth: number,
): readonly Json[] {
  if (depth > 6) return [];
  const spreadHints = spread(hints);
  const found: Json[] = [];
  for (const atom of atomsOf(nodes) ?? []) {
    const own = [...spread(atom.bags), ...spreadHints];
    const examples = atom.bags.flatMap(({ schema }) =>
      Array.isArray(schema.examples) ? schema.examples : [],
    );
    const listed: readonly Json[] = examples.flatMap((value: Json) => [value]);
    const tried = atom.values ?? [
      ...listed,
      ...(atom.type === 'string' ? textSamples(own) : []),
      ...(atom.type === 'number' || atom.type === 'integer' ? numberSamples(own) : []),
      ...(atom.type === 'array' ? listSamples(atom, spreadHints, depth) : []),
      ...(atom.type === 'object' ? groupSamples(atom, spreadHints, depth) : []),
    ];
    const told = new Set<string>();
    for (const value of tried) {
      const text = JSON.stringify(value);
      if (told.has(text)) continue;
      told.add(text);
      if (nodes.every((node) => accepts(node, value) === true)) found.push(value);
      if (told.size > 4 * mostSamples) break;
    }
  }
  return found.length > mostSamples && depth > 0 ? thin(found) : found;
}

/** Keeps samples of every type when there are too many. */
function thin(found: readonly Json[]): readonly Json[] {
  const kinds = new Map<string, Json[]>();
  for (const value of found) {
    const kind = isList(value) ? 'list' : isObject(value) ? 'group' : typeof value;
    const list = kinds.get(kind) ?? [];
    kinds.set(kind, list);
    if (list.length < mostSamples / 4) list.push(value);
  }
  return [...kinds.values()].flat();
}

/** A value that one schema surely accepts and the other surely rejects, where a short search finds one. */
export function counterexample(from: SchemaNode, to: SchemaNode): { readonly value: Json } | undefined {
  const found = samplesOfAll([from], [to], 0).filter((value) => accepts(to, value) === false);
  const shortest = found.sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length)[0];
  return shortest === undefined ? undefined : { value: shortest };
}
