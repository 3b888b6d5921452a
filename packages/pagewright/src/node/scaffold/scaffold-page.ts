import path from 'node:path';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { recordOf } from '../../json/is-record.ts';
import { isJson, isRecord, type Json, objectOf } from '../../json/json-value.ts';
import { readProject } from '../../pipeline/project/read-project.ts';
import { type CheckedSite, checkSite } from '../../pipeline/site/checked-site.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';
import { sentenceCase } from '../../schema/word-case.ts';
import { privacyParts } from './privacy-page.ts';
import { withEntries } from './scaffold-entries.ts';
import { assertValidName, singular } from './scaffold-names.ts';
import { withPlaceholders } from './scaffold-placeholders.ts';
import { ScaffoldError, type ScaffoldOptions, type ScaffoldSteps } from './scaffold-step.ts';
import { fromTemplate } from './scaffold-template.ts';
import { textBlocks } from './text-blocks.ts';

/** The folder of the engine, which has `templates/` as a project may have. */
export const engine = path.resolve(import.meta.dirname, '../../..');

/**
 * JSON of the blocks of a new page: one block of the first type that shows the page's title, with the props of its first example with a
 * title, and placeholders for their texts. Empty if there is no such type.
 * @param isShort whether the block has only the props that it requires
 */
export function blocksText({ blocks }: Pick<Schemas, 'blocks'>, title: string, isShort = false): string {
  const titled = [...blocks].flatMap(([type, { properties, examples }]) => {
    const [property] = Object.entries(recordOf(properties)).find(
      ([, schema]) => isRecord(schema) && schema.headingLevel === 1,
    ) ?? [''];
    const example = (Array.isArray(examples) ? examples : []).find(
      (each) => isRecord(each) && property in each,
    );
    if (!isRecord(example) || !isJson(example)) return [];
    const node = nodeOf(blocks.get(type));
    const { required } = objectShape(node);
    const props = Object.entries(objectOf(withPlaceholders(example, node)));
    const kept = isShort ? props.filter(([name]) => name === property || required.has(name)) : props;
    return [{ type, props: { ...Object.fromEntries(kept), [property]: title } }];
  });
  return JSON.stringify(titled.slice(0, 1), null, 2).replaceAll('\n', '\n  ');
}

/** The name of the folder in a route, and the param at its end. Throws ScaffoldError if the route has another form. */
function partsOf(route: string): { readonly folder: string | undefined; readonly param: string | undefined } {
  const [matched, folders = '', param] =
    /^(?=\/)((?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)(?:\/:([a-z]\w*))?$/.exec(route) ?? [];
  if (matched) return { folder: folders.split('/').at(-1) || undefined, param };
  throw new ScaffoldError(
    `--route expects a path such as /company/press or /events/:slug, in lower-case letters, digits and hyphens, but found "${route}".`,
  );
}

/** The name and the route of a page. A route in place of the name gives both: `/company/press` is the page `press`. */
function namedRoute({ name, route }: ScaffoldOptions): { readonly name: string; readonly route: string } {
  if (!name.startsWith('/')) return { name, route: route ?? `/${name}` };
  if (route !== undefined)
    throw new ScaffoldError(`The page has two routes: ${name} and ${route}. Choose one.`);
  const { folder, param } = partsOf(name);
  return { name: (param === undefined ? folder : folder && singular(folder)) ?? 'home', route: name };
}

/** The blocks of a privacy page below its title. */
async function privacyBlocks(root: string, site: CheckedSite): Promise<readonly Json[]> {
  const language = site.site?.head.language ?? 'en';
  const blocks = textBlocks(site, privacyParts(root, await readProject(root), language));
  if (blocks) return blocks;
  throw new ScaffoldError(
    'A privacy page needs a block type that requires nothing but a heading ("headingLevel": 2) and a text ("control": "prose", "format": "html", or an array of texts), and this site has none. Add one with: pagewright scaffold block text-section',
  );
}

/** JSON of the blocks of a page. @param below the blocks below its title */
function joinedBlocks(titled: string, below: readonly Json[]): string {
  return below.length === 0
    ? titled
    : JSON.stringify([...JSON.parse(titled), ...below], null, 2).replaceAll('\n', '\n  ');
}

/** Steps of `docs/recipes/add-a-page.md`. */
export async function pageSteps(root: string, options: ScaffoldOptions): Promise<ScaffoldSteps> {
  const { name, route } = namedRoute(options);
  assertValidName(name, 'a page config');
  const { folder, param } = partsOf(route);
  if (param !== undefined && options.template !== undefined)
    throw new ScaffoldError(
      `The template ${options.template} is for one page, so ${route} cannot have a param.`,
    );
  const site = checkSite(root);
  const title = sentenceCase(name);
  const holder = site.pages.find((page) => page.routes.includes(route));
  if (holder) {
    throw new ScaffoldError(
      `page-configs/${holder.file} already has the route ${route}. Choose another one with --route.`,
    );
  }
  const below = options.template === 'privacy' ? await privacyBlocks(root, site) : [];
  const values = {
    title,
    route,
    blocks: joinedBlocks(blocksText(site.schemas, title, below.length > 0), below),
  };
  const file = `page-configs/${name}.json`;
  // A template of the site has other blocks.
  const steps = fromTemplate(below.length > 0 ? engine : root, file, 'page.json', values);
  if (param === undefined) return steps;
  const pages = { name, folder, param, title };
  return steps.map((step) => ({ ...step, text: withEntries(step.text, pages, site) }));
}
