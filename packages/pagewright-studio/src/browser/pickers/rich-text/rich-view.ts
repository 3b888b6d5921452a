import { baseKeymap } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { pastedHtml } from './pasted-html.ts';
import type { RichText } from './read-rich-text.ts';
import { type RichAction, richCommands, richKeys } from './rich-commands.ts';
import { linkRange, withLink } from './rich-links.ts';
import { writeRichText } from './write-rich-text.ts';

interface RichViewOptions {
  readonly attributes: Readonly<Record<string, string>>;
  readonly onState: (state: EditorState) => void;
  /** @param isTyped false for a command, which is undone by itself */
  readonly onWrite: (html: string, isTyped: boolean) => void;
  /** Called when the key for a link is pressed. */
  readonly onLink: () => void;
}

/** Marks a transaction that shows the text of the config, which must not be written again. */
const fromConfig = 'pagewright-from-config';
const byCommand = 'pagewright-command';

/** The formatted text in an element. It writes what changes, and shows what others change. */
export class RichView {
  readonly #view: EditorView;
  readonly #options: RichViewOptions;
  #text: RichText;
  #described: Readonly<Record<string, string>> = {};

  constructor(place: HTMLElement, text: RichText, options: RichViewOptions) {
    this.#text = text;
    this.#options = options;
    const plugins = [
      keymap({
        'Mod-k': () => {
          options.onLink();
          return true;
        },
        ...Object.fromEntries(Object.entries(richKeys).map(([keys, command]) => [keys, marked(command)])),
      }),
      keymap(baseKeymap),
      new Plugin({ props: { handleDOMEvents: { keydown: leaveUndo, click: stayHere, auxclick: stayHere } } }),
    ];
    this.#view = new EditorView(place, {
      state: EditorState.create({ doc: text.doc, plugins }),
      transformPastedHTML: pastedHtml,
      attributes: () => ({ ...options.attributes, ...this.#described }),
      dispatchTransaction: (change) => this.#apply(change),
    });
    options.onState(this.#view.state);
  }

  #apply(change: Transaction): void {
    const state = this.#view.state.apply(change);
    this.#view.updateState(state);
    this.#options.onState(state);
    if (!change.docChanged || change.getMeta(fromConfig) === true) return;
    const written = writeRichText(state.doc, this.#text);
    const isChanged = written.html !== this.#text.html;
    this.#text = written;
    if (isChanged) this.#options.onWrite(written.html, change.getMeta(byCommand) !== true);
  }

  /** Shows the text of the config, unless it is what was written here. The selection stays where it was. */
  show(text: RichText): void {
    if (text.html === this.#text.html) return;
    this.#text = text;
    const { state } = this.#view;
    const change = replaceDifference(state, text.doc);
    if (change) this.#view.dispatch(change.setMeta(fromConfig, true));
  }

  run(action: RichAction): void {
    this.#view.focus();
    marked(richCommands[action])(this.#view.state, (change) => this.#view.dispatch(change), this.#view);
  }

  /** Links the selected text. Without an address, its link is removed. */
  link(href: string): void {
    const { state } = this.#view;
    const range = linkRange(state);
    if (range) this.#view.dispatch(withLink(state, range, href).setMeta(byCommand, true));
    this.#view.focus();
  }

  describe(attributes: Readonly<Record<string, string>>): void {
    this.#described = attributes;
    this.#view.setProps({});
  }

  destroy(): void {
    this.#view.destroy();
  }
}

type Command = (typeof richCommands)[RichAction];

function marked(command: Command): Command {
  return (state, dispatch, view) =>
    command(state, dispatch && ((change) => dispatch(change.setMeta(byCommand, true))), view);
}

/** Replaces only what differs, so that the selection keeps its place. */
function replaceDifference(state: EditorState, doc: Node): Transaction | undefined {
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  if (start === null || !end) return undefined;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return state.tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap));
}

/** Undo and redo belong to the studio, and the editor would keep their keys for itself. */
function leaveUndo(_: EditorView, { ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && /^[zy]$/i.test(key);
}

/** A link in the text must not open in place of the studio. */
function stayHere(_: EditorView, event: MouseEvent): boolean {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  return false;
}
