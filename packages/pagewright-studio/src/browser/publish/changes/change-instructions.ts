import { json, type Steps } from 'pagewright/tooling';
import { inSentence, inWords } from '../../field/schema-words.ts';
import { formStrings } from '../../form/form-strings.ts';
import { getOrAdd } from '../../get-or-add.ts';
import { contentKeys } from '../../names/keys-of-sections.ts';
import { shortLine } from '../../names/short-line.ts';
import { changeStrings } from './change-strings.ts';
import type { ComparedConfigs } from './compared-configs.ts';
import type { ConfigChange, SectionChange } from './config-change.ts';
import { SectionLabels, splitSteps } from './section-labels.ts';
import { propertyName } from './value-labels.ts';

const phrases = changeStrings.changes;

/** More changed properties of one section than a phrase can name. */
const mostNames = 2;

/** Longest name of a property, in characters. */
const longest = 40;

/** What an instruction says, or the property of a section that it is about. All properties of a section become one sentence. */
type Instruction = { readonly says: string } | { readonly section: string; readonly property: string };

class InstructionWriter {
  readonly #compared: ComparedConfigs;
  readonly #before: SectionLabels;
  readonly #after: SectionLabels;
  readonly #labels = new Map<string, string>();

  constructor(compared: ComparedConfigs) {
    this.#compared = compared;
    this.#before = new SectionLabels(compared.site, compared.before);
    this.#after = new SectionLabels(compared.site, compared.after);
  }

  write(change: ConfigChange): Instruction {
    if ('isElsewhere' in change) return { says: this.#ofSection(change) };
    if (change.is === 'query-renamed')
      return { says: phrases.changeQuery(shortLine(inWords(change.after), longest)) };
    if ('other' in change) return { says: phrases[change.is](change.other) };
    if (!('list' in change || 'steps' in change)) return { says: phrases[change.is] };
    const steps = 'list' in change ? change.list : change.steps;
    const { section, rest } = splitSteps(steps);
    if (!section) return { says: this.#ofPart(change, steps) };
    const name = this.#after.of(section);
    if (change.is === 'value' && rest.length === 1 && rest[0] === 'hidden')
      return { says: change.after === true ? phrases.hide(name) : phrases.show(name) };
    const isGrouped = contentKeys.includes(String(rest[0]));
    const property =
      change.is === 'visibility'
        ? inSentence(formStrings.visibility)
        : this.#label(steps, section.length + (isGrouped ? 1 : 0));
    return { section: name, property };
  }

  #ofSection({ is, steps }: SectionChange): string {
    if (is === 'section-deleted') return phrases.remove(this.#before.of(steps));
    const name = this.#after.of(steps);
    if (is === 'section-added') return phrases.add(name);
    const [list, at] = [steps.slice(0, -1), Number(steps.at(-1))];
    const into = this.#after.list(list);
    if (into !== undefined) return phrases.moveTo(name, into);
    return at === 0 ? phrases.moveToTop(name) : phrases.moveBelow(name, this.#after.of([...list, at - 1]));
  }

  #ofPart(change: ConfigChange, steps: Steps): string {
    const [first, second] = steps;
    const [before, after] = change.is === 'value' ? [change.before, change.after] : [null, null];
    if (first === undefined) return phrases.unreadable;
    if (first === 'route') return typeof after === 'string' ? phrases.route(after) : phrases.routes;
    if (first === 'data' && steps.length > 1) {
      const name = shortLine(inWords(String(second)), longest);
      const isWhole = steps.length === 2;
      if (isWhole && before === undefined) return phrases.addQuery(name);
      return isWhole && after === undefined ? phrases.removeQuery(name) : phrases.changeQuery(name);
    }
    return phrases.property([this.#label(steps, first === 'head' ? 1 : 0)]);
  }

  /** What people call the property of some steps that a value is in. */
  #label(steps: Steps, at: number): string {
    const to = steps.slice(0, Math.min(at, steps.length - 1) + 1);
    const name = String(to.at(-1) ?? '');
    const { section } = splitSteps(steps);
    const block = section && json.objectOf(json.valueAt(this.#compared.after.value, section));
    // Sections of a type have the same properties.
    const key = JSON.stringify(block ? [block.type ?? block.section ?? null, name] : to);
    return getOrAdd(this.#labels, key, () =>
      shortLine(inSentence(propertyName(this.#compared, to, name)), longest),
    );
  }
}

/** The changes of a config as instructions, for the subject of a commit: `move Team below Values`, `change the lead of Quote`. */
export function changeInstructions(
  changes: readonly ConfigChange[],
  compared: ComparedConfigs,
): readonly string[] {
  const writer = new InstructionWriter(compared);
  const all = changes.map((change) => writer.write(change));
  const edited = new Map<string, Set<string>>();
  for (const each of all)
    if ('section' in each) getOrAdd(edited, each.section, () => new Set<string>()).add(each.property);
  const said = new Set<string>();
  return all.flatMap((each, at) => {
    const instruction =
      'says' in each ? each.says : ofEdits(each.section, [...(edited.get(each.section) ?? [])]);
    // Two sections of a type that were added are two instructions; two changes of a list are one.
    if (said.has(instruction) && !('isElsewhere' in (changes[at] ?? {}))) return [];
    said.add(instruction);
    return [instruction];
  });
}

function ofEdits(section: string, properties: readonly string[]): string {
  return properties.length > mostNames ? phrases.change(section) : phrases.propertyOf(properties, section);
}
