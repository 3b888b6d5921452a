import type { Person } from '../generated/block-props.ts';

const folded = (name: string): string => name.trim().toLowerCase();

/** The person with this name. A name that is not among the people is a person without other details. */
export function personNamed<Known extends Person>(
  name: string | undefined,
  people: readonly Known[] = [],
): Known | Person | undefined {
  if (name === undefined || name.trim() === '') return undefined;
  return people.find((person) => folded(person.name) === folded(name)) ?? { name };
}
