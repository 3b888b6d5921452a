import { configs, type Json, json, type Steps } from 'pagewright/tooling';
import { inWords } from '../../field/schema-words.ts';
import { formStrings } from '../../form/form-strings.ts';
import { visibilitySummary } from '../../form/rules/part-summaries.ts';
import { titleOf } from '../../names/page-facts.ts';
import { fileLabel } from '../../names/part-names.ts';
import { shortLine } from '../../names/short-line.ts';
import { changeStrings } from './change-strings.ts';
import type { ComparedConfigs } from './compared-configs.ts';
import type {
  ConfigChange,
  ItemChange,
  RenamedFile,
  SectionChange,
  ValueChange,
  VisibilityChange,
} from './config-change.ts';
import { SectionLabels, splitSteps } from './section-labels.ts';
import { shortPair, spokenValue } from './spoken-values.ts';
import { nodeAt, valueLabel } from './value-labels.ts';
import { type ValueSentence, valueSentence } from './value-sentences.ts';

/** A change as a sentence. */
export interface ChangeSentence extends ValueSentence {
  /** The section, or another part, that it is about. */
  readonly about?: string | undefined;
}

/** Longest name of a page or a query, in characters. */
const longestName = 60;

const text = changeStrings.described;

function queryName(name: string): string {
  return shortLine(inWords(name), longestName);
}

/** Writes the sentences of changes. */
class SentenceWriter {
  readonly #compared: ComparedConfigs;
  readonly #before: SectionLabels;
  readonly #after: SectionLabels;

  constructor(compared: ComparedConfigs) {
    this.#compared = compared;
    this.#before = new SectionLabels(compared.site, compared.before);
    this.#after = new SectionLabels(compared.site, compared.after);
  }

  write(change: ConfigChange): ChangeSentence {
    if ('list' in change) return this.#item(change);
    if ('isElsewhere' in change) return { text: this.#section(change) };
    if (change.is === 'created') return { text: this.#created() };
    if (change.is === 'deleted') return { text: this.#deleted() };
    if (change.is === 'query-renamed')
      return { text: text.queryRenamed(queryName(change.before), queryName(change.after)) };
    if ('other' in change) return { text: this.#renamed(change) };
    if (change.is === 'visibility') return this.#visibility(change);
    if (change.is === 'value') return this.#value(change);
    return { text: text[change.is] };
  }

  #created(): string {
    const { site, file, after } = this.#compared;
    if (after.kind !== 'page') return text.newFile(fileLabel(file));
    const title = shortLine(titleOf(after, site.workspace.schemas), longestName);
    return configs.kindOf(file) === 'page'
      ? text.newPage(title, configs.routesOf(after))
      : text.newDraft(title);
  }

  #deleted(): string {
    const { site, file, before } = this.#compared;
    if (before.kind !== 'page') return text.deletedFile(fileLabel(file));
    const title = shortLine(titleOf(before, site.workspace.schemas), longestName);
    return configs.kindOf(file) === 'page'
      ? text.deletedPage(title, configs.routesOf(before))
      : text.deletedDraft(title);
  }

  #renamed({ is, other }: RenamedFile): string {
    if (is === 'renamed-to') return text.renamedTo(other);
    const [was, isNow] = [configs.kindOf(other) === 'page', configs.kindOf(this.#compared.file) === 'page'];
    if (was !== isNow && this.#compared.after.kind === 'page')
      return isNow ? text.published(other) : text.unpublished(other);
    return text.renamedFrom(other);
  }

  #section({ is, steps, isElsewhere }: SectionChange): string {
    if (is === 'section-deleted') return text.sectionDeleted(this.#before.of(steps));
    const name = this.#after.of(steps);
    const [list, at] = [steps.slice(0, -1), Number(steps.at(-1))];
    const into = this.#after.list(list);
    const verb = is === 'section-added' ? text.sectionAdded : text.sectionMoved;
    if (into !== undefined && (isElsewhere || is === 'section-added' || at === 0)) return verb.to(name, into);
    return at === 0 ? verb.first(name) : verb.below(name, this.#after.of([...list, at - 1]));
  }

  #visibility({ steps, before, after }: VisibilityChange): ChangeSentence {
    const [old, now] = [before, after].map((block) => visibilitySummary({ ...block, hidden: false }));
    const said = shortPair(old ?? '', now ?? '');
    return {
      about: this.#after.of(steps),
      text: text.changed(formStrings.visibility),
      ...(old === now ? {} : { before: said[0], after: said[1] }),
    };
  }

  #item({ is, list, place, from, item }: ItemChange): ChangeSentence {
    const { about, start } = this.#subject(list);
    const node = nodeAt(this.#compared, [...list, place]);
    const label = valueLabel(this.#compared, [...list, place], start);
    const after = spokenValue(item, node);
    if (is === 'item-added') return { about, text: text.added(label), after };
    if (is === 'item-removed') return { about, text: text.removed(label), before: after };
    const earlier = valueLabel(this.#compared, [...list, from], start);
    return { about, text: text.itemMoved(earlier, place + 1), after };
  }

  #value(change: ValueChange): ChangeSentence {
    const { steps, before, after } = change;
    const [first, second] = steps;
    if (first === undefined) return { text: text.other };
    if (first === 'end' && steps.length === 1) return this.#end(change);
    if (first === 'route') return this.#route(change);
    if (first === 'head' && second === 'title' && steps.length === 2)
      return this.#plain(change, text.pageTitle);
    if (first === 'data' && steps.length === 2 && (before === undefined || after === undefined))
      return this.#query(change);
    const { section, rest } = splitSteps(steps);
    if (section && rest.length === 0) return { about: this.#after.of(section), text: text.otherOf };
    if (section && rest.length === 1 && rest[0] === 'hidden') {
      const name = this.#after.of(section);
      return { text: after === true ? text.hidden(name) : text.shown(name) };
    }
    const { about, start } = this.#subject(steps);
    return { about, ...this.#plain(change, valueLabel(this.#compared, steps, start)) };
  }

  #plain({ steps, before, after }: ValueChange, label: string): ValueSentence {
    const { contentName } = this.#compared;
    return valueSentence({ label, node: nodeAt(this.#compared, steps), contentName, before, after });
  }

  #route({ steps, before, after }: ValueChange): ChangeSentence {
    const label = steps.length === 1 ? text.address : text.addressOf(Number(steps[1]) + 1);
    return this.#plain({ is: 'value', steps, before, after }, label);
  }

  #end({ before, after }: ValueChange): ChangeSentence {
    const say = (end: Json | undefined) =>
      end === undefined ? formStrings.sharedEnd : formStrings.ownEnd(json.isArray(end) ? end.length : 0);
    return { text: text.changed(formStrings.end), before: say(before), after: say(after) };
  }

  #query({ steps, before, after }: ValueChange): ChangeSentence {
    const name = queryName(String(steps[1]));
    const source = json.stringIn(json.objectOf(before ?? after).source);
    const shown = source === undefined ? undefined : shortLine(inWords(source), longestName);
    return { text: before === undefined ? text.queryAdded(name, shown) : text.queryDeleted(name) };
  }

  /** The part that a value belongs to, and how many of its steps the name of that part covers. */
  #subject(steps: Steps): { readonly about: string | undefined; readonly start: number } {
    const { section } = splitSteps(steps);
    if (section) return { about: this.#after.of(section), start: section.length };
    const [first, second] = steps;
    if (first === 'head' && steps.length > 1) return { about: formStrings.head, start: 1 };
    if (first === 'data' && steps.length > 2)
      return { about: formStrings.query(queryName(String(second))), start: 2 };
    return { about: undefined, start: 0 };
  }
}

/** The sentences of changes, in their order. @param most the number of sentences that are wanted */
export function changeSentences(
  changes: readonly ConfigChange[],
  compared: ComparedConfigs,
  most = Number.POSITIVE_INFINITY,
): readonly ChangeSentence[] {
  const writer = new SentenceWriter(compared);
  return changes.slice(0, most).map((change) => writer.write(change));
}

/** A sentence as text: `Hero banner: Title changed — “Old” → “New”`. */
export function plainSentence({ about, text: said, before, after }: ChangeSentence): string {
  const values = [before, after].filter((each) => each !== undefined).join(' → ');
  const sentence = values === '' ? said : text.withValues(said, values);
  return about === undefined ? sentence : text.about(about, sentence);
}
