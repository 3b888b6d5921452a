import { isByParams, namedBy } from '../../config/constructs.ts';
import { sourceSchema } from '../../config/schemas/page-schemas.ts';
import { paramNames } from '../../grammar/route-pattern.ts';
import { objectOf } from '../../json/json-value.ts';
import { formatOf } from '../../schema/describe-schema.ts';
import { valueDescriptions } from '../../schema/form-annotations.ts';
import { defaultOf } from '../../schema/literal-completion.ts';
import { conjuncts, enumValues, nodeOf, type SchemaNode, typeOf } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';
import { slotsAt } from '../construct-at.ts';
import { describeNamed, describeSection } from '../describe-place.ts';
import { type ConfigText, configsOf, type EditorSite, stringIn } from '../editor-site.ts';
import { listedValues, pageWithPath, pathsOf, routesOf } from '../linkable-paths.ts';
import { anchorsOf } from '../page-blocks.ts';
import { sectionsOf } from '../shared-sections.ts';
import type { ValuePlace } from '../value-place.ts';
import { type Completion, type CompletionKind, type Target, valueCompletion } from './completion.ts';
import { languageTagsAt } from './language-tags.ts';

const pictures = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;
/** The most links to offer. A site may have thousands of pages. */
const maxLinks = 500;

const documents = /\.(?:pdf|docx|xlsx|pptx|zip|csv|ics|vcf)$/;

/** Completes a value with names, links and images of the site, and with the values of an enum. */
export function completeValue(typed: string, target: Target, place: ValuePlace): readonly Completion[] {
  const names = completeName(target, place);
  if (names.length > 0) return names;
  const { node } = place;
  if (!node || place.accepts === 'list' || place.accepts === 'path') return [];
  const format = formatOf(node);
  if (format === 'href') return completeLink(typed, target, place);
  return format === 'image-src' ? completeImage(target, place) : completeOption(target, node);
}

function named(
  names: Iterable<string>,
  kind: CompletionKind,
  target: Target,
  more: (name: string) => Partial<Completion> = () => ({}),
): readonly Completion[] {
  return [...names].map((name) => valueCompletion(name, target, { kind, rank: 0, ...more(name) }));
}

/** The block types that a place allows: all, or only some in a slot. */
export function blockTypesAt({ site, config, steps }: ValuePlace): readonly string[] {
  const all = [...site.workspace.schemas.blocks.keys()];
  const at = steps.lastIndexOf('slots');
  if (at < 0) return all;
  const allowed = slotsAt(site, config, steps.slice(0, at)).get(String(steps[at + 1]));
  return allowed ? all.filter((type) => allowed.includes(type)) : all;
}

/** Completes the name of a block type, a source, a fallback or a value of a route param. */
function completeName(target: Target, place: ValuePlace): readonly Completion[] {
  const { site, config, steps, parent, parentIs } = place;
  const { blocks, content } = site.workspace.schemas;
  const key = steps.at(-1);
  const isFallback = config.kind === 'fallback' && steps.length === 1;
  switch (isFallback && key === 'source' ? 'source' : namedBy(parentIs, key)) {
    case 'block':
      return named(blockTypesAt(place), 'block', target, (name) => ({
        documentation: describeNamed(name, nodeOf(blocks.get(name))),
        isInSchema: true,
      }));
    case 'section':
      return [...sectionsOf(site)].map(([name, section]) => {
        const documentation = describeSection(name, section, site);
        return valueCompletion(name, target, { kind: 'block', rank: 0, documentation });
      });
    case 'source':
      return named(content.keys(), 'source', target, (name) => ({
        ...ofSource(name, site),
        isInSchema: true,
      }));
    case 'query':
      return named(Object.keys(objectOf(config.value.data)), 'query', target);
  }
  if (key === 'by' && isFallback)
    return named(paramsOfSource(stringIn(objectOf(parent).source), site), 'value', target);
  if (key === 'fallback' && steps.at(-2) === 'failed') return completeFallback(target, place);
  const tags = languageTagsAt(place);
  if (tags)
    return tags.map(({ tag, name }) =>
      valueCompletion(tag, target, { kind: 'value', rank: 0, detail: name }),
    );
  if (isByParams(steps.at(-3)) && typeof key === 'number')
    return named(listedValues(config, String(steps.at(-2))), 'value', target);
  return [];
}

function ofSource(name: string, { workspace: { schemas } }: EditorSite): Partial<Completion> {
  const content = sourceSchema(schemas, name, 'content');
  const { description } = schemas.content.get(name) ?? {};
  return {
    detail: typeof description === 'string' ? description.replaceAll(/\s+/g, ' ') : undefined,
    documentation: content && describeNamed(name, nodeOf(content)),
  };
}

function paramsOfSource(
  source: string | undefined,
  { workspace: { schemas } }: EditorSite,
): readonly string[] {
  const params = source === undefined ? undefined : sourceSchema(schemas, source, 'params');
  return params ? [...objectShape(nodeOf(params)).properties.keys()] : [];
}

/** Completes the name of a fallback. Offers fallbacks of the query's own source first; the check reports any other. */
function completeFallback(target: Target, { site, config, steps }: ValuePlace): readonly Completion[] {
  const own = stringIn(objectOf(objectOf(config.value.data)[String(steps[1])]).source);
  return configsOf(site, 'fallback').map(({ file, value }) => {
    const name = file.replace(/^_fallbacks\/|\.json$/g, '');
    const source = stringIn(value.source);
    const detail = `Content of the source "${source ?? ''}".`;
    return valueCompletion(name, target, { kind: 'file', rank: source === own ? 0 : 1, detail });
  });
}

function completeLink(typed: string, target: Target, { site, config }: ValuePlace): readonly Completion[] {
  const [path = '', anchor] = typed.split('#', 2);
  if (anchor !== undefined) {
    const page = path === '' ? config : pageWithPath(path, site);
    return (page ? anchorsOf(page, site) : []).map(({ id, type = 'block' }) =>
      valueCompletion(`${path}#${id}`, target, { kind: 'anchor', rank: 0, detail: `the block "${type}"` }),
    );
  }
  const pages = configsOf(site, 'page').flatMap((page) => {
    const paths = pathsOf(page).filter((each) => each.includes(typed));
    const title = stringIn(objectOf(page.value.head).title);
    const detail = title === undefined || title.includes('{') ? page.file : `${title} (${page.file})`;
    return paths.map((each) => valueCompletion(each, target, { kind: 'link', rank: 0, detail }));
  });
  const files = [...site.workspace.publicFiles].filter((file) => documents.test(file)).toSorted();
  return [
    ...pages.slice(0, maxLinks),
    ...named(files, 'file', target, () => ({ rank: 1, detail: 'a file in public/' })),
  ];
}

/** Completes the path of an image in `public/`. Does not offer its smaller versions. */
function completeImage(target: Target, { site }: ValuePlace): readonly Completion[] {
  const { images, publicFiles } = site.workspace;
  const isVersion = (src: string) => {
    const original = src.replace(/-\d+(\.\w+)$/, '$1');
    return original !== src && publicFiles.has(original);
  };
  const found = [...publicFiles].filter((file) => pictures.test(file) && !isVersion(file)).toSorted();
  return named(found, 'image', target, (src) => {
    const size = images[src];
    return { detail: size && `${size.width} × ${size.height} pixels` };
  });
}

/** Completes a value that can only be one of a few: of an enum, true or false, a constant, or the default. */
function completeOption(target: Target, node: SchemaNode): readonly Completion[] {
  const constants = conjuncts(node).flatMap(({ schema }) =>
    typeof schema.const === 'string' ? [schema.const] : [],
  );
  const values = enumValues(node) ?? (typeOf(node) === 'boolean' ? [true, false] : constants);
  const normal = defaultOf(node);
  const all = values.length === 0 && normal ? [normal.value] : values;
  return all.map((value) =>
    valueCompletion(value, target, {
      kind: 'value',
      rank: 0,
      isInSchema: true,
      detail: value === normal?.value ? 'the default' : undefined,
      documentation: valueDescriptions(node).get(value),
    }),
  );
}

/** The names of route params that `only` and `except` of a block, and `params` of a page, may have as keys; undefined for other objects. */
export function paramKeys(steps: ValuePlace['steps'], config: ConfigText): readonly string[] | undefined {
  const key = steps.at(-1);
  const isLimit = isByParams(key) && typeof steps.at(-2) === 'number';
  const isParams = config.kind === 'page' && steps.length === 1 && key === 'params';
  const names = paramNames(routesOf(config)[0] ?? '/');
  const paged = isLimit && config.value.paging !== undefined ? ['page'] : [];
  return isLimit || isParams ? [...names, ...paged] : undefined;
}
