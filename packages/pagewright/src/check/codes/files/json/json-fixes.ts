import { closingPlace } from '../../../../json/closing-place.ts';
import { parseJson } from '../../../../json/json-parser.ts';
import type { SyntaxErrorKind } from '../../../../json/json-tree.ts';
import { offsetAt } from '../../../../json/source-place.ts';
import { applyEdits, type TextEdit } from '../../../../json/text-edit.ts';
import type { Fixers, FixPlan } from '../../fixer.ts';
import type { JsonData } from './json-codes.ts';

/** The part of a text that a syntax error marks. */
interface Marked {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly found: string;
}

type SyntaxFixer = (marked: Marked) => readonly FixPlan[];

function plan(title: string, edits: readonly TextEdit[], isSafe = true): readonly FixPlan[] {
  return [{ title, edits, isSafe }];
}

/** Replaces what the error marks. */
function replace({ start, end }: Marked, text: string, title: string, isSafe = true): readonly FixPlan[] {
  return plan(title, [{ start, end, text }], isSafe);
}

const removeComma: SyntaxFixer = (marked) => replace(marked, '', 'Remove the comma');

/** The fixes of kinds of syntax errors. Unsafe ones choose between several texts that the author may have meant. */
const bySyntaxError: { readonly [Kind in SyntaxErrorKind]?: SyntaxFixer } = {
  'trailing-comma': removeComma,
  'extra-comma': removeComma,
  'missing-comma': (marked) => replace(marked, ',', 'Add a comma'),
  'missing-colon': ({ text, end }) => {
    const equals = /^\s*=/.exec(text.slice(end))?.[0] ?? '';
    return plan('Add a colon', [{ start: end, end: end + equals.length, text: ':' }]);
  },
  comment: ({ text, start }) => {
    const comment = /^(?:\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/.exec(text.slice(start))?.[0] ?? '';
    return plan('Remove the comment', [{ start, end: start + comment.length, text: '' }], false);
  },
  'other-quotes': ({ text, start, found }) => {
    const [string, inner] =
      new RegExp(`^${found}([^\\n]*?)[${closing[found] ?? found}]`, 'u').exec(text.slice(start)) ?? [];
    if (string === undefined || inner === undefined) return [];
    const quoted = `"${inner.replaceAll(/(?<!\\)"/g, '\\"').replaceAll("\\'", "'")}"`;
    return plan('Use straight double quotation marks', [{ start, end: start + string.length, text: quoted }]);
  },
  'bare-name': (marked) => replace(marked, `"${marked.found}"`, 'Add quotation marks'),
  'bare-word': (marked) => {
    const word = marked.found.toLowerCase();
    return word === 'true' || word === 'false'
      ? replace(marked, word, `Change to ${word}`)
      : replace(marked, `"${marked.found}"`, 'Add quotation marks', false);
  },
  'number-form': (marked) => {
    const { found } = marked;
    if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(found)) return [];
    const number = String(Number(found));
    return replace(marked, number, `Change to ${number}`, !/^[+-]?0\d/.test(found));
  },
  escape: (marked) => {
    const { start, found } = marked;
    if (found === "\\'") return replace(marked, "'", "Change to '");
    if (found === '\t') return replace(marked, '\\t', 'Change to \\t');
    return found.startsWith('\\')
      ? plan(`Change to \\${found}`, [{ start, end: start + 1, text: '\\\\' }], false)
      : [];
  },
  // A string that a word follows ends at the quotation mark of the next string.
  'open-string': ({ start, found }) => {
    const kept = found.length > 1 ? found.replace(/"$/, '').replace(/[\s,:]*$/, '') : found;
    const at = start + kept.length;
    return plan('Add the closing quotation mark', [{ start: at, end: at, text: '"' }], false);
  },
  'line-break': ({ start, found }) => {
    const edits = [...found.matchAll(/\s*\n\s*/g)].map(({ index, 0: blank }) => ({
      start: start + index,
      end: start + index + blank.length,
      text: /\n\s*\n/.test(blank) ? '\\n\\n' : ' ',
    }));
    return plan('Write the string on one line', edits);
  },
  'inner-quotes': ({ start, found }) => {
    const edits = [...found.slice(0, -1).matchAll(/(?<!\\)"/g)].map(({ index }) => ({
      start: start + index,
      end: start + index,
      text: '\\',
    }));
    return plan('Write \\" in the string', edits.slice(1));
  },
  'odd-space': ({ text }) => {
    const edits = [
      ...text.matchAll(/"(?:\\.|[^"\\\n])*"|([\p{Zs}\u200b-\u200d\u2028\u2029\u2060\ufeff\v\f])/gu),
    ]
      .filter(({ index, 1: space }) => space !== undefined && space !== ' ' && index > 0)
      .map(({ index }) => ({ start: index, end: index + 1, text: ' ' }));
    return plan('Replace them by normal spaces', edits);
  },
  'merge-conflict': ({ text, start }) => {
    const conflict = /^<{7} ?(.*)\n([\s\S]*?)(?:^\|{7}[\s\S]*?)?^={7}\n([\s\S]*?)^>{7} ?(.*)\n?/m.exec(
      text.slice(start),
    );
    if (!conflict) return [];
    const [all, ours = '', first = '', second = '', theirs = ''] = conflict;
    const keep = (name: string, kept: string) =>
      plan(`Keep the version of ${name}`, [{ start, end: start + all.length, text: kept }], false);
    return [...keep(ours || 'this branch', first), ...keep(theirs || 'the other branch', second)];
  },
  forgotten: ({ start, found }) => plan(`Add ${found}`, [{ start, end: start, text: found }], false),
  superfluous: (marked) => replace(marked, '', 'Remove it', false),
  'open-array': (marked) => thatParse(marked.text, close(marked, ']')),
  'open-object': (marked) => thatParse(marked.text, close(marked, '}')),
  'cut-off': ({ text, start, found }) => {
    const [, quote = '', brackets = ''] = /^("?)(.*)$/.exec(found) ?? [];
    const added = `${quote}\n${brackets}\n`;
    const from = text[start - 1] === ',' ? start - 1 : start;
    return thatParse(text, plan(`Add ${found}`, [{ start: from, end: text.length, text: added }], false));
  },
  'wrong-bracket': (marked) => {
    const { text, start, found } = marked;
    const meant = found === ']' ? '}' : ']';
    return thatParse(text, [
      ...plan(`Add ${meant}`, [{ start, end: start, text: `${meant} ` }], false),
      ...replace(marked, meant, `Change to ${meant}`, false),
    ]);
  },
  rest: (marked) =>
    marked.found === '}' || marked.found === ']'
      ? thatParse(marked.text, replace(marked, '', 'Remove the bracket', false))
      : [],
};

/** The fixes after which the text has fewer syntax errors. */
function thatParse(text: string, plans: readonly FixPlan[]): readonly FixPlan[] {
  const errors = parseJson(text).problems.length;
  return plans.filter(({ edits }) => parseJson(applyEdits(text, edits)).problems.length < errors);
}

/** The quotation marks that may close a string, by the one that opens it. */
const closing: Readonly<Record<string, string>> = { '“': '”"', '”': '”"', '„': '“”', '«': '»' };

/** Closes an array or object where its indentation shows that it ends. */
function close({ text, start }: Marked, bracket: string): readonly FixPlan[] {
  const place = closingPlace(text, start);
  if (!place) return [];
  const { at, before } = place;
  const comma = /^\s*["{[\d]/.test(text.slice(at)) ? ',' : '';
  return plan(`Add ${bracket}${comma}`, [{ start: at, end: at, text: `${before}${bracket}${comma}` }], false);
}

export const jsonFixers: Fixers<JsonData> = {
  'json-syntax': ({ problem, found }, { text, range }) => {
    const start = offsetAt(text, range.line, range.column);
    return bySyntaxError[problem]?.({ text, start, end: start + found.length, found }) ?? [];
  },
};
