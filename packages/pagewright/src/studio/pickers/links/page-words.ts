import { routesOf } from '../../../editor/binding-scope.ts';
import { type ConfigText, type EditorSite, readConfig, stringIn } from '../../../editor/editor-site.ts';
import type { Anchor } from '../../../editor/linkable-paths.ts';
import { matchSegments, segmentsOf } from '../../../grammar/route-pattern.ts';
import { isArray, isObject, objectOf, valueAt } from '../../../json/json-value.ts';
import { getOrInsert } from '../../../memory/get-or-insert.ts';
import { inWords } from '../../form/rules/schema-words.ts';

type Value = ConfigText['value'][string];

/** The text that people see at a value, as far as the config knows it: the text itself, or the default of a binding. */
function textAt(value: Value | undefined): string | undefined {
  const text = stringIn(value) ?? stringIn(objectOf(value).default);
  return text === undefined || text === '' || text.includes('{') ? undefined : text;
}

/** What people call a page: its title. */
export function titleOfPage({ file, value }: ConfigText): string {
  return textAt(objectOf(value.head).title) ?? inWords(file.replace(/^.*\/|\.json$/g, ''));
}

const labels = new WeakMap<ConfigText, ReadonlyMap<string, string>>();

/** The labels of links in the site config, by where they lead. Menus call pages as visitors know them. */
function menuLabels(site: EditorSite): ReadonlyMap<string, string> {
  const config = readConfig(site, '_site.json');
  if (!config) return new Map();
  return getOrInsert(labels, config, () => {
    const found = new Map<string, string>();
    const look = (value: Value): void => {
      if (isArray(value)) value.forEach(look);
      if (!isObject(value)) return;
      const [label, href] = [textAt(value.label), stringIn(value.href)];
      if (label !== undefined && href !== undefined && !found.has(href)) found.set(href, label);
      Object.values(value).forEach(look);
    };
    look(config.value);
    return found;
  });
}

/** The values of the params of a page in one of its paths. */
function paramsIn(page: ConfigText, path: string): readonly string[] {
  for (const route of routesOf(page)) {
    const params = matchSegments(segmentsOf(route), segmentsOf(path));
    if (params) return [...params.values()].flatMap((value) => value ?? []);
  }
  return [];
}

/** What people call a path of a page: `Contact us`, `Services › Security`. */
export function wordsOfPath(site: EditorSite, page: ConfigText, path: string): string {
  const label = menuLabels(site).get(path);
  const params = paramsIn(page, path);
  if (params.length === 0) return label ?? titleOfPage(page);
  return [titleOfPage(page), label ?? params.map(inWords).join(', ')].join(' › ');
}

/** What people call a section of a page with an anchor: its heading. */
export function wordsOfAnchor({ id, config, steps }: Anchor): string {
  const props = objectOf(objectOf(valueAt(config.value, steps.slice(0, -1).map(String))).props);
  return textAt(props.heading) ?? textAt(props.title) ?? inWords(id);
}
