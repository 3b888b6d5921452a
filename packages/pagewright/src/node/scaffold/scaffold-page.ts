import type { Schemas } from '../../config/schemas/schemas.ts';
import { recordOf } from '../../json/is-record.ts';
import { isRecord } from '../../json/json-value.ts';
import { checkSite } from '../../pipeline/site/checked-site.ts';
import { sentenceCase } from '../../schema/word-case.ts';
import { withEntries } from './scaffold-entries.ts';
import { assertValidName } from './scaffold-names.ts';
import { ScaffoldError, type ScaffoldOptions, type ScaffoldSteps } from './scaffold-step.ts';
import { fromTemplate } from './scaffold-template.ts';

/**
 * JSON of the blocks of a new page: one block of the first type that shows the page's title, with the props of its first example with a
 * title. Empty if there is no such type.
 */
export function blocksText({ blocks }: Pick<Schemas, 'blocks'>, title: string): string {
  const titled = [...blocks].flatMap(([type, { properties, examples }]) => {
    const [property] = Object.entries(recordOf(properties)).find(
      ([, schema]) => isRecord(schema) && schema.headingLevel === 1,
    ) ?? [''];
    const example = (Array.isArray(examples) ? examples : []).find(
      (each) => isRecord(each) && property in each,
    );
    return isRecord(example) ? [{ type, props: { ...example, [property]: title } }] : [];
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

/** Steps of `docs/recipes/add-a-page.md`. */
export function pageSteps(root: string, { name, route = `/${name}` }: ScaffoldOptions): ScaffoldSteps {
  assertValidName(name, 'a page config');
  const { folder, param } = partsOf(route);
  const site = checkSite(root);
  const title = sentenceCase(name);
  const holder = site.pages.find((page) => page.routes.includes(route));
  if (holder) {
    throw new ScaffoldError(
      `page-configs/${holder.file} already has the route ${route}. Choose another one with --route.`,
    );
  }
  const values = { title, route, blocks: blocksText(site.schemas, title) };
  const steps = fromTemplate(root, `page-configs/${name}.json`, 'page.json', values);
  if (param === undefined) return steps;
  const pages = { name, folder, param, title };
  return steps.map((step) => ({ ...step, text: withEntries(step.text, pages, site) }));
}
