import {
  type ConfigText,
  configs,
  type EditorSite,
  json,
  nodes,
  type Steps,
  type TextEdit,
} from 'pagewright/tooling';
import { isEditable } from '../../edits/edit-config.ts';
import type { PageLink } from './page-links.ts';

/** Arrays of blocks, which stay when a link in them is removed. */
function isBlockList(site: EditorSite, config: ConfigText, list: Steps): boolean {
  const is = configs.placeOf(site, config, [...list, 0]).is;
  return is === 'block' || is === 'section';
}

/** The value that a text belongs to: the text itself, or the binding that has it as its default, or the item with `each` around it. */
function valueWith(site: EditorSite, config: ConfigText, steps: Steps): Steps {
  for (let length = 1; length < steps.length; length += 1) {
    const around = steps.slice(0, length);
    const value = json.objectOf(configs.placeOf(site, config, around).value);
    if ('each' in value || ('from' in value && length === steps.length - 1)) return around;
  }
  return steps;
}

/**
 * The steps to what is removed together with a link: its property, or the smallest item or object around it that may be missing.
 * Undefined if nothing may be, so that somebody has to change it by hand.
 */
export function removablePart(site: EditorSite, link: PageLink): Steps | undefined {
  const config = configs.read(site, link.file);
  if (!config || !isEditable(config.text)) return undefined;
  if (link.kind === 'redirect') return link.steps.slice(0, 2);
  if (link.kind === 'translation' || link.kind === 'canonical') return link.steps;
  if (link.kind === 'html') return undefined;
  return smallestPart(site, config, valueWith(site, config, link.steps));
}

/** The smallest part around a link that may be missing: the link itself, or an item or object around it. */
function smallestPart(site: EditorSite, config: ConfigText, link: Steps): Steps | undefined {
  let part = link;
  while (part.length > 1) {
    const outer = part.slice(0, -1);
    const { node, value, accepts } = configs.placeOf(site, config, outer);
    if (json.isArray(value)) {
      if (isBlockList(site, config, outer)) return undefined;
      if (!node || value.length > nodes.arrayShape(node).minItems) return part;
    } else if (node && !nodes.objectShape(node).required.has(String(part.at(-1)))) {
      if (part !== link || saysSomethingWithout(site, config, outer)) return part;
    }
    // Links are removed from what a block, a use of a section, a query or the page has, but that stays.
    if (accepts === 'fields') return undefined;
    part = outer;
  }
  return undefined;
}

/** Whether an object says something without its link. An item with a label alone does not; a menu with links of its own does. */
function saysSomethingWithout(site: EditorSite, config: ConfigText, object: Steps): boolean {
  const { value } = configs.placeOf(site, config, object);
  const isItem = typeof object.at(-1) === 'number' && !isBlockList(site, config, object.slice(0, -1));
  return (
    !isItem || Object.values(json.objectOf(value)).some((each) => json.isArray(each) || json.isObject(each))
  );
}

/** The edits that remove the links of HTML, but not their words. */
export function unlinkHtml(link: PageLink): readonly TextEdit[] {
  const hrefs = new Set(link.hrefs.map(({ href }) => href));
  const unlinked = link.text.replaceAll(
    /<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([\s\S]*?)<\/a\s*>/gi,
    (whole, quoted?: string, other?: string, words?: string) =>
      hrefs.has(quoted ?? other ?? '') ? (words ?? '') : whole,
  );
  return [{ start: link.start, end: link.end, text: JSON.stringify(unlinked) }];
}

/** Parts that are not inside of other parts, so that each can be removed once. */
export function outermost(parts: readonly Steps[]): readonly Steps[] {
  const isInside = (inner: Steps, outer: Steps) =>
    inner.length >= outer.length && outer.every((step, index) => step === inner[index]);
  return parts.filter(
    (part, index) =>
      !parts.some(
        (other, at) => at !== index && isInside(part, other) && (other.length < part.length || at < index),
      ),
  );
}
