import type { BlockProps } from '../../generated/block-props.ts';

type Team = BlockProps['team'];

/** Somebody with the line of the roster. */
export type Listed = Team['members'][number] & { readonly note?: string | undefined };

/** The people of the roster in its order, each with its line. Without a roster, or one that fits nobody, all people. */
export function listedMembers(people: Team['members'], roster: Team['roster']): readonly Listed[] {
  const listed = (roster ?? []).flatMap(({ name, note }) => {
    const person = people.find((each) => each.name.trim() === name.trim());
    return person === undefined ? [] : [{ ...person, note }];
  });
  return listed.length > 0 ? listed : people;
}
