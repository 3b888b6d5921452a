/** Keywords of our own that say something about a value but never whether it fits. A new one is declared here. */
export const ownAnnotations: readonly string[] = [
  /** The level that a text is drawn at as a heading. */
  'headingLevel',
  /** Where delivery cuts a text. */
  'cut',
  /** When a block type hydrates. */
  'hydrate',
  /** An address that is shown in a frame. */
  'isFramed',
];
