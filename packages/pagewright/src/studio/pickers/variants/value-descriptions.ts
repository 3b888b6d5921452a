/** The description of a schema with `enum`, taken apart. */
interface ValueDescriptions {
  /** What is said before the first value; all of it if no value is described. */
  readonly general: string;
  /** What is said of each value. */
  readonly of: ReadonlyMap<string, string>;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds the descriptions of values in the description of their property, where each follows its value and a colon:
 * `split: text left, picture right. plain: text only.`
 */
export function valueDescriptions(description: string, values: readonly string[]): ValueDescriptions {
  // A longer value may begin with a shorter one.
  const names = values.toSorted((a, b) => b.length - a.length).map(escaped);
  if (names.length === 0) return { general: description, of: new Map() };
  const parts = description.split(new RegExp(`(?:^|(?<=[.;!?]\\s))(${names.join('|')}):\\s+`));
  const [general = '', ...rest] = parts;
  const of = new Map<string, string>();
  for (let at = 0; at < rest.length; at += 2) of.set(rest[at] ?? '', (rest[at + 1] ?? '').trim());
  return { general: general.trim(), of };
}
