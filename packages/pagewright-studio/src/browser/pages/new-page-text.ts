import { configs, type EditorSite } from 'pagewright/tooling';
import { asText } from '../names/page-facts.ts';
import { copyOf, type NewPage } from './changes/page-copy.ts';

/** Texts of new pages with `{{title}}` and `{{route}}`: the answer to the call `page-templates`. */
export interface PageTemplates {
  /** A page with nothing but its title. */
  readonly empty?: string;
  /** The template of the site; absent if it has none of its own. */
  readonly site?: string;
}

/** The text of a page from a template. @throws UneditableTextError if the template has a mistake of syntax */
export function textFromTemplate(site: EditorSite, template: string, page: NewPage): string {
  const values: Readonly<Record<string, string>> = { title: asText(page.title), route: page.route };
  const text = template.replaceAll(/\{\{(title|route)\}\}/g, (_, name: string) =>
    JSON.stringify(values[name] ?? '').slice(1, -1),
  );
  // As if it were a page at the top of the folder, for which templates are written.
  const file = 'new.json';
  const workspace = { ...site.workspace, files: new Map([[file, text]]) };
  const source = configs.read({ ...site, workspace, parsed: new Map() }, file);
  return source ? copyOf(site, source, page, false) : text;
}
