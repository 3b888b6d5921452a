import path from 'node:path';
import { TextlintKernel, type TextlintKernelOptions, type TextlintKernelRule } from '@textlint/kernel';
import { moduleInterop } from '@textlint/module-interop';
import markdown from '@textlint/textlint-plugin-markdown';
import { proseOfSchema, proseOfTypeScript } from './prose-of-code.ts';
import { pronouns, type Term, terms } from './word-list.ts';

/** A word that the word list rejects. */
export interface ProseProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The word and what to write instead. */
  readonly message: string;
}

/** The rejected words in a text, each with its index. */
function* rejectedWords(text: string, rejected: readonly Term[]) {
  for (const { pattern, instead } of rejected)
    for (const { 0: word, index } of text.matchAll(pattern))
      yield { index, word, message: `"${word.replace(/\s+/, ' ')}": write ${instead}.` };
}

const wordRule: TextlintKernelRule['rule'] = ({ Syntax, RuleError, report, getSource, locator }) => ({
  [Syntax.Str](node) {
    for (const { index, word, message } of rejectedWords(getSource(node), [...terms, ...pronouns]))
      report(node, new RuleError(message, { padding: locator.range([index, index + word.length]) }));
  },
});

const options = {
  ext: '.md',
  plugins: [{ pluginId: 'markdown', plugin: moduleInterop(markdown) }],
  rules: [{ ruleId: 'words', rule: wordRule }],
} satisfies TextlintKernelOptions;

const kernel = new TextlintKernel();

async function problemsInMarkdown(file: string, text: string): Promise<readonly ProseProblem[]> {
  const { messages } = await kernel.lintText(text, options);
  return messages.map(({ loc: { start }, message }) => ({ file, ...start, message }));
}

/** Problems in the prose of code, line by line. In the text everything except prose is blank. */
function problemsInLines(file: string, prose: string, rejected: readonly Term[]): readonly ProseProblem[] {
  return prose.split('\n').flatMap((line, before) => {
    const text = line.replace(/^[\s*]+/, '');
    const indent = line.length - text.length;
    return [...rejectedWords(text, rejected)].map(({ index, message }) => ({
      file,
      line: before + 1,
      column: indent + index + 1,
      message,
    }));
  });
}

/** Checks the prose of one file: Markdown, comments and sentences of TypeScript, descriptions of JSON schemas. */
export async function checkProse(file: string, text: string): Promise<readonly ProseProblem[]> {
  const extension = path.extname(file);
  if (extension === '.md') return problemsInMarkdown(file, text);
  if (extension === '.json') return problemsInLines(file, proseOfSchema(text), terms);
  return problemsInLines(file, proseOfTypeScript(file, text), [...terms, ...pronouns]);
}
