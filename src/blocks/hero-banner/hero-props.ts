import type { BlockProps } from '../../generated/block-props.ts';

export type HeroProps = BlockProps['hero-banner'];

type Person = NonNullable<HeroProps['people']>[number];

const folded = (name: string): string => name.trim().toLowerCase();

/** The person of this name. Somebody who is not among the people has a name only. */
export function personNamed(
  name: string | undefined,
  people: readonly Person[] | undefined,
): Person | undefined {
  if (name === undefined || name.trim() === '') return undefined;
  return people?.find((person) => folded(person.name) === folded(name)) ?? { name };
}
