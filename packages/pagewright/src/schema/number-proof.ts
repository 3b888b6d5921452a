import type { JsonSchema } from '../grammar/plan.ts';
import { type Atom, figure } from './atom.ts';
import type { Reason } from './reason.ts';

interface Bound {
  readonly value: number;
  /** True when the value itself is shut out. */
  readonly isOpen: boolean;
}

function lowerBound(
  inclusive: number | undefined,
  exclusive: number | undefined,
  whole: boolean,
): Bound | undefined {
  const low = inclusive ?? Number.NEGATIVE_INFINITY;
  const open = exclusive ?? Number.NEGATIVE_INFINITY;
  const bound = open >= low ? { value: open, isOpen: true } : { value: low, isOpen: false };
  if (bound.value === Number.NEGATIVE_INFINITY) return undefined;
  if (!whole) return bound;
  return { value: bound.isOpen ? Math.floor(bound.value) + 1 : Math.ceil(bound.value), isOpen: false };
}

const negated = (value: number | undefined) => (value === undefined ? undefined : -value);

/** What keeps numbers of an atom from fitting a schema; undefined when nothing does. */
export function numberReason(atom: Atom, schema: JsonSchema, at: string): Reason | undefined {
  const whole = atom.type === 'integer';
  const number = (keyword: string) => {
    const value = schema[keyword];
    return typeof value === 'number' ? value : undefined;
  };
  const sides = [
    {
      keyword: 'minimum',
      given: lowerBound(
        figure(atom, 'minimum', 'highest'),
        figure(atom, 'exclusiveMinimum', 'highest'),
        whole,
      ),
      asked: lowerBound(number('minimum'), number('exclusiveMinimum'), whole),
      sign: 1,
    },
    {
      keyword: 'maximum',
      given: lowerBound(
        negated(figure(atom, 'maximum', 'lowest')),
        negated(figure(atom, 'exclusiveMaximum', 'lowest')),
        whole,
      ),
      asked: lowerBound(negated(number('maximum')), negated(number('exclusiveMaximum')), whole),
      sign: -1,
    },
  ];
  for (const { keyword, given, asked, sign } of sides) {
    if (!asked) continue;
    const isWithin =
      given &&
      (given.value > asked.value || (given.value === asked.value && (given.isOpen || !asked.isOpen)));
    if (!isWithin) return { keyword, at, from: given ? given.value * sign : null, to: asked.value * sign };
  }
  const step = number('multipleOf');
  if (step === undefined) return undefined;
  const steps = atom.bags.flatMap((bag) =>
    typeof bag.schema.multipleOf === 'number' ? [bag.schema.multipleOf] : [],
  );
  if (whole) steps.push(1);
  return steps.some((one) => Number.isInteger(one / step))
    ? undefined
    : { keyword: 'multipleOf', at, from: steps[0] ?? null, to: step };
}
