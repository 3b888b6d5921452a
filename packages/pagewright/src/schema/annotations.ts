/** Keywords of this project. JSON Schema validators ignore them. Declare new ones here. */
export const ownAnnotations: readonly string[] = [
  /** The heading level at which a string is rendered. */
  'headingLevel',
  /** The length in characters to which a string is cut when it is decoded. */
  'cut',
  /** The form control of a string in the edit screen of the CMS. */
  'input',
  /** The content type of the entry that a slug names. */
  'relatesTo',
  /** The source that counts the pages of a list. */
  'pages',
  /** When a block type hydrates. */
  'hydrate',
  /** The places for other blocks in a block type. */
  'slots',
  /** The version of a block type, which increases when its props change in a way that configs must follow. */
  'version',
  /** Whether a URL is shown in a frame. */
  'isFramed',
  /** The property in which all items of an array must differ. */
  'itemKey',
  /** The items that an array must contain. */
  'requiredItems',
  /** When an optional property of an object is required. */
  'requiredWhen',
  /** When a property of an object has an effect. */
  'onlyWhen',
  /** In the grammar: the construct that an object is. */
  'construct',
  /** In the grammar: what other programs call a property. */
  'otherNames',
  /** In the grammar: the version of Pagewright that has a property first. */
  'since',
  /** How a value is edited in forms. */
  'control',
  /** The group of a form that a property is in. */
  'group',
];
