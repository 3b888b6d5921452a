interface Named {
  readonly name: string;
}

const folded = (name: string): string => name.trim().toLowerCase();

/** The person of this name. Somebody who is not among the people has a name only. */
export function personNamed<Person extends Named>(
  name: string | undefined,
  people: readonly Person[] = [],
): Person | Named | undefined {
  if (name === undefined || name.trim() === '') return undefined;
  return people.find((person) => folded(person.name) === folded(name)) ?? { name };
}
