import type { Plan } from '../../grammar/plan.ts';
import { isRecord } from '../../schema/json-value.ts';

/** The value of a prop where it stands in the config, whatever the content. */
export function literalProp(props: Plan, name: string): unknown {
  const plan = props.is === 'object' ? props.members[name] : props;
  if (plan?.is !== 'literal') return undefined;
  return props.is === 'object' || !isRecord(plan.value) ? plan.value : plan.value[name];
}
