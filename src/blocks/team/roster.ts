import type { BlockProps } from '../../generated/block-props.ts';

type Team = BlockProps['team'];

/** A person with the line from the roster. */
export type Listed = Team['members'][number] & { readonly note?: string | undefined };

/** The people in the order of the roster, each with its line. All people if there is no roster, or if nobody in it is found. */
export function listedMembers(people: Team['members'], roster: Team['roster']): readonly Listed[] {
  const listed = (roster ?? []).flatMap(({ name, note }) => {
    const person = people.find((each) => each.name.trim() === name.trim());
    return person === undefined ? [] : [{ ...person, note }];
  });
  return listed.length > 0 ? listed : people;
}
