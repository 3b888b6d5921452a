import { nodes, type SchemaNode } from 'pagewright/tooling';
import { nameStrings } from '../names/name-strings.ts';
import { titleOf } from './schema-words.ts';

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words up to this length mostly join others, in any language with spaces between words. */
const shortWord = 3;

/**
 * True for a help that only repeats what is known, such as `Title of the card.` below `Title` in a card. A word counts as known if one of
 * the two starts with the other: `Links` repeats `Link`.
 */
function repeats(help: string, known: string): boolean {
  const words = wordsIn(known);
  return wordsIn(help).every(
    (word) =>
      word.length <= shortWord || words.some((each) => each.startsWith(word) || word.startsWith(each)),
  );
}

/**
 * The help of a field: what its description says to people who edit pages, if the label does not say it. What the studio calls every block
 * counts as known too.
 * @param owner the schema of the object that has it, whose title counts as known
 */
export function helpOf(node: SchemaNode | undefined, label: string, owner?: SchemaNode): string | undefined {
  const help = node ? nodes.purposeOf(node) : '';
  const known = [label, (owner && titleOf(owner)) ?? '', nameStrings.unnamed].join(' ');
  return help === '' || repeats(help, known) ? undefined : help;
}
