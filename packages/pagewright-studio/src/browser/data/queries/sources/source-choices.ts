import { type EditorSite, nodes } from 'pagewright/tooling';
import { inWords } from '../../../field/schema-words.ts';

/** A source as people choose it. */
interface SourceChoice {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** Whether it finds several entries. */
  readonly isList: boolean;
}

/** A source of the site. */
export function sourceChoice({ workspace: { schemas } }: EditorSite, name: string): SourceChoice {
  const content = nodes.sourceSchema(schemas, name, 'content');
  return {
    name,
    label: inWords(name),
    description: nodes.purposeOf(nodes.of(schemas.content.get(name))),
    isList: content !== undefined && nodes.typesOf(nodes.of(content)).has('array'),
  };
}

/** Sources with a name that is searched come before those whose description has the word. */
function rankOf({ label }: SourceChoice, search: string): number {
  const wanted = search.trim().toLowerCase();
  return label.toLowerCase() === wanted ? 0 : label.toLowerCase().includes(wanted) ? 1 : 2;
}

/** All sources of the site by their labels. @param search words that must all occur */
export function sourceChoices(site: EditorSite, search = ''): readonly SourceChoice[] {
  const wanted = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return [...site.workspace.schemas.content.keys()]
    .map((name) => sourceChoice(site, name))
    .filter(({ name, label, description }) => {
      const text = `${name} ${label} ${description}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .toSorted(
      (one, other) => rankOf(one, search) - rankOf(other, search) || one.label.localeCompare(other.label),
    );
}
