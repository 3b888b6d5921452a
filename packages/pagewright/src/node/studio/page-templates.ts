import path from 'node:path';
import type { PageTemplates } from '../../studio/pages/new-page-text.ts';
import { blocksText } from '../scaffold/scaffold-page.ts';
import { fromTemplate } from '../scaffold/scaffold-template.ts';
import type { StudioProject } from './studio-project.ts';

/** The folder of the engine, which has `templates/` as a project may have. */
const engine = path.resolve(import.meta.dirname, '../../..');

/** The templates of a new page, in which `{{title}}` and `{{route}}` are still to be replaced. */
export function pageTemplates(root: string, project: StudioProject): PageTemplates {
  const { blocks } = project.data('').schemas;
  const values = { blocks: blocksText({ blocks: new Map(blocks) }, '{{title}}') };
  const textIn = (folder: string) =>
    fromTemplate(folder, 'page-configs/new.json', 'page.json', values)[0]?.text;
  const [empty, site] = [textIn(engine), textIn(root)];
  return {
    ...(empty === undefined ? {} : { empty }),
    ...(site === undefined || site === empty ? {} : { site }),
  };
}
