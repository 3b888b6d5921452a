import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { linter, lintGutter, nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { type EditorSite, textEditor } from 'pagewright/tooling';
import { styleOf } from '../edits/printed-json.ts';
import { editorTheme } from './editor-theme.ts';
import { completionSource } from './json-completion.ts';
import { jsonStrings } from './json-strings.ts';
import { keepLineEnds } from './line-ends.ts';
import { markdownNodes } from './markdown-nodes.ts';
import { sectionLines } from './section-lines.ts';

interface EditorSetup {
  readonly file: string;
  readonly text: string;
  /** The site with the text that the editor has. */
  readonly site: () => EditorSite;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The nonce of the document, for the styles that the editor adds. */
  readonly nonce: string;
}

/**
 * Characters that nobody sees, which are shown as boxes. Joiners belong to other characters, and a carriage return to the end of its line.
 */
const unseen = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** The extensions of an editor of JSON. Tab is not among its keys, so it leaves the editor. */
export function editorSetup({ file, text, site, undo, redo, nonce }: EditorSetup): Extension {
  const { unit, lineBreak } = styleOf(text);
  const command = (run: () => void) => () => {
    run();
    return true;
  };
  const own = [
    { key: 'Mod-z', run: command(undo), stopPropagation: true },
    { key: 'Mod-y', run: command(redo), stopPropagation: true },
    { key: 'Mod-Shift-z', run: command(redo), stopPropagation: true },
    { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
  ];
  return [
    // Only line feeds separate lines, as in the drafts.
    EditorState.lineSeparator.of('\n'),
    EditorState.tabSize.of(2),
    EditorState.phrases.of(jsonStrings.search),
    indentUnit.of(unit),
    keepLineEnds(lineBreak === '\r\n' ? '\r\n' : '\n'),
    EditorView.cspNonce.of(nonce),
    EditorView.lineWrapping,
    EditorView.domEventHandlers({
      // The menu of the browser asks for undo in this way.
      beforeinput(event) {
        if (event.inputType === 'historyUndo') undo();
        else if (event.inputType === 'historyRedo') redo();
        else return false;
        event.preventDefault();
        return true;
      },
    }),
    json(),
    lintGutter(),
    linter(null),
    lineNumbers(),
    foldGutter(),
    drawSelection(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSpecialChars({ specialChars: unseen }),
    highlightSelectionMatches({ minSelectionLength: 2 }),
    bracketMatching(),
    closeBrackets(),
    indentOnInput(),
    search({ top: true }),
    autocompletion({ override: [completionSource(site, file)], icons: false }),
    hoverTooltip((view, offset) => {
      const hover = offset <= view.state.doc.length ? textEditor.hoverAt(site(), file, offset) : undefined;
      if (!hover) return null;
      const create = () => {
        const dom = markdownNodes(hover.documentation);
        dom.className = 'cm-documentation';
        return { dom };
      };
      return { pos: hover.start, end: hover.end, above: true, create };
    }),
    sectionLines,
    editorTheme,
    keymap.of([
      ...own,
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...foldKeymap,
      ...defaultKeymap,
    ]),
  ];
}
