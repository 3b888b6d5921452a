import { parseTree } from 'jsonc-parser';
import { sectionName } from '../config/config-kind.ts';
import { sectionRoot } from '../grammar/path-names.ts';
import { objectOf, type Steps } from '../json/json-value.ts';
import { formatOf } from '../schema/describe-schema.ts';
import { sourceOf } from './binding-scope.ts';
import { type ConfigName, nameIn } from './config-name.ts';
import { type ConfigText, type EditorSite, readConfig, stringIn } from './editor-site.ts';
import { pageWithPath, routesOf } from './linkable-paths.ts';
import { anchorsOf } from './page-blocks.ts';
import { sectionOf, usesOfSection } from './shared-sections.ts';
import {
  type FileRange,
  nameRangeOf,
  partAt,
  pathAt,
  pathsIn,
  rangeOf,
  rangeOfNode,
  type StringAt,
  stringAt,
  stringsIn,
} from './text-range.ts';
import { placeOf } from './value-place.ts';

function inConfig(
  { file }: ConfigText,
  range: Omit<FileRange, 'folder' | 'file'> | undefined,
): readonly FileRange[] {
  return range ? [{ folder: 'pages', file, start: range.start, end: range.end }] : [];
}

function startOf(folder: FileRange['folder'], file: string | undefined): readonly FileRange[] {
  return file === undefined ? [] : [{ folder, file, start: 0, end: 0 }];
}

/** The declarations of the name, path or link at an offset of a config. */
export function definitionsAt(site: EditorSite, file: string, offset: number): readonly FileRange[] {
  const config = readConfig(site, file);
  if (!config?.kind) return [];
  const found = pathAt(config, offset);
  if (found) return ofPath(site, config, partAt(found.written, offset).path, found.string.steps);
  const string = stringAt(config, offset);
  if (!string) return [];
  if (string.isName) return ofGivenValue(site, config, string);
  const named = nameIn(site, config, string);
  if (named?.kind === 'query') return inConfig(config, nameRangeOf(config, ['data', named.name]));
  return named ? ofName(site, named) : ofText(site, config, string);
}

/** The first name of a path leads to `data`, a field to the schema of the source, and `item` to `each`. */
function ofPath(
  site: EditorSite,
  config: ConfigText,
  [root, ...fields]: readonly [string, ...string[]],
  steps: Steps,
): readonly FileRange[] {
  const last = fields.at(-1);
  if (root === 'item')
    return inConfig(config, rangeOf(config, [...steps.slice(0, steps.lastIndexOf('show')), 'each']));
  if (root === 'route')
    return inConfig(config, nameRangeOf(config, ['params', last ?? '']) ?? nameRangeOf(config, ['route']));
  if (root === 'url') return inConfig(config, nameRangeOf(config, ['urlParams', last ?? '']));
  if (root === 'site') {
    const common = readConfig(site, '_site.json');
    return common ? inConfig(common, nameRangeOf(common, last === undefined ? [] : [last])) : [];
  }
  if (root === sectionRoot) return ofParam(site, config, fields[0] ?? '');
  const source = sourceOf(config, root);
  if (last === undefined || source === undefined)
    return inConfig(config, nameRangeOf(config, ['data', root]));
  return ofField(site, `content/${source}.json`, last);
}

/** A param of a section leads to the values that pages give it. */
function ofParam(site: EditorSite, section: ConfigText, param: string): readonly FileRange[] {
  return usesOfSection(site, sectionName(section.file) ?? '').flatMap(({ config, steps }) =>
    inConfig(config, nameRangeOf(config, [...steps, 'with', param])),
  );
}

/** The name of a value in `with` leads to the first path in the section that reads the value. */
function ofGivenValue(site: EditorSite, config: ConfigText, { text, steps }: StringAt): readonly FileRange[] {
  if (steps.at(-1) !== 'with') return [];
  const use = placeOf(site, config, steps);
  const section =
    use.parentIs === 'sectionUse' ? sectionOf(site, stringIn(objectOf(use.parent).section)) : undefined;
  if (!section) return [];
  const paths = stringsIn(section.tree).flatMap((string) => pathsIn(section.text, string));
  return inConfig(
    section,
    paths.find(({ path: [root, param] }) => root === sectionRoot && param === text),
  );
}

/** A field leads to the first property with its name in a schema file. A search by name also finds fields of shared schemas. */
function ofField(site: EditorSite, file: string, field: string): readonly FileRange[] {
  const text = site.workspace.schemaFiles.get(file);
  const tree = text === undefined ? undefined : parseTree(text);
  const search = (node: typeof tree): typeof tree => {
    if (node?.type === 'property' && node.children?.[0]?.value === 'properties') {
      const names = node.children[1]?.children?.flatMap((each) => each.children?.[0] ?? []);
      const named = names?.find(({ value }) => value === field);
      if (named) return named;
    }
    for (const child of node?.children ?? []) {
      const inner = search(child);
      if (inner) return inner;
    }
    return undefined;
  };
  const name = search(tree);
  if (!name) return text === undefined ? [] : startOf('schemas', file);
  return [{ folder: 'schemas', file, ...rangeOfNode(name) }];
}

function ofName({ workspace, code }: EditorSite, { kind, name }: ConfigName): readonly FileRange[] {
  if (kind === 'fallback' || kind === 'section') {
    const file = `${kind === 'section' ? '_sections' : '_fallbacks'}/${name}.json`;
    return startOf('pages', workspace.files.has(file) ? file : undefined);
  }
  const schema = `${kind === 'block' ? 'blocks' : 'content'}/${name}.json`;
  const files = kind === 'block' ? code.blocks : code.sources;
  return [
    ...startOf('schemas', workspace.schemaFiles.has(schema) ? schema : undefined),
    ...startOf('project', files.get(name)),
  ];
}

/** A link leads to the route of its page or to the block with its anchor; an image leads to its file. */
function ofText(site: EditorSite, config: ConfigText, { text, steps }: StringAt): readonly FileRange[] {
  const { node } = placeOf(site, config, steps);
  const format = node && formatOf(node);
  const { publicFiles } = site.workspace;
  if (publicFiles.has(text)) return startOf('project', `public${text}`);
  if (format !== 'href') return [];
  const [path = '', anchor] = text.split('#', 2);
  const page = path === '' ? config : pageWithPath(path, site);
  if (!page) return [];
  const block = anchorsOf(page, site).find(({ id }) => id === anchor);
  if (block) return inConfig(block.config, rangeOf(block.config, block.steps));
  const number = routesOf(page).indexOf(path);
  return inConfig(page, rangeOf(page, ['route', Math.max(0, number)]) ?? rangeOf(page, ['route']));
}
