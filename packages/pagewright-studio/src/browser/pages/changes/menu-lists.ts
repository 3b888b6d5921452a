import {
  type ConfigText,
  configs,
  type EditorSite,
  type Json,
  json,
  nodes,
  type Steps,
  spelling,
} from 'pagewright/tooling';
import { insertItem, isEditable } from '../../edits/edit-config.ts';
import type { ChangedFiles } from '../../edits/files-in-change.ts';

/** A list of links that all pages share, and in which a link needs only a label. */
export interface MenuList {
  readonly file: string;
  readonly steps: Steps;
  /** What it is called: "Company › Links". */
  readonly name: string;
  /** The names of the properties with the words and the target of a link. */
  readonly label: string;
  readonly href: string;
}

function menuAt(site: EditorSite, config: ConfigText, steps: Steps): MenuList | undefined {
  const { node, value } = configs.placeOf(site, config, steps);
  if (!node || !nodes.typesOf(node).has('array')) return undefined;
  const { maxItems } = nodes.arrayShape(node);
  if (maxItems !== undefined && json.isArray(value) && Object.keys(value ?? {}).length >= maxItems)
    return undefined;
  const { properties, required } = nodes.objectShape(nodes.arrayShape(node).item);
  const href = [...properties].find(([, each]) => nodes.formatOf(each) === 'href')?.[0];
  const label = [...required].find((name) => {
    const each = properties.get(name);
    return each && name !== href && nodes.formatOf(each) === undefined && nodes.typesOf(each).has('string');
  });
  if (
    href === undefined ||
    label === undefined ||
    [...required].some((name) => name !== href && name !== label)
  )
    return undefined;
  return { file: config.file, steps, name: nameOf(config.value, steps), label, href };
}

/** The labels of the objects on the way, and the name of the list. */
function nameOf(value: Json, steps: Steps): string {
  const names = steps.flatMap((_, index) => {
    const around = json.objectOf(json.valueAt(value, steps.slice(0, index)));
    return index === 0 ? [] : (json.stringIn(around.label) ?? json.stringIn(around.title) ?? []);
  });
  const ofObjects =
    names.length > 0 ? names : steps.slice(0, -1).map((step) => spelling.sentenceCase(String(step)));
  return [...ofObjects, spelling.sentenceCase(String(steps.at(-1)))].join(' › ');
}

/** The menus of a site: the lists of links in `_site.json`, in the order of the file. */
export function menusOf(site: EditorSite, file = '_site.json'): readonly MenuList[] {
  const config = configs.read(site, file);
  if (!config || !isEditable(config.text)) return [];
  const search = (value: Json, steps: Steps): readonly MenuList[] => {
    if (json.isArray(value)) {
      const menu = menuAt(site, config, steps);
      const inner = value.flatMap((item, index) => search(item, [...steps, index]));
      return menu ? [menu, ...inner] : inner;
    }
    if (!json.isObject(value)) return [];
    return Object.entries(value).flatMap(([name, inner]) =>
      // Blocks at the end of pages, queries, profiles elsewhere and the ways out of an error are something else.
      steps.length === 0 && ['data', 'end', 'social', 'errorPage'].includes(name)
        ? []
        : search(inner, [...steps, name]),
    );
  };
  return search(config.value, []);
}

/** Adds a link to a menu: after its links, and before the links that it takes from content. */
export function addToMenu(
  changed: ChangedFiles,
  { file, steps, label, href }: MenuList,
  link: { readonly label: string; readonly href: string },
): void {
  const text = changed.text(file);
  if (text === null || !isEditable(text)) return;
  const list = json.valueAt(JSON.parse(text), steps);
  const items = json.itemsOf(list);
  const fromContent = items.findIndex((item) => 'each' in json.objectOf(item));
  changed.edit(
    file,
    insertItem(text, steps, fromContent < 0 ? items.length : fromContent, {
      [label]: link.label,
      [href]: link.href,
    }),
  );
}
