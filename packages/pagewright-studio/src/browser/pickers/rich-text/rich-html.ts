import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';
import { pickerStrings } from '../picker-strings.ts';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** HTML that the editor would lose when it writes. */
export class CannotKeep extends Error {
  /** What it would lose, in words: `the element <table>`. */
  readonly what: string;

  constructor(what: string) {
    super(`The editor cannot keep ${what}.`);
    this.what = what;
  }
}

interface HtmlElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly HtmlNode[];
}

/** @throws CannotKeep for a node other than an element, such as a comment */
export function elementOf(node: HtmlNode): HtmlElement {
  if (!defaultTreeAdapter.isElementNode(node)) throw new CannotKeep(pickerStrings.rich.comment);
  const { tagName, attrs, childNodes } = node;
  return {
    tag: tagName,
    attributes: new Map(attrs.map(({ name, value }) => [name, value])),
    children: childNodes,
  };
}

/** True for white space that browsers do not show between blocks. */
export function isBlank(node: HtmlNode): boolean {
  return defaultTreeAdapter.isTextNode(node) && /^[\t\n\f\r ]*$/.test(node.value);
}
