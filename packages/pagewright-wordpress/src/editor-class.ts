/** Prefixes of classes that the block editor writes, and what they become. The first that fits is taken. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^wp-block-(?=[a-z_-]+$)/, ''],
  [/^align(?=(?:left|right|center|none|wide|full)$)/, 'align-'],
  [/^has-text-align-(?=(?:left|center|right)$)/, 'text-'],
  [/^is-style-(?=[a-z-]+$)/, 'style-'],
  [/^(?=(?:columns-\d|language-[\w+-]+)$)/, ''],
];

/** The class of the block editor that says how something looks or is placed, in the words that a site's styles know. */
export function editorClass(name: string): string | undefined {
  const rule = names.find(([pattern]) => pattern.test(name));
  return rule && `content-${name.replace(rule[0], rule[1])}`;
}
