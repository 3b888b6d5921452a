import {
  bindings,
  configs,
  type EditorSite,
  type JsonObject,
  json,
  sharedSections,
  spelling,
} from 'pagewright/tooling';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { insertItem, rawValue, removeValue } from '../../edits/edit-config.ts';
import { freeName } from '../../edits/free-name.ts';
import { newText, RawJson } from '../../edits/printed-json.ts';
import { headingOfItem, nameOfItem, usedSection } from '../../names/section-names.ts';
import { sectionStrings } from '../section-strings.ts';
import { type Outcome, RefusedError, runOperation } from './section-change.ts';
import { portable, rawSection, sectionAt, withoutValues } from './section-edits.ts';
import {
  addQueries,
  hasQueries,
  pagedQuery,
  queriesIn,
  queriesRead,
  removeUnread,
} from './section-queries.ts';
import { rootsOfText, withPaths } from './written-paths.ts';

/** Properties that are about the page, and stay there. */
const ofPage = configs.keyNames('sectionUse', (key) => key.ofPage === true);

/** The longest name that is suggested for a section, in characters. */
const longestName = 32;

/** Why a section cannot become a shared one, as a sentence; undefined if it can. */
export function shareRefusal(site: EditorSite, part: SelectedPart): string | undefined {
  const { list, value } = sectionAt({ site }, part);
  const { refused } = sectionStrings;
  if (usedSection(value) !== undefined) return refused.isShared;
  if (configs.blockAround(list)) return refused.useInSlot;
  return configs.kindOf(part.file) === 'section' ? refused.useInSection : undefined;
}

/** What is wrong with the name of a new shared section, as a sentence; undefined if nothing is. */
export function sectionNameProblem(site: EditorSite, name: string): string | undefined {
  const { refused } = sectionStrings;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return refused.sectionName;
  return sharedSections.find(site, name) ? refused.sectionExists(name) : undefined;
}

/** The queries of a page that are the same for each of its paths, and may go along with a section. */
function movable(text: string, names: readonly string[]): ReadonlySet<string> {
  const queries = queriesIn(text);
  const paged = pagedQuery(text);
  return new Set(
    names.filter((name) => {
      const roots = rootsOfText(JSON.stringify(queries[name]));
      return name !== paged && [...roots].every((root) => root === 'site');
    }),
  );
}

/** A section with params in place of the content of the page, and the values of the params. */
interface Parametrized {
  readonly block: RawJson;
  readonly values: Readonly<Record<string, string>>;
}

/** Replaces the content of the page in a block by params. @param own names of the content that the section has itself */
function parametrize(raw: RawJson, own: ReadonlySet<string>): Parametrized {
  const params = new Map<string, string>();
  const text = withPaths(raw.text, (path) => {
    const [root, ...fields] = path;
    const written = path.join('.');
    if (root === 'site' || own.has(root) || written === 'route.url') return undefined;
    const known = [...params].find(([, value]) => value === written)?.[0];
    const name = known ?? freeName(fields.at(-1) ?? root, (each) => params.has(each));
    params.set(name, written);
    return `${bindings.sectionRoot}.${name}`;
  });
  const values = [...params].map(([name, value]) => [name, `{${value}}`]);
  return { block: new RawJson(text), values: Object.fromEntries(values) };
}

/** The `$schema` of a new section: as other sections have it, or as the page that it comes from. */
function schemaReference(site: EditorSite, file: string): JsonObject {
  const others = configs.all(site, 'section').flatMap(({ value }) => json.stringIn(value.$schema) ?? []);
  const own = json.stringIn(configs.read(site, file)?.value.$schema);
  const folder = own === undefined ? undefined : /^(?:\.\.\/)+(.*)\/[^/]+$/.exec(own)?.[1];
  const $schema = others[0] ?? (folder === undefined ? undefined : `../../${folder}/section.schema.json`);
  return $schema === undefined ? {} : { $schema };
}

/** What becomes of the content that a block reads when it becomes a shared section. */
interface SharedParts {
  /** What people call the block. */
  readonly name: string;
  /** A free name for the section. */
  readonly suggested: string;
  /** The values that each page then gives. */
  readonly params: readonly string[];
  /** The queries that the section then has itself. */
  readonly queries: readonly string[];
}

/** Describes what `shareSection` would do. */
export function sharedParts(site: EditorSite, part: SelectedPart): SharedParts {
  const { file, value } = sectionAt({ site }, part);
  const text = configs.read(site, file)?.text ?? '';
  const raw = rawValue(text, part.steps);
  const own = hasQueries(file) ? movable(text, queriesRead(text, raw.text)) : new Set<string>();
  const heading = headingOfItem(site, value);
  const spoken = heading && !heading.isBound ? spelling.kebabCase(heading.text).slice(0, longestName) : '';
  const base = spoken.replace(/-+$/, '') || (json.stringIn(value.type) ?? 'section');
  return {
    name: nameOfItem(site, value),
    suggested: freeName(base, (name) => sharedSections.find(site, name) !== undefined),
    params: Object.keys(parametrize(raw, own).values),
    queries: [...own],
  };
}

/**
 * Moves a block to a new shared section, and puts a use of it in its place. Content of the page becomes params of the section, except
 * queries that are the same on every page, which the section then has itself.
 * @param description what the section is for
 */
export function shareSection(site: EditorSite, part: SelectedPart, name: string, description = ''): Outcome {
  return runOperation(site, (edits) => {
    const refused = shareRefusal(site, part) ?? sectionNameProblem(site, name);
    if (refused !== undefined) throw new RefusedError(refused);
    const { file, steps, list, index, value } = sectionAt(edits, part);
    const text = edits.text(file);
    const raw = withoutValues(
      rawSection(edits, part),
      ofPage.flatMap((key) => (key in value ? [[key]] : [])),
    );
    const read = hasQueries(file) ? queriesRead(text, raw.text) : [];
    const own = movable(text, read);
    const { block, values } = parametrize(raw, own);
    const section = `_sections/${name}.json`;
    const described = description.trim() === '' ? {} : { description: description.trim() };
    edits.files.write(section, newText({ ...schemaReference(site, file), ...described, blocks: [] }));
    const fitting = portable(block, text, edits.text(section));
    edits.files.edit(section, insertItem(edits.text(section), ['blocks'], 0, fitting));
    addQueries(
      edits,
      section,
      [...own].map((query) => ({
        name: query,
        value: queriesIn(text)[query] ?? null,
        raw: portable(rawValue(text, ['data', query]), text, edits.text(section)),
      })),
    );
    edits.files.edit(file, removeValue(edits.text(file), steps));
    const use = configs.inBlockOrder({
      section: name,
      ...limitsOf(value),
      ...(Object.keys(values).length > 0 ? { with: values } : {}),
    });
    edits.files.edit(file, insertItem(edits.text(file), list, index, use));
    removeUnread(edits, file, [...own]);
    const title = nameOfItem(site, value);
    return {
      label: sectionStrings.did.share(title),
      select: part,
      said: sectionStrings.shared(title, section),
    };
  });
}

function limitsOf(value: JsonObject): JsonObject {
  return Object.fromEntries(ofPage.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])));
}
