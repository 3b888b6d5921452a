import type { TransactionSpec } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import type { StudioStore } from '../connection/studio-store.ts';
import { editFiles, type Studio } from '../shell/studio-context.ts';
import { jsonStrings } from './json-strings.ts';
import { fromStudio, textChange } from './text-change.ts';
import { TypingGroups } from './typing-groups.ts';

/**
 * Keeps the text of an editor equal to the text of a file in the studio. Each change of one is made in the other at once, so that both
 * always mean the same offsets.
 */
export class StudioText {
  readonly #file: string;
  readonly #studio: () => Studio;
  readonly #groups = new TypingGroups();
  /** The text that the editor has. */
  #text: string;

  /** @param studio as it is now */
  constructor(file: string, text: string, studio: () => Studio) {
    this.#file = file;
    this.#text = text;
    this.#studio = studio;
  }

  /** Makes what the person did in the editor a step of the studio. */
  readonly send = EditorView.updateListener.of(({ transactions, state, docChanged }: ViewUpdate) => {
    if (!docChanged) return;
    const own = transactions.filter((each) => each.docChanged && !each.annotation(fromStudio));
    const [first] = own;
    if (!first) return;
    this.#text = state.sliceDoc();
    const changes = own.slice(1).reduce((all, each) => all.compose(each.changes), first.changes);
    const kind = own.every((each) => each.isUserEvent('input.type'))
      ? 'input'
      : own.every((each) => each.isUserEvent('delete'))
        ? 'delete'
        : '';
    const group = this.#groups.groupOf(changes, kind, Date.now());
    editFiles(this.#studio(), jsonStrings.step, new Map([[this.#file, changes]]), { group });
  });

  /** The transaction that gives the editor the text of the studio; undefined if it has it. */
  pull(store: StudioStore): TransactionSpec | undefined {
    const text = store.state()?.texts.get(this.#file);
    if (text === undefined || text === this.#text) return undefined;
    const changes = textChange(this.#text, text);
    this.#text = text;
    return { changes, annotations: fromStudio.of(true) };
  }
}
