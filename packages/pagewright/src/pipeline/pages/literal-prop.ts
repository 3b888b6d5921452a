import type { Translation } from '../../grammar/languages.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { Plan } from '../../grammar/plans/value-plan.ts';
import { isRecord } from '../../json/json-value.ts';
import { translationsIn } from '../../render/head/head-languages.ts';

/** The value of a prop that the config gives literally; undefined if it depends on content. */
export function literalProp(props: Plan, name: string): unknown {
  const plan = props.is === 'object' ? props.properties[name] : props;
  if (plan?.is !== 'literal') return undefined;
  return props.is === 'object' || !isRecord(plan.value) ? plan.value : plan.value[name];
}

/** The page in all its languages, including itself. Empty for a page without translations. */
export function translationsOf({ head }: PagePlan): readonly Translation[] {
  return translationsIn(literalProp(head, 'translations'));
}
