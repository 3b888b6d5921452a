/** Our own keywords. They describe a value; none decides whether a single value fits. Declare new ones here. */
export const ownAnnotations: readonly string[] = [
  /** The level that a text is drawn at as a heading. */
  'headingLevel',
  /** Where delivery cuts a text. */
  'cut',
  /** When a block type hydrates. */
  'hydrate',
  /** An address that is shown in a frame. */
  'isFramed',
  /** The property by which the items of an array differ. */
  'itemKey',
  /** The items that an array must have. */
  'requiredItems',
  /** When an object needs an optional property. */
  'requiredWhen',
  /** When a property of an object has an effect. */
  'onlyWhen',
];
