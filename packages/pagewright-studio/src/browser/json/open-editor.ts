import { forEachDiagnostic } from '@codemirror/lint';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import type { Diagnostic, Steps } from 'pagewright/tooling';
import { onWantedPlace, takeWantedPlace } from '../reveal/wanted-place.ts';
import type { Studio } from '../shell/studio-context.ts';
import { editorSetup } from './editor-setup.ts';
import type { JsonPosition } from './JsonStatus.tsx';
import { partAtOffset } from './json-selection.ts';
import { jsonStrings } from './json-strings.ts';
import { isProblemMark } from './problem-marks.ts';
import { StudioText } from './studio-text.ts';
import { fromStudio } from './text-change.ts';

/** Milliseconds after which the section around the cursor is selected. */
const selectionDelay = 250;

interface EditorOptions {
  /** The id of the text that says which keys the editor has. */
  readonly helpId: string;
  onPosition(position: JsonPosition): void;
  /** Called when the cursor rests in a part. */
  onPart(steps: Steps): void;
}

/**
 * Opens an editor of a file in an element.
 * @param studio as it is now
 */
export function openEditor(
  parent: HTMLElement,
  file: string,
  studio: () => Studio,
  { helpId, onPosition, onPart }: EditorOptions,
): { readonly view: EditorView; readonly close: () => void } {
  const { store, state } = studio();
  const latest = () => store.state() ?? state;
  const text = latest().texts.get(file) ?? '';
  const sync = new StudioText(file, text, studio);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (update: ViewUpdate) => {
    if (
      update.selectionSet ||
      update.docChanged ||
      update.transactions.some(({ effects }) => effects.length > 0)
    )
      onPosition(positionIn(update.view));
    const isOwn = update.transactions.some((each) => each.selection && !each.annotation(fromStudio));
    if (!isOwn) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const part = partAtOffset(latest(), file, update.view.state.selection.main.head);
      if (part) onPart(part);
    }, selectionDelay);
  };
  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      editorSetup({
        file,
        text,
        site: () => latest().site,
        undo: () => store.request({ is: 'undo' }),
        redo: () => store.request({ is: 'redo' }),
        nonce: document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content ?? '',
      }),
      sync.send,
      EditorView.updateListener.of(follow),
      EditorView.contentAttributes.of({
        'aria-label': jsonStrings.label(file),
        'aria-describedby': helpId,
        spellcheck: 'false',
        tabindex: '0',
      }),
    ],
  });
  const pull = () => {
    const transaction = sync.pull(store);
    if (transaction) view.dispatch(transaction);
  };
  const reveal = () => {
    const place = takeWantedPlace(file);
    if (!place) return;
    const { length } = view.state.doc;
    const [anchor, head] = [Math.min(place.start, length), Math.min(place.end, length)];
    view.dispatch({
      selection: { anchor, head },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
    view.focus();
  };
  const stops = [store.subscribe(pull), onWantedPlace(reveal)];
  reveal();
  return {
    view,
    close() {
      clearTimeout(timer);
      for (const stop of stops) stop();
      view.destroy();
    },
  };
}

function positionIn({ state }: EditorView): JsonPosition {
  const { head } = state.selection.main;
  const { number, from, to } = state.doc.lineAt(head);
  const problems: Diagnostic[] = [];
  forEachDiagnostic(state, (mark, start, end) => {
    if (isProblemMark(mark) && start <= to && end >= from) problems.push(mark.problem);
  });
  return { line: number, column: head - from + 1, problems };
}
