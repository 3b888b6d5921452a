import type { JsonObject } from '../../schema/json-value.ts';
import { literalFaults } from '../../schema/literal-fit.ts';
import { orForm } from '../binding-forms.ts';
import { plainDefault } from '../plain-default.ts';
import type { Plan } from '../plan.ts';
import { forgottenPath, readText } from '../text-value.ts';
import type { Built, Findings, Place } from './built.ts';
import { buildText } from './compile-text.ts';
import { faultAt, noFaults } from './fault.ts';
import { markQueries } from './mark-queries.ts';
import { isRootName } from './resolve-path.ts';

/** `null` as a default says that nothing takes the place of a missing value: what needs the value is dropped with it. */
function accepted(from: Built): Built {
  return { ...from, weakest: from.weakest.map((each) => ({ ...each, because: 'accepted' })) };
}

export function buildOr(value: JsonObject, place: Place, findings: Findings): Built | undefined {
  const { faults } = findings;
  const form = findings.isSound ? noFaults : literalFaults(value, orForm, place.pointer);
  if (form.length > 0) {
    faults.push(...form);
    markQueries(value, findings.queries);
    return undefined;
  }
  const at: Place = { ...place, pointer: `${place.pointer}/from`, mayBeEmpty: false };
  const written = value.from ?? null;
  const isRoot = (name: string) => isRootName(name, place.roots);
  const isPath =
    typeof written === 'string' &&
    (readText(written, isRoot).is === 'path' ||
      ['malformed', 'doubled'].includes(readText(written, isRoot).is) ||
      forgottenPath(written, isRoot) !== undefined);
  if (!isPath || typeof written !== 'string') {
    faults.push(faultAt('binding-without-path', at.pointer, { keyword: 'from', found: written }));
    markQueries(value, findings.queries);
  }
  const from = isPath && typeof written === 'string' ? buildText(written, at, findings) : undefined;
  if (value.default === null) return from && accepted(from);
  const standing = plainDefault(value.default ?? null, place.node, `${place.pointer}/default`, findings);
  if (!from || standing === undefined) return undefined;
  if (from.plan.is === 'literal') return from;
  const plan: Plan = { is: 'or', from: from.plan, default: standing };
  return { plan, presence: 'always', weakest: [] };
}
