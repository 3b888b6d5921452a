import { type ConfigText, configs, type EditorSite, json, type Steps } from 'pagewright/tooling';
import { nameStrings } from '../../names/name-strings.ts';
import { headingOfItem, listIn, nameOfItem } from '../../names/section-names.ts';
import { shortLine } from '../../names/short-line.ts';
import { listNamed, withDescendants } from './placed-sections.ts';

/** Longest heading of a section in a sentence, in characters. */
const longestHeading = 40;

/** The steps to the section of a value, and the steps from there to the value. */
interface SectionSteps {
  /** Undefined for a value outside of sections. */
  readonly section: Steps | undefined;
  readonly rest: Steps;
}

/** Finds the innermost section that has a value. */
export function splitSteps(steps: Steps): SectionSteps {
  const section = configs.blockAround(steps);
  return { section, rest: section ? steps.slice(section.length) : steps };
}

/** The names of the sections of a config, with headings and numbers where several have the same name. */
export class SectionLabels {
  readonly #site: EditorSite;
  readonly #config: ConfigText;
  /** The names by the steps to the section, as JSON. */
  #labels: ReadonlyMap<string, string> | undefined;

  constructor(site: EditorSite, config: ConfigText) {
    this.#site = site;
    this.#config = config;
  }

  /** What people call the section at some steps. */
  of(steps: Steps): string {
    this.#labels ??= this.#allLabels();
    return this.#labels.get(JSON.stringify(steps)) ?? nameStrings.unnamed;
  }

  /** What people call a list of sections; undefined for the sections of the page. */
  list(steps: Steps): string | undefined {
    if (steps.length < 2) return steps[0] === 'end' ? nameStrings.titles.end : undefined;
    const owner = configs.blockAround(steps) ?? [];
    const block = json.objectOf(json.valueAt(this.#config.value, owner));
    const title = listIn(this.#site, block, steps.slice(owner.length))?.title ?? String(steps.at(-1));
    return nameStrings.slotOf(this.of(owner), title);
  }

  #allLabels(): ReadonlyMap<string, string> {
    const sections = configs
      .listsOf('page')
      .flatMap((name) => listNamed(this.#config.value, name).sections.flatMap(withDescendants));
    const names = sections.map(({ block }) => shortLine(nameOfItem(this.#site, block), longestHeading));
    const isRepeated = repeatedIn(names);
    const labels = sections.map(({ block }, at) => {
      const name = names[at] ?? '';
      const heading = isRepeated(name) ? headingOfItem(this.#site, json.objectOf(block)) : undefined;
      return heading ? nameStrings.withHeading(name, shortLine(heading.text, longestHeading)) : name;
    });
    const isTaken = repeatedIn(labels);
    const counts = new Map<string, number>();
    return new Map(
      sections.map(({ steps }, at) => {
        const label = labels[at] ?? '';
        const number = (counts.get(label) ?? 0) + 1;
        counts.set(label, number);
        return [JSON.stringify(steps), isTaken(label) ? nameStrings.numbered(label, number) : label];
      }),
    );
  }
}

/** Finds out which names occur more than once. */
function repeatedIn(names: readonly string[]): (name: string) => boolean {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const name of names) (seen.has(name) ? repeated : seen).add(name);
  return (name) => repeated.has(name);
}
