import { nodes, type SchemaNode } from 'pagewright/tooling';
import { titleOf } from './schema-words.ts';

/** The words of a text. A plural counts as its singular. */
function wordsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
}

/** Words that say nothing about a value that its field does not say. */
const emptyWords: ReadonlySet<string> = new Set([
  ...wordsIn('a an the this that each one some of in on for to as is are it its where when what'),
  ...wordsIn('shown leads number name text title words section list order address card'),
]);

/** True for a help that only repeats the label: `Heading of the section.` below `Heading`. */
function repeats(help: string, label: string): boolean {
  const known = new Set(wordsIn(label));
  return wordsIn(help).every((word) => known.has(word) || emptyWords.has(word));
}

/**
 * The help of a field: what its description says to people who edit pages, if the label does not say it.
 * @param owner the schema of the object that has it, whose title counts as known
 */
export function helpOf(node: SchemaNode | undefined, label: string, owner?: SchemaNode): string | undefined {
  const help = node ? nodes.purposeOf(node) : '';
  const known = [label, (owner && titleOf(owner)) ?? ''].join(' ');
  return help === '' || repeats(help, known) ? undefined : help;
}
