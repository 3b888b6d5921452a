import type { Schemas } from '../../config/schemas/schemas.ts';
import { blocksText, engine } from './scaffold-page.ts';
import { fromTemplate } from './scaffold-template.ts';

/**
 * The templates of a new page, with `{{title}}` and `{{route}}` as placeholders. `empty` contains nothing but the title; `site` is the
 * project's own template, if it has one.
 */
export function pageTemplates(
  root: string,
  schemas: Pick<Schemas, 'blocks'>,
): { readonly empty?: string; readonly site?: string } {
  const values = { blocks: blocksText(schemas, '{{title}}') };
  const textIn = (folder: string) =>
    fromTemplate(folder, 'page-configs/new.json', 'page.json', values)[0]?.text;
  const [empty, site] = [textIn(engine), textIn(root)];
  return {
    ...(empty === undefined ? {} : { empty }),
    ...(site === undefined || site === empty ? {} : { site }),
  };
}
