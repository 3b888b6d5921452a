import { isList, type JsonObject, pointerToken } from '../../schema/json-value.ts';
import { literalFaults } from '../../schema/literal-fit.ts';
import { entryNode, limit, typesOf } from '../../schema/schema-node.ts';
import { inWords } from '../../schema/schema-words.ts';
import { eachForm, eachInWords } from '../binding-forms.ts';
import { plainDefault } from '../plain-default.ts';
import type { Json, ListEntry } from '../plan.ts';
import { forgottenPath, readText } from '../text-value.ts';
import type { Build, Findings, Place, Root, WeakBinding } from './built.ts';
import { reportItemDrops } from './drop-faults.ts';
import { faultAt, noFaults } from './fault.ts';
import { markQueries } from './mark-queries.ts';
import { isRootName, resolvePath } from './resolve-path.ts';

/** An entry with how many values it surely gives, how many when its query delivered, and how many at most. */
export interface Entry {
  readonly entry: ListEntry;
  readonly sure: number;
  readonly delivered: number;
  readonly most: number;
  readonly weakest: readonly WeakBinding[];
}

export function buildEach(
  value: JsonObject,
  place: Place,
  findings: Findings,
  build: Build,
): Entry | undefined {
  const { faults } = findings;
  const form = findings.isSound ? noFaults : literalFaults(value, eachForm, place.pointer);
  if (form.length > 0) {
    faults.push(...form);
    markQueries(value, findings.queries);
    return undefined;
  }
  const at: Place = { ...place, pointer: `${place.pointer}/each` };
  if (place.isInShow) {
    faults.push(faultAt('second-each', place.pointer, { path: eachInWords(value) }));
    return undefined;
  }
  const written = value.each ?? null;
  const read =
    typeof written === 'string' ? readText(written, (name) => isRootName(name, place.roots)) : undefined;
  if (read?.is !== 'path') {
    const isRoot = (name: string) => isRootName(name, place.roots);
    const forgotten = typeof written === 'string' ? forgottenPath(written, isRoot) : undefined;
    const bare = typeof written === 'string' && isRoot(written.trim()) ? written.trim() : forgotten;
    if (bare) faults.push(faultAt('forgotten-braces', at.pointer, { found: String(written), path: bare }));
    else if (read?.is === 'malformed' || read?.is === 'doubled') build(written, at, findings);
    else faults.push(faultAt('binding-without-path', at.pointer, { keyword: 'each', found: written }));
    markQueries([value, `${bare}}`], findings.queries);
    return undefined;
  }
  const resolved = resolvePath(read.path, at, findings);
  const list = resolved && resolved.node !== 'unknown' ? resolved.node : undefined;
  if (list && !typesOf(list).has('array')) {
    faults.push(
      faultAt('each-of-no-list', at.pointer, { path: `{${read.path.join('.')}}`, found: inWords(list) }),
    );
    markQueries(value, findings.queries);
    return undefined;
  }
  const entry = list ? entryNode(list) : undefined;
  const item: Root = { node: entry ?? 'unknown', presence: 'delivered' };
  const roots = new Map([...place.roots, ['item', item]]);
  const show = build(
    value.show ?? null,
    { ...place, roots, isInShow: true, pointer: `${place.pointer}/show` },
    findings,
  );
  if (show) reportItemDrops(show, findings);
  const standing = value.default === undefined ? [] : buildDefaults(value.default, place, findings);
  if (!resolved || !show || !standing) return undefined;
  const take = typeof value.take === 'number' ? value.take : undefined;
  const least =
    list && resolved.presence !== 'maybe' && show.presence !== 'maybe' && show.presence !== 'empty'
      ? (limit(list, 'minItems', 'highest') ?? 0)
      : 0;
  const most = Math.min(
    take ?? Number.POSITIVE_INFINITY,
    (list && limit(list, 'maxItems', 'lowest')) ?? Number.POSITIVE_INFINITY,
  );
  return {
    entry: {
      is: 'each',
      of: read.path,
      show: show.plan,
      ...(take === undefined ? {} : { take }),
      ...(standing.length > 0 ? { default: standing } : {}),
    },
    sure: Math.min(1, standing.length),
    delivered: Math.max(Math.min(1, standing.length), Math.min(least, most)),
    most: Math.max(most, standing.length),
    weakest: [{ pointer: at.pointer, path: `{${read.path.join('.')}}`, because: 'few' }],
  };
}

/** The plain entries that stand in for an empty list. */
function buildDefaults(value: Json, place: Place, findings: Findings): readonly Json[] | undefined {
  if (!isList(value)) return undefined;
  const before = findings.faults.length;
  const kept: Json[] = [];
  for (const [index, entry] of value.entries()) {
    const literal = plainDefault(
      entry,
      place.node,
      `${place.pointer}/default${pointerToken(index)}`,
      findings,
    );
    if (literal !== undefined) kept.push(literal);
  }
  return findings.faults.length === before ? kept : undefined;
}
