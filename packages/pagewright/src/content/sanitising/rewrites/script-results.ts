import type { ContentApi } from '../../content-api.ts';
import {
  classesOf,
  type Element,
  element,
  elementsOf,
  isElement,
  propertyOf,
  type Root,
  textNode,
  textOf,
} from '../html-tree.ts';

type ScriptResultOf = NonNullable<ContentApi['scriptResultOf']>;

const media = ['video', 'audio', 'iframe', 'object', 'embed'];

/** The data attributes of an element, by their names in HTML without `data-`. */
function dataOf(node: Element): Record<string, string> {
  const names = Object.keys(node.properties).filter((name) => /^data[A-Z\d]/.test(name));
  const written = (name: string) => name.slice(4).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.fromEntries(
    names.map((name) => [written(name).replace(/^-/, ''), propertyOf(node, name) ?? '']),
  );
}

const textElements = ['div', 'span', 'p', 'strong', 'b', 'em', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The element with the number at which a script starts, or else the first that shows nothing. */
function placeOfText(node: Element): Element | undefined {
  const places = [node, ...elementsOf(node)].filter(
    (each) =>
      isElement(each, ...textElements) &&
      each.children.every((child) => child.type === 'text') &&
      /^(?:\d[\d.,]*[%+]?)?$/.test(textOf(each)),
  );
  return places.find((each) => textOf(each) !== '') ?? places[0];
}

/** Puts into elements what a script of the service would put there. */
export function addScriptResults(root: Root, scriptResultOf: ScriptResultOf): void {
  for (const node of elementsOf(root)) {
    const data = dataOf(node);
    if (Object.keys(data).length === 0) continue;
    const result = scriptResultOf({ data, classes: classesOf(node), text: textOf(node) });
    if (result?.text !== undefined) {
      const place = placeOfText(node);
      if (place) place.children = [textNode(result.text)];
    }
    if (result?.frame !== undefined && !elementsOf(node).some(({ tagName }) => media.includes(tagName)))
      node.children = [element('iframe', { src: result.frame }, [])];
  }
}
