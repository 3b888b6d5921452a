import { type ConfigText, configs, type EditorSite, json, type sitePages, urls } from 'pagewright/tooling';
import { inWords } from '../../field/schema-words.ts';
import { getOrAdd } from '../../get-or-add.ts';

type Value = ConfigText['value'][string];

/** The text that people see at a value, as far as the config knows it: the text itself, or the default of a binding. */
function textAt(value: Value | undefined): string | undefined {
  const text = json.stringIn(value) ?? json.stringIn(json.objectOf(value).default);
  return text === undefined || text === '' || text.includes('{') ? undefined : text;
}

/** What people call a page: its title. */
export function titleOfPage({ file, value }: ConfigText): string {
  return textAt(json.objectOf(value.head).title) ?? inWords(file.replace(/^.*\/|\.json$/g, ''));
}

const labels = new WeakMap<ConfigText, ReadonlyMap<string, string>>();

/** The labels of links in the site config, by where they lead. Menus call pages as visitors know them. */
function menuLabels(site: EditorSite): ReadonlyMap<string, string> {
  const config = configs.read(site, '_site.json');
  if (!config) return new Map();
  return getOrAdd(labels, config, () => {
    const found = new Map<string, string>();
    const look = (value: Value): void => {
      if (json.isArray(value)) value.forEach(look);
      if (!json.isObject(value)) return;
      const [label, href] = [textAt(value.label), json.stringIn(value.href)];
      if (label !== undefined && href !== undefined && !found.has(href)) found.set(href, label);
      Object.values(value).forEach(look);
    };
    look(config.value);
    return found;
  });
}

/** The values of the params of a page in one of its paths. */
function paramsIn(page: ConfigText, path: string): readonly string[] {
  for (const route of configs.routesOf(page)) {
    const params = urls.matchSegments(urls.segmentsOf(route), urls.segmentsOf(path));
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
export function wordsOfAnchor({ id, config, steps }: sitePages.Anchor): string {
  const props = json.objectOf(json.objectOf(json.valueAt(config.value, steps.slice(0, -1))).props);
  return textAt(props.heading) ?? textAt(props.title) ?? inWords(id);
}
