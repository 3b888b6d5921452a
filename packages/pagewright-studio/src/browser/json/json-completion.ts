import {
  type CompletionSource,
  type Completion as EditorCompletion,
  insertCompletionText,
  snippet,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { type Completion, type EditorSite, textEditor } from 'pagewright/tooling';
import { markdownNodes } from './markdown-nodes.ts';
import { snippetTemplate } from './snippet-template.ts';

/** After these characters, completions are offered without a request. */
const startsOffer = /[\w"{./#:-]$/;

/** The completions of a config for CodeMirror. @param site with the text that the editor has */
export function completionSource(site: () => EditorSite, file: string): CompletionSource {
  return ({ state, pos, explicit }) => {
    if (!explicit && !startsOffer.test(state.sliceDoc(Math.max(0, pos - 1), pos))) return null;
    const offers = matchingCompletions(
      textEditor.completionsAt(site(), file, pos),
      state.doc.toString(),
      pos,
    );
    if (offers.length === 0) return null;
    const from = Math.min(...offers.map(({ start }) => start));
    return { from, filter: false, options: offers.map((offer) => optionOf(offer, from, pos)) };
  };
}

/** The completions that fit what is typed up to an offset, the best first. */
function matchingCompletions(
  offers: readonly Completion[],
  text: string,
  offset: number,
): readonly Completion[] {
  const scored = offers.flatMap((offer) => {
    const typed = text.slice(offer.start, offset);
    const fit = fitOf(plain(typed), plain(offer.filter));
    return fit === undefined ? [] : [{ offer, fit }];
  });
  return scored
    .toSorted(
      (one, other) =>
        one.fit - other.fit ||
        one.offer.rank - other.offer.rank ||
        one.offer.label.localeCompare(other.offer.label, 'en'),
    )
    .map(({ offer }) => offer);
}

const plain = (text: string) => text.replace(/^"/, '').toLowerCase();

/** 0 for the start of a name, 1 for a part of it, 2 for letters of it in order; undefined if it does not fit. */
function fitOf(typed: string, name: string): number | undefined {
  if (name.startsWith(typed)) return 0;
  if (name.includes(typed)) return 1;
  let at = -1;
  for (const letter of typed) {
    at = name.indexOf(letter, at + 1);
    if (at < 0) return undefined;
  }
  return 2;
}

/** @param from where all completions start to replace, and `offset` where the cursor is */
function optionOf(offer: Completion, from: number, offset: number): EditorCompletion {
  const { label, kind, detail, documentation, insert, isSnippet, start, end } = offer;
  return {
    label,
    type: kind,
    ...(detail === undefined ? {} : { detail }),
    ...(documentation === undefined ? {} : { info: () => markdownNodes(documentation) }),
    apply(view: EditorView, completion: EditorCompletion, shownFrom: number, shownTo: number) {
      // The text may have moved since.
      const [first, last] = [shownFrom + start - from, shownTo + end - offset];
      if (isSnippet) snippet(snippetTemplate(insert))(view, completion, first, last);
      else view.dispatch(insertCompletionText(view.state, insert, first, last));
    },
  };
}
