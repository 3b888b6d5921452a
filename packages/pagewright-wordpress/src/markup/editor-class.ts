/** Classes of the block editor, and of galleries and captions that are older than it, that are renamed as a whole. */
const names: ReadonlyMap<string, string> = new Map([
  // Galleries and captions of the classic editor, and galleries as saved before WordPress 5.9.
  ['gallery', 'gallery'],
  ['gallery-item', 'gallery-item'],
  ['blocks-gallery-item', 'gallery-item'],
  ['blocks-gallery-grid', 'gallery-grid'],
  ['wp-caption', 'captioned'],
  ['wp-caption-text', 'caption'],
  ['wp-block-cover-image', 'cover'],
  ['is-cropped', 'cropped'],
  ['has-media-on-the-right', 'media-right'],
  ['is-image-fill', 'fill'],
  ['is-image-fill-element', 'fill'],
  ['is-not-stacked-on-mobile', 'unstacked'],
  ['is-layout-flex', 'row'],
  ['is-flex-container', 'row'],
  ['is-layout-grid', 'tiles'],
  ['is-grid', 'tiles'],
  ['is-vertical', 'stack'],
  ['is-nowrap', 'nowrap'],
  ['is-light', 'light'],
  ['has-background', 'filled'],
  ['has-drop-cap', 'drop-cap'],
  ['has-fixed-layout', 'fixed'],
  ['has-small-font-size', 'text-small'],
  ['is-small-text', 'text-small'],
  ['has-large-font-size', 'text-large'],
  ['is-large-text', 'text-large'],
  ['has-larger-font-size', 'text-larger'],
  ['has-x-large-font-size', 'text-larger'],
  ['is-larger-text', 'text-larger'],
  ['has-xx-large-font-size', 'text-huge'],
  ['has-huge-font-size', 'text-huge'],
  ['tag-cloud-link', 'tag'],
  ['wp-calendar-nav', 'calendar-nav'],
]);

/** Prefixes of such classes and their replacements. The first match is used. */
const prefixes: readonly (readonly [RegExp, string])[] = [
  [/^wp-block-button__width-(?=\d+$)/, 'width-'],
  [/^wp-block-(?!.+-is-layout-)(?=[a-z_-]+$)/, ''],
  [/^align(?=(?:left|right|center|none|wide|full)$)/, 'align-'],
  [/^has-text-align-(?=(?:left|center|right)$)/, 'text-'],
  [/^is-style-(?=[a-z-]+$)/, 'style-'],
  [/^is-vertically-aligned-(?=(?:top|center|bottom)$)/, 'vertical-'],
  [/^is-content-justification-(?=(?:left|center|right|space-between)$)/, 'justify-'],
  [/^is-(?=position-(?:top|center|bottom)-(?:left|center|right)$)/, ''],
  [/^(?:gallery-)?(?=columns-\d$)/, ''],
  [/^(?=language-[\w+-]+$)/, ''],
];

/** Maps a class of the block editor to a class of the site; undefined for a class that sites do not style. */
export function editorClass(name: string): string | undefined {
  const renamed = names.get(name);
  if (renamed !== undefined) return `content-${renamed}`;
  const [pattern, replacement] = prefixes.find(([prefix]) => prefix.test(name)) ?? [];
  return pattern && `content-${name.replace(pattern, replacement ?? '')}`;
}
