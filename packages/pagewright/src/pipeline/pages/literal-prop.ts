import type { Plan } from '../../grammar/plan.ts';
import { isRecord } from '../../schema/json-value.ts';

/** The value of a prop that the config gives literally; undefined if it depends on content. */
export function literalProp(props: Plan, name: string): unknown {
  const plan = props.is === 'object' ? props.properties[name] : props;
  if (plan?.is !== 'literal') return undefined;
  return props.is === 'object' || !isRecord(plan.value) ? plan.value : plan.value[name];
}
