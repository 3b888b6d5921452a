/** Prefixes of block editor classes and their replacements. The first match is used. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^wp-block-(?=[a-z_-]+$)/, ''],
  [/^align(?=(?:left|right|center|none|wide|full)$)/, 'align-'],
  [/^has-text-align-(?=(?:left|center|right)$)/, 'text-'],
  [/^is-style-(?=[a-z-]+$)/, 'style-'],
  [/^(?=(?:columns-\d|language-[\w+-]+)$)/, ''],
];

/** Maps a class of the block editor to a class of the site; undefined for a class that sites do not style. */
export function editorClass(name: string): string | undefined {
  const rule = rules.find(([pattern]) => pattern.test(name));
  return rule && `content-${name.replace(rule[0], rule[1])}`;
}
